/** Runs what blocks carry in `animate` (F-POST-07): a class is added on its trigger; `repeat` takes it off again. */
interface Entry {
  trigger: string
  action: string
  repeat?: boolean
}

/**
 * `fade` becomes `anim-fade`; `add warm` adds and `remove warm` removes a class of the owner's. Which effects there are
 * is the sheet's to know: a class without a rule does nothing.
 */
export function applyAction(element: Element, action: string): () => void {
  const [verb, name] = action.split(' ', 2)
  if (verb === 'remove' && name) {
    element.classList.remove(name)
    return () => element.classList.add(name)
  }
  const className = verb === 'add' && name ? name : /^[a-z-]+$/.test(action) ? `anim-${action}` : null
  if (!className) return () => undefined
  element.classList.add(className)
  return () => element.classList.remove(className)
}

export function startAnimations(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-animate]')) {
    for (const entry of readEntries(element.dataset.animate)) start(element, entry)
  }
}

function start(element: HTMLElement, { trigger, action, repeat }: Entry): void {
  let reset: (() => void) | null = null
  let isClicked = false
  const run = () => {
    reset ??= applyAction(element, action)
  }
  const again = () => {
    if (!repeat) return
    reset?.()
    reset = null
  }
  switch (trigger) {
    case 'onhover':
    case 'onhovernoclick':
      element.addEventListener('pointerenter', () => {
        if (trigger === 'onhover' || !isClicked) run()
      })
      element.addEventListener('pointerleave', again)
      // Those who go by keyboard see the same.
      element.addEventListener('focusin', () => {
        if (trigger === 'onhover' || !isClicked) run()
      })
      element.addEventListener('focusout', again)
      element.addEventListener('click', () => {
        isClicked = true
      })
      break
    case 'onclick':
      element.addEventListener('click', () => {
        again()
        // The class must be off for a frame, or the browser sees no change.
        requestAnimationFrame(run)
      })
      break
    case 'onscreen':
      new IntersectionObserver((entries, observer) => {
        for (const { isIntersecting } of entries) {
          if (!isIntersecting) again()
          else {
            run()
            if (!repeat) observer.disconnect()
          }
        }
      }).observe(element)
  }
}

function readEntries(text: string | undefined): Entry[] {
  const list: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(list)
    ? list.filter((entry) => typeof entry?.action === 'string' && typeof entry.trigger === 'string')
    : []
}
