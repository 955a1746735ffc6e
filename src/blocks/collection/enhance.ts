/** Load more: puts the cards of the next page behind those that are there. Without it the link leads to that page. */
import { notify } from '../visitorEvents.ts'
import { collection } from './texts/collection.ts'

export function enhance(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link?.closest('.b-collection-more') ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    if (link.hasAttribute('aria-busy')) return
    link.setAttribute('aria-busy', 'true')
    void add(root, link).finally(() => link.removeAttribute('aria-busy'))
  })
}

async function add(root: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const next = await nextPage(link.href, root.dataset.name ?? '').catch(() => null)
  const cards = root.querySelector('.b-collection-cards')
  if (!next || !cards) {
    notify({ title: collection.not_loaded, message: collection.not_loaded_more, kind: 'danger' })
    return
  }
  const added = [...next.querySelectorAll<HTMLElement>('.b-collection-cards > li')]
  cards.append(...added)
  const more = next.querySelector('.b-collection-more')
  const old = link.closest('.b-collection-more')
  if (more) old?.replaceWith(more)
  else old?.remove()
  const [first] = added
  if (!first) return
  // Whoever goes by keys or by ear goes on at the first of the new ones.
  const target = first.querySelector<HTMLElement>('a[href], button') ?? first
  if (target === first) first.tabIndex = -1
  target.focus({ preventScroll: true })
}

async function nextPage(href: string, name: string): Promise<HTMLElement | null> {
  const response = await fetch(href, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  if (!response.ok) return null
  // A parsed document would apply its own sheet, which the policy of this page forbids; it is the same one.
  const html = (await response.text()).replace(/<style id="page-style">[^]*?<\/style>/, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (
    [...page.querySelectorAll<HTMLElement>('.b-collection')].find((one) => one.dataset.name === name) ?? null
  )
}
