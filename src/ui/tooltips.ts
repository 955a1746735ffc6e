/**
 * The tooltip of the dashboard and the editor (F-UI-22): buttons and links that show only an icon or a sign such as + say their name after a while
 * of hovering, and at once when the keyboard reaches them. One for the whole window, in the top layer, so that no table or
 * dialog cuts it off. It shows `data-tip`, or the accessible name of what has no words of its own.
 */
import { tooltipTimer, wrapTooltip } from './tooltipRules.ts'

const margin = 8
let isStarted = false

/** What a control's tooltip says; null where its words are on the screen. */
function tipOf(control: HTMLElement): string | null {
  const words =
    control.dataset.tip ??
    (/[\p{L}\p{N}]/u.test(control.textContent) ? null : control.getAttribute('aria-label'))
  return words?.trim() || null
}

/** Shows tooltips from now on; called again, it does nothing. */
export function startTooltips(): void {
  if (isStarted) return
  isStarted = true
  const tip = Object.assign(document.createElement('div'), {
    id: 'tooltip',
    className: 'tip',
    popover: 'manual',
    role: 'tooltip',
  })
  let control: HTMLElement | null = null
  let describedBy: string | null = null

  function show(): void {
    const words = control?.isConnected ? tipOf(control) : null
    if (!control || !words) return
    tip.textContent = wrapTooltip(words).join('\n')
    // What stands outside an open dialog cannot be pointed at.
    const parent = control.closest('dialog[open]') ?? document.body
    if (tip.parentElement !== parent) parent.append(tip)
    tip.showPopover()
    const around = control.getBoundingClientRect()
    const isBelow = around.bottom + tip.offsetHeight <= innerHeight
    tip.style.left = `${Math.max(margin, Math.min(around.left, innerWidth - tip.offsetWidth - margin))}px`
    tip.style.top = `${isBelow ? around.bottom : around.top - tip.offsetHeight}px`
    // Where it only says the name again, a screen reader would read it twice.
    describedBy = control.getAttribute('aria-describedby')
    if (words !== control.getAttribute('aria-label'))
      control.setAttribute('aria-describedby', [describedBy, tip.id].filter(Boolean).join(' '))
  }
  function hide(): void {
    if (!tip.matches(':popover-open')) return
    tip.hidePopover()
    if (describedBy === null) control?.removeAttribute('aria-describedby')
    else control?.setAttribute('aria-describedby', describedBy)
  }
  const timer = tooltipTimer((isShown) => (isShown ? show() : hide()), {
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (one) => window.clearTimeout(one),
  })
  function leave(): void {
    timer.leave()
    control = null
  }
  const controlAt = (target: EventTarget | null): HTMLElement | null => {
    const found =
      target instanceof Element
        ? target.closest<HTMLElement>('button, a[href], summary, [role="button"]')
        : null
    return found && tipOf(found) ? found : null
  }

  const options = { capture: true, passive: true }
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'touch' || (target instanceof Node && tip.contains(target))) return
      const found = controlAt(target)
      if (found === control) return
      leave()
      control = found
      if (found) timer.enter()
    },
    options,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const found = controlAt(target)
      if (!found?.matches(':focus-visible')) return
      leave()
      control = found
      timer.focus()
    },
    options,
  )
  for (const kind of ['focusout', 'pointerdown', 'keydown', 'wheel'] as const)
    document.addEventListener(kind, leave, options)
  // The pointer goes into the page that is edited, or out of the window.
  document.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && leave(), options)
}
