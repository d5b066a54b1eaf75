# The image of the server. Its steps are tools/web.sh and tools/image.sh, which the tests run without Docker.
# It needs no root and writes only to /data, so the root file system may be read-only.

FROM node:24-bookworm-slim AS web
WORKDIR /source
COPY tools/web.sh tools/
COPY frontend frontend
COPY src src
RUN bash tools/web.sh

FROM python:3.13-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
COPY --from=web /source/src/hauntboard/web src/hauntboard/web
RUN bash tools/image.sh /opt/hauntboard

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10013 --no-create-home hauntboard \
    && install -d -o hauntboard -g hauntboard -m 700 /data
COPY --from=build /opt/hauntboard /opt/hauntboard
ENV PATH=/opt/hauntboard/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10013
VOLUME /data
EXPOSE 8013
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8013/health', timeout=4)"]
ENTRYPOINT ["hauntboard"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8013", "--data", "/data", "--log-level", "info"]
