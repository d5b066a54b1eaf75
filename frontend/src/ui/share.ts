// Shares a link: by the device's share dialog, or by the clipboard.
import { notice } from './toasts.svelte'

export async function share(link: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: 'Hauntboard', url: link })
    if (navigator.clipboard) await navigator.clipboard.writeText(link)
    else copyByHand(link)
    notice({ id: 'web-copied' })
  } catch {
    // The user cancelled.
  }
}

/** Insecure pages (a server in the local network) have no clipboard API, but may copy a selection. */
function copyByHand(link: string): void {
  const field = Object.assign(document.createElement('textarea'), { value: link })
  const room = document.querySelector('dialog[open]') ?? document.body
  room.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
