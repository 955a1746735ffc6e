/** Loads what another site shows when its button is pressed, and not before. */
export function enhance(place: HTMLElement): void {
  const { frame: url, title = '' } = place.dataset
  const link = place.querySelector('a')
  if (!url || !link) return
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.allowFullscreen = true
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms',
    )
    frame.src = url
    place.replaceChildren(frame)
    frame.focus()
  })
}
