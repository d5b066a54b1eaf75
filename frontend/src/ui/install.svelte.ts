// The page as an app: kept by a service worker, and installed where the browser offers that.
import { i18n } from '../i18n/i18n.svelte'

/** What Chromium hands out when a page can be installed; no other browser has it. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Installation {
  private offer = $state.raw<Offer | null>(null)

  /** Whether the browser would install the page now. */
  get offered(): boolean {
    return this.offer !== null
  }

  /** Let the browser ask whether to install; its offer is good for one question. */
  async ask(): Promise<void> {
    const { offer } = this
    this.offer = null
    await offer?.prompt()
  }

  /** Listen for the offer, and have the pages kept. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as Offer
    })
    addEventListener('appinstalled', () => (this.offer = null))
    // Only where the address is trusted, and not before everything that is needed now has come.
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    if (document.readyState === 'complete') void this.keep()
    else addEventListener('load', () => void this.keep())
  }

  private async keep(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js')
      registration.waiting?.postMessage({ alone: true })
      await navigator.serviceWorker.ready
      $effect.root(() => {
        $effect(() => registration.active?.postMessage({ keep: i18n.language }))
      })
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const installation = new Installation()
