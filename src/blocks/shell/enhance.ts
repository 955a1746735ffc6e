/** Opens a dialog that opens by itself, once in its days; who saw it is remembered by this browser alone. */
import type { Popup } from '../block.ts'
import { popupUsual } from './popup.ts'

const dayMs = 86_400_000
/** How long somebody who writes, or reads another dialog, is left alone before it is tried again. */
const busyMs = 4000

export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return
  // As it was checked when it was saved.
  const popup: Popup & { id: string } = JSON.parse(String(element.dataset.popup))
  const key = `popup:${popup.id}`
  if (mayOpen(key, popup)) waitFor(popup, () => open(element, key))
}

/** Calls `open` at the moment of the dialog, and again a while later for as long as it says that now is no good time. */
function waitFor({ on, after = popupUsual.after }: Popup, open: () => boolean): void {
  const abort = new AbortController()
  const options = { signal: abort.signal, passive: true }
  const attempt = () => {
    // What called first is enough.
    abort.abort()
    if (!open()) setTimeout(attempt, busyMs)
  }
  if (on === 'time') setTimeout(attempt, after * 1000)
  else if (on === 'scroll')
    addEventListener(
      'scroll',
      () => {
        const { scrollHeight } = document.documentElement
        if (scrollY > 0 && scrollY + innerHeight >= scrollHeight / 2) attempt()
      },
      options,
    )
  else
    document.documentElement.addEventListener(
      'pointerleave',
      ({ clientY }) => {
        if (clientY <= 0) attempt()
      },
      options,
    )
}

/** Returns false where somebody would be interrupted. A page that has been left has nothing to open any more. */
function open(dialog: HTMLDialogElement, key: string): boolean {
  if (!dialog.isConnected) return true
  if (document.querySelector('dialog[open]') || document.activeElement?.matches('input,textarea,select'))
    return false
  for (const storage of [localStorage, sessionStorage]) storage.setItem(key, String(Date.now()))
  dialog.showModal()
  return true
}

/** A browser that keeps nothing would be asked on each page: then it does not open at all. */
function mayOpen(key: string, { days = popupUsual.days }: Popup): boolean {
  try {
    const seen = Number((days === 0 ? sessionStorage : localStorage).getItem(key) ?? 0)
    return seen === 0 || (days > 0 && Date.now() - seen > days * dayMs)
  } catch {
    return false
  }
}
