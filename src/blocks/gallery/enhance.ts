/** Opens the pictures of a gallery large, in a dialog with the way to the next one by button, arrow key and swipe. */
import { notify } from '../visitorEvents.ts'
import { readsFromRight, arrows } from '../carousel/direction.ts'
import { slideAfter, slideAfterSwipe } from '../carousel/slideRules.ts'
import { common } from '#ui/texts/common.ts'
import { gallery } from './texts/gallery.ts'

export function enhance(root: HTMLElement): void {
  const links = () => [...root.querySelectorAll<HTMLAnchorElement>('a[data-large]')]
  root.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      !(event.target instanceof Element)
    )
      return
    const index = links().findIndex((link) => event.target instanceof Node && link.contains(event.target))
    if (index < 0) return
    event.preventDefault()
    // The page must not follow the link as a way to another page.
    event.stopPropagation()
    openLarge(links(), index)
  })
}

function openLarge(links: HTMLAnchorElement[], first: number): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'b-large'
  dialog.setAttribute('aria-label', gallery.picture)
  const isReversed = readsFromRight(document.documentElement)
  dialog.innerHTML =
    '<figure><img alt=""><figcaption></figcaption></figure><p class="sr-only" aria-live="polite"></p>' +
    `<button type="button" class="b-large-close" aria-label="${common.close}">${sign('M18 6 6 18M6 6l12 12')}</button>` +
    (links.length > 1
      ? `<button type="button" class="b-large-back" aria-label="${gallery.previous_picture}">${sign(isReversed ? arrows.right : arrows.left)}</button>` +
        `<button type="button" class="b-large-on" aria-label="${gallery.next_picture}">${sign(isReversed ? arrows.left : arrows.right)}</button>`
      : '')
  const picture = dialog.querySelector('img')
  const caption = dialog.querySelector('figcaption')
  const status = dialog.querySelector('p')
  let shown = first

  function show(index: number | null): void {
    const link = index === null ? undefined : links[index]
    if (!link || index === null || !picture || !caption || !status) {
      notify({
        title: gallery.unable_to_advance,
        message: gallery.slide_gone,
        kind: 'danger',
      })
      return
    }
    shown = index
    const small = link.querySelector('img')
    picture.sizes = '100vw'
    picture.srcset = small?.srcset ?? ''
    picture.src = link.href
    picture.alt = small?.alt ?? ''
    caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? ''
    status.textContent = gallery.picture_of({ value: index + 1, count: links.length })
  }
  const place = () => ({ current: links[shown]?.isConnected ? shown : -1, count: links.length, wraps: true })
  const step = (by: 1 | -1) => show(slideAfter(place(), by))

  dialog.querySelector('.b-large-close')?.addEventListener('click', () => dialog.close())
  dialog.querySelector('.b-large-back')?.addEventListener('click', () => step(-1))
  dialog.querySelector('.b-large-on')?.addEventListener('click', () => step(1))
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(isReversed ? 1 : -1)
    if (key === 'ArrowRight') step(isReversed ? -1 : 1)
  })
  let from: number | null = null
  dialog.addEventListener('pointerdown', (event) => {
    from = event.clientX
  })
  dialog.addEventListener('pointerup', (event) => {
    const moved = from === null ? 0 : event.clientX - from
    if (picture && moved !== 0)
      show(slideAfterSwipe(place(), isReversed ? -moved : moved, picture.clientWidth))
    from = null
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof HTMLElement && target.tagName === 'FIGURE')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    links[shown]?.focus()
  })
  document.body.append(dialog)
  show(first)
  dialog.showModal()
}

const sign = (path: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
