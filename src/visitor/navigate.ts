/**
 * Navigation without a reload: fetches the next page's own HTML, puts its content, title and styles in place of the
 * present ones, keeps the layout, moves focus, announces the title, keeps scroll positions.
 */
import { visitor } from './texts/visitor.ts'
import { hasNewerBuild, noteBuild } from '#platform/client/buildWatch.ts'
import { linkKind, needsFullLoad } from './linkRules.ts'
import { openModal } from './modals.ts'
import { showNotice } from './notices.ts'
import { createPreloadQueue } from './preload.ts'
import { element } from './element.ts'

export interface NavigationEvents {
  /** Before the content changes; `next` is the full URL. */
  leaving(next: string): void
  /** The new content stands. */
  arrived(content: ParentNode, from: string): void
}

const queue = createPreloadQueue(loadPage, () => Date.now())

/** Read to its end, asked for or not: a page that no cache may keep would hold its connection until then. */
async function loadPage(path: string): Promise<{ url: string; html: string }> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  const html = await response.text()
  // What a proxy or a broken server says in its own words is no page of the site.
  if (response.status > 428 && !html.includes('id="content"')) throw new Error(response.statusText)
  return { url: response.url, html }
}

const pathOf = (url: URL | Location) => url.pathname + url.search
let shown = pathOf(location)
let latest = 0

export function startNavigation(events: NavigationEvents): void {
  history.scrollRestoration = 'manual'
  document.addEventListener('click', (event) => {
    const url = inside(event)
    if (!url) return
    if (url.hash && pathOf(url) === pathOf(location)) {
      if (openModal(url.hash)) event.preventDefault()
      return
    }
    event.preventDefault()
    void go(url, events, true)
  })
  addEventListener('popstate', () => {
    if (pathOf(location) !== shown) void go(new URL(location.href), events, false)
  })
  const hint = (event: Event) => loadAhead(event.target, true)
  document.addEventListener('pointerover', hint, { passive: true })
  document.addEventListener('focusin', hint)
  watchLinks(document)
  if (location.hash) openModal(location.hash)
}

/** Pages whose links come in view are loaded ahead, those in the content once it stands. */
export function watchLinks(root: ParentNode): void {
  // Not every browser has it, and the types know it nowhere.
  if (Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData')) return
  for (const link of root.querySelectorAll('a[href]')) inView.observe(link)
}

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    inView.unobserve(target)
    loadAhead(target, false)
  }
})

/** The URL of an internal link that navigation can draw. */
function linkUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (
    !link ||
    (link.target && link.target !== '_self') ||
    linkKind({ href: link.getAttribute('href'), hasDownload: link.hasAttribute('download') }) !== 'internal'
  )
    return null
  const url = new URL(link.href, location.href)
  return url.origin === location.origin && !needsFullLoad(url.pathname) ? url : null
}

/** Loads what a link leads to before it is asked for; not the page that stands. */
function loadAhead(target: EventTarget | null, isNext: boolean): void {
  const url = linkUrl(target)
  if (url && pathOf(url) !== pathOf(location)) queue.add(pathOf(url), isNext)
}

function inside(event: MouseEvent): URL | null {
  return event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
    ? null
    : linkUrl(event.target)
}

async function go(url: URL, events: NavigationEvents, isNew: boolean): Promise<void> {
  if (hasNewerBuild()) return location.assign(url)
  latest += 1
  const turn = latest
  const from = shown
  document.body.setAttribute('aria-busy', 'true')
  try {
    const page = await queue.take(pathOf(url))
    if (turn !== latest) return
    const final = new URL(page.url || url.href, location.href)
    final.hash = url.hash
    // The sheet is read apart: a parsed document would apply it, which the policy of the page that stands forbids.
    let css = ''
    const html = page.html.replace(
      /<style id="page-style">([^]*?)<\/style>/,
      (_, sheet: string) => ((css = sheet), ''),
    )
    const next = new DOMParser().parseFromString(html, 'text/html')
    const content = next.getElementById('content')
    noteBuild(next.querySelector<HTMLMetaElement>('meta[name="plinth-build"]')?.content)
    // Another site, layout or build, or an administrator's own script or sheet: only a whole load draws it right.
    const hasScript = content?.querySelector('script:not([type="application/json"]),style')
    if (
      hasScript ||
      needsOtherFrames(next) ||
      final.origin !== location.origin ||
      !content ||
      next.body.dataset.layout !== document.body.dataset.layout ||
      hasNewerBuild()
    ) {
      return location.assign(final)
    }
    events.leaving(final.href)
    if (isNew) {
      history.replaceState({ ...history.state, y: scrollY }, '')
      history.pushState({ y: 0 }, '', final)
    }
    shown = pathOf(final)
    await change(() => swap(next, content, css))
    arrive(final, isNew)
    events.arrived(content, from)
  } catch {
    // The page could not be fetched: say so, and let the person try again.
    showNotice({
      title: visitor.page_not_loaded,
      message: visitor.page_not_loaded_more,
      kind: 'danger',
    })
  } finally {
    if (turn === latest) document.body.removeAttribute('aria-busy')
  }
}

/** The policy of the page that was loaded names whose pages it may frame; another one's are shown by a whole load only. */
function needsOtherFrames(next: Document): boolean {
  const allowed = new Set(document.body.dataset.frames?.split(' '))
  return (next.body.dataset.frames?.split(' ') ?? []).some((source) => !allowed.has(source))
}

async function change(update: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!('startViewTransition' in document) || isStill) return update()
  const transition = document.startViewTransition(update)
  // A transition that is skipped (another one begins, the tab is hidden) is no fault: the content stands all the same.
  for (const moment of [transition.ready, transition.finished]) moment.catch(() => undefined)
  await transition.updateCallbackDone
}

/** What belongs to one page, in the head. */
const pageHead =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]'

function swap(next: Document, content: HTMLElement, css: string): void {
  document.title = next.title
  for (const old of document.head.querySelectorAll(pageHead)) old.remove()
  document.head.append(...next.head.querySelectorAll(pageHead))
  // The policy of the page that was loaded knows the hash of its own <style> only; a constructed sheet needs none.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  document.getElementById('page-style')?.remove()
  document.getElementById('content')?.replaceWith(content)
  document.getElementById('site-menu')?.hidePopover()
  const path = location.pathname
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.site-header a[href], .site-footer a[href]',
  )) {
    if (link.pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function arrive(url: URL, isNew: boolean): void {
  const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null
  const content = document.getElementById('content')
  content?.focus({ preventScroll: true })
  if (target) target.scrollIntoView()
  else scrollTo({ top: isNew ? 0 : Number(history.state?.y ?? 0), behavior: 'instant' })
  announce(document.title)
}

let announcer: HTMLElement | null = null
function announce(text: string): void {
  if (!announcer) {
    announcer = element('div', '', document.body)
    announcer.className = 'page-announcer'
    announcer.setAttribute('aria-live', 'assertive')
  }
  announcer.textContent = text
}
