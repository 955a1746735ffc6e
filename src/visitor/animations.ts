/** Runs what blocks carry in `animate` (F-POST-07): a class is added on its trigger; `repeat` takes it off again. */
import type { AnimationEntry } from '#blocks/block.ts'

type Entry = Omit<AnimationEntry, 'trigger'> & { trigger: string }

/**
 * `fade` becomes `anim-fade`; `add warm` adds and `remove warm` removes a class of the owner's. Which effects there are
 * is the sheet's to know: a class without a rule does nothing.
 */
function applyAction({ classList }: Element, action: string): () => void {
  const [verb, own] = action.split(/\s+/, 2)
  const name = own || `anim-${verb}`
  const isOff = verb === 'remove'
  classList.toggle(name, !isOff)
  return () => void classList.toggle(name, isOff)
}

/** Plays an entry on a block, or on its parts one after the other. Returns what takes it back. */
export function play(
  element: HTMLElement,
  { action, duration, delay = 0, easing, stagger = 0 }: Omit<Entry, 'trigger'>,
): () => undefined {
  const resets = (stagger ? partsOf(element) : [element]).map((part, index) => {
    part.style.animationDuration = duration ? `${duration}ms` : ''
    part.style.animationDelay = `${delay + index * stagger}ms`
    part.dataset.ease = easing ?? ''
    return applyAction(part, action)
  })
  return () => void resets.forEach((reset) => reset())
}

/** The blocks, entries and pictures of its own: what is in a block within it goes with that one. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const parts = [...element.querySelectorAll<HTMLElement>('.blk,li,figure')].filter(
    (one) => one.parentElement?.closest('.blk') === element,
  )
  return parts.length ? parts : [element]
}

export function start(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion)').matches) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-animate]')) {
    // As it was checked when it was saved.
    const entries: Entry[] = JSON.parse(String(element.dataset.animate))
    for (const entry of entries) begin(element, entry)
  }
}

function begin(element: HTMLElement, entry: Entry): void {
  const { trigger, repeat } = entry
  let reset: (() => undefined) | undefined
  let isClicked = false
  const run = () => void (reset ??= play(element, entry))
  const again = () => {
    if (repeat) reset = reset?.()
  }
  const on = (kind: string, act: () => void) => element.addEventListener(kind, act)
  if (trigger === 'onscreen')
    new IntersectionObserver((entries, observer) => {
      if (!entries.at(-1)?.isIntersecting) return again()
      run()
      if (!repeat) observer.disconnect()
    }).observe(element)
  else if (trigger === 'onclick')
    on('click', () => {
      again()
      // The class must be off for a frame, or the browser sees no change.
      requestAnimationFrame(run)
    })
  else {
    const enter = () => void (isClicked || run())
    on('pointerenter', enter)
    on('pointerleave', again)
    // Those who go by keyboard see the same.
    on('focusin', enter)
    on('focusout', again)
    on('click', () => (isClicked = trigger === 'onhovernoclick'))
  }
}
