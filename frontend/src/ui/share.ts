// A link for others: the device's own way to share, or the clipboard.
import { notice } from './toasts.svelte'

export async function share(link: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: 'Hauntboard', url: link })
    if (navigator.clipboard) await navigator.clipboard.writeText(link)
    else copyByHand(link)
    notice({ id: 'web-copied' })
  } catch {
    // Nobody has to share.
  }
}

/** Pages that are not secure (a server in one's own network) have no clipboard, but may copy what is marked. */
function copyByHand(link: string): void {
  const field = Object.assign(document.createElement('textarea'), { value: link })
  const room = document.querySelector('dialog[open]') ?? document.body
  room.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
