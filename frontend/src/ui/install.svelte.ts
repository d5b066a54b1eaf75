// The page as an app: cached by a service worker, and installed where the browser offers it.
import { i18n } from '../i18n/i18n.svelte'

/** Chromium's install event; other browsers have none. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Installation {
  private offer = $state.raw<Offer | null>(null)

  /** Whether the browser offers to install the page. */
  get offered(): boolean {
    return this.offer !== null
  }

  /** Let the browser ask whether to install. An offer can be used once. */
  async ask(): Promise<void> {
    const { offer } = this
    this.offer = null
    await offer?.prompt()
  }

  /** Listen for the offer, and register the service worker. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as Offer
    })
    addEventListener('appinstalled', () => (this.offer = null))
    // Only in a secure context, and not before the page itself has loaded.
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    if (document.readyState === 'complete') void this.register()
    else addEventListener('load', () => void this.register())
  }

  private async register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js')
      registration.waiting?.postMessage({ alone: true })
      await navigator.serviceWorker.ready
      $effect.root(() => {
        $effect(() => registration.active?.postMessage({ keep: i18n.language }))
      })
    } catch {
      // The page works without a service worker.
    }
  }
}

export const installation = new Installation()
