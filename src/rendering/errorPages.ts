/** The not-found page and the error screen (F-ROUTE-04, F-ROUTE-08). */
import { escapeHtml } from './escape.ts'

export interface LikelyPage {
  title: string
  url: string
}

export function notFoundMarkup(path: string, likely: readonly LikelyPage[]): string {
  const links = likely.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`)
  return (
    `<section class="not-found flow"><h1>Page Not Found: ${escapeHtml(path)}</h1>` +
    '<p>Nothing stands at this address. It may have moved, or the link has a slip in it.</p>' +
    '<form class="search-form" action="/search" role="search"><label for="not-found-search">Search this site</label> ' +
    '<input id="not-found-search" type="search" name="q" required> <button class="button">Search</button></form>' +
    (links.length > 0 ? `<h2>Perhaps you meant</h2><ul class="link-list">${links.join('')}</ul>` : '') +
    '<p><a href="/">Home</a></p></section>'
  )
}

export interface ErrorFacts {
  status: number
  message: string
  url: string
  /** For administrators and in development only (reading A-34). */
  stack: string | null
}

export function errorMarkup({ status, message, url, stack }: ErrorFacts): string {
  return (
    '<section class="error-screen flow"><h1>Dang</h1><p>It looks like something broke.</p>' +
    `<dl><dt>Status</dt><dd>${status}</dd><dt>Message</dt><dd>${escapeHtml(message)}</dd><dt>Address</dt><dd>${escapeHtml(url)}</dd></dl>` +
    (stack ? `<pre>${escapeHtml(stack)}</pre>` : '') +
    '<p><a class="button" href="/">Home</a></p></section>'
  )
}
