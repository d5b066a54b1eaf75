// Short notices that disappear by themselves.
import { Refused, type Trouble } from '../api/client'

export interface Toast {
  key: number
  trouble: Trouble
  bad: boolean
}

let next = 1
export const toasts = $state<Toast[]>([])

export function notice(trouble: Trouble, bad = false): void {
  const key = next++
  toasts.push({ key, trouble, bad })
  setTimeout(() => dismiss(key), 6000)
}

export function dismiss(key: number): void {
  const at = toasts.findIndex((toast) => toast.key === key)
  if (at >= 0) toasts.splice(at, 1)
}

/** Show an error; anything but a refusal is a bug of the page and logged. */
export function showError(error: unknown): void {
  if (error instanceof Refused) notice(error.trouble, true)
  else {
    console.error(error)
    notice({ id: 'web-mistake' }, true)
  }
}
