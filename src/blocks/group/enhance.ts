/**
 * The silent video behind a section: it plays while it is seen, over its poster. Not for people who asked their device for
 * less motion or less data, and on phones only where the owner says so. Nothing of it is loaded before it plays.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLVideoElement)) return
  const isPhone = matchMedia('(max-width: 40rem)').matches
  if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches) return
  if (isPhone && element.dataset.onPhone === undefined) return
  const button = element.closest('.b-group')?.querySelector<HTMLButtonElement>(':scope > .b-ground-pause')
  let isStopped = false
  element.muted = true
  element.addEventListener('playing', () => {
    element.dataset.playing = ''
    if (button) button.hidden = false
  })
  button?.addEventListener('click', () => {
    isStopped = !isStopped
    button.setAttribute('aria-pressed', String(isStopped))
    if (isStopped) element.pause()
    // A browser may refuse to play by itself: the poster stays.
    else element.play().catch(() => undefined)
  })
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) {
      if (!isStopped) element.play().catch(() => undefined)
    } else element.pause()
  }).observe(element)
}
