/** Closes what hangs open from a menu: by a press or the focus elsewhere, or by Escape. In a phone's menu it stays open. */
export function enhance(element: HTMLElement): void {
  const list = element.querySelector('ul')
  if (!(element instanceof HTMLDetailsElement) || !list) return
  let open: AbortController | null = null
  const watch = () => {
    open?.abort()
    open = null
    if (!element.open || getComputedStyle(list).position !== 'absolute') return
    open = new AbortController()
    const { signal } = open
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) element.open = false
    }
    addEventListener('pointerdown', leave, { signal })
    addEventListener('focusin', leave, { signal })
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        element.open = false
        element.querySelector('summary')?.focus()
      },
      { signal },
    )
  }
  element.addEventListener('toggle', watch)
  // It may have been opened before this was here.
  watch()
}
