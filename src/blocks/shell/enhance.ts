/** Opens dialogs that open by themselves, each once in its days; who closed it is remembered by this browser alone. */
import type { Popup } from '../block.ts'

const dayMs = 86_400_000

export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return
  // As it was checked when it was saved.
  const popup: Popup = JSON.parse(String(element.dataset.popup))
  if (mayOpen(element.id, popup)) waitFor(popup, element)
}

function waitFor({ on, after = 8 }: Popup, dialog: HTMLDialogElement): void {
  const abort = new AbortController()
  const options = { signal: abort.signal, passive: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    // Whoever writes, or reads another dialog, is not interrupted: later.
    if (!dialog.isConnected) return abort.abort()
    if (document.querySelector('dialog[open]') || document.activeElement?.matches('input,textarea,select')) {
      timer = setTimeout(open, 4000)
      return
    }
    abort.abort()
    clearTimeout(timer)
    remember(dialog.id)
    dialog.showModal()
  }
  if (on === 'time') timer = setTimeout(open, after * 1000)
  else if (on === 'scroll')
    addEventListener(
      'scroll',
      () => {
        const { scrollHeight } = document.documentElement
        if (scrollY + innerHeight >= scrollHeight / 2 && scrollY > 0) open()
      },
      options,
    )
  else
    document.documentElement.addEventListener(
      'pointerleave',
      ({ clientY }) => clientY <= 0 && open(),
      options,
    )
}

const keyOf = (id: string) => `popup:${id || location.pathname}`

/** A browser that keeps nothing is asked on each page: then it does not open at all. */
function mayOpen(id: string, { days = 30 }: Popup): boolean {
  try {
    const seen = Number((days === 0 ? sessionStorage : localStorage).getItem(keyOf(id)) ?? 0)
    return seen === 0 || (days > 0 && Date.now() - seen > days * dayMs)
  } catch {
    return false
  }
}

function remember(id: string): void {
  for (const storage of [localStorage, sessionStorage]) storage.setItem(keyOf(id), String(Date.now()))
}
