// Typed calls of the server's API. The types come from its OpenAPI document: `npm run api`.
import type { components, paths } from './schema'

export type Schemas = components['schemas']
export type Table = Schemas['TablePayload']
export type TableLine = Schemas['TableLine']
export type TableEvent = Schemas['EventPayload']
export type News = Schemas['News']
export type Receipt = Schemas['Receipt']
export type Game = Schemas['GamePayload']
export type Me = Schemas['Me']
export type Move = Schemas['MovePayload']
export type WhyNot = Schemas['WhyNotPayload']
export type Advice = Schemas['HintPayload']
export type LessonPayload = Schemas['LessonPayload']
export type Trouble = { id: string; arguments?: Record<string, unknown>; clause?: string }

/** A refusal by the server, as a message that the caller renders. */
export class Refused extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status = 0,
  ) {
    super(trouble.id)
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type With<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]
type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never
type Parameters<O, K extends string> = O extends { parameters: Record<K, infer V> } ? V : undefined
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
type Answer<O> = O extends { responses: infer R }
  ? { [S in keyof R & (200 | 201)]: R[S] extends { content: { 'application/json': infer B } } ? B : never }[keyof R & (200 | 201)]
  : never

type Given<O> = {
  path?: Parameters<O, 'path'>
  query?: O extends { parameters: { query?: infer Q } } ? Q : undefined
  body?: Body<O> extends infer B ? (B extends object ? { [K in keyof B]?: B[K] } : undefined) : undefined
}

/** `await call('get', '/api/tables/{id}', { path: { id } })`; throws {@link Refused}. */
export async function call<M extends Method, P extends With<M> & string>(
  method: M,
  path: P,
  given: Given<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const values = (given.path ?? {}) as Record<string, unknown>
  const query = Object.entries((given.query ?? {}) as Record<string, unknown>).filter(([, value]) => value != null)
  const search = new URLSearchParams(query.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]))).toString()
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  let answer: Response
  try {
    answer = await fetch(address + (search && `?${search}`), {
      method: method.toUpperCase(),
      headers: given.body ? { 'content-type': 'application/json' } : {},
      body: given.body ? JSON.stringify(given.body) : null,
    })
  } catch {
    throw new Refused({ id: 'web-no-connection' })
  }
  const text = await answer.text()
  if (!answer.ok) throw new Refused(trouble(text), answer.status)
  return (text ? JSON.parse(text) : undefined) as Answer<Operation<P, M>>
}

function trouble(text: string): Trouble {
  try {
    return (JSON.parse(text) as { error: Trouble }).error
  } catch {
    return { id: 'server-mistake' }
  }
}
