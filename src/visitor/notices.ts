/**
 * Notices (F-ERR-01, F-CONST-01): they leave after 15 s, on double-click, by their button or Esc; pointer or focus on
 * a notice holds it. 350 ms in, 260 ms out.
 */
import { notice as times } from '#constants.ts'
import { element } from './element.ts'
import { visitor } from './texts/visitor.ts'

export interface Notice {
  title: string
  message: string
  kind: 'info' | 'good' | 'danger'
}

const closers: (() => void)[] = []
let area: HTMLElement | null = null

function noticeArea(): HTMLElement {
  if (area?.isConnected) return area
  area = element('div', '', document.body)
  area.className = 'notices'
  area.setAttribute('role', 'region')
  area.setAttribute('aria-label', visitor.notices)
  area.setAttribute('aria-live', 'polite')
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closers.at(-1)?.()
  })
  return area
}

/** Shows a notice and returns what closes it. */
export function showNotice({ title, message, kind }: Notice): () => void {
  const box = document.createElement('div')
  box.className = `notice notice-${kind}`
  if (kind === 'danger') box.setAttribute('role', 'alert')
  element('strong', title, box)
  element('p', message, box)
  const button = element('button', '×', box)
  button.setAttribute('aria-label', visitor.close_notice)

  let leftMs: number = times.dismissMs
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  function close(): void {
    if (isLeaving) return
    isLeaving = true
    clearTimeout(timer)
    closers.splice(closers.indexOf(close), 1)
    box.classList.add('notice-leaves')
    setTimeout(() => box.remove(), times.exitMs)
  }
  function run(): void {
    clearTimeout(timer)
    since = Date.now()
    timer = setTimeout(close, leftMs)
  }
  function hold(): void {
    clearTimeout(timer)
    leftMs = Math.max(1000, leftMs - (Date.now() - since))
  }
  box.addEventListener('dblclick', close)
  button.addEventListener('click', close)
  box.addEventListener('pointerenter', hold)
  box.addEventListener('pointerleave', run)
  box.addEventListener('focusin', hold)
  box.addEventListener('focusout', run)
  closers.push(close)
  noticeArea().append(box)
  run()
  return close
}
