/** A film that plays by itself: only while it is seen, and never for those who asked for less motion. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLVideoElement) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let isStopped = false
  let isOurs = false
  element.addEventListener('pause', () => {
    isStopped = !isOurs
    isOurs = false
  })
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting && !isStopped) {
      // A browser may refuse to play by itself: the controls stay.
      element.play().catch(() => undefined)
    } else if (!element.paused) {
      isOurs = true
      element.pause()
    }
  }).observe(element)
}
