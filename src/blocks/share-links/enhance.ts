/** Copies the link of the page; on a phone its own sheet offers more than any list. */
const doneMs = 2500

export function enhance(place: HTMLElement): void {
  const link = place.querySelector<HTMLAnchorElement>('[data-copy]')
  const done = place.querySelector('.b-share-done')
  if (!link || !done) return
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    void navigator.clipboard.writeText(link.href).then(
      () => {
        done.textContent = link.dataset.copy ?? ''
        setTimeout(() => (done.textContent = ''), doneMs)
      },
      // Without the permission the link is what it is without this script.
      () => location.assign(link.href),
    )
  })
}
