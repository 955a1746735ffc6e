/** What is in <head>: title, description, canonical URL, OpenGraph, JSON-LD, preloads, the one style sheet. */
import type { Assets } from '#platform/http/assets.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { fontSources, fontsWorn, italicSources } from '#ui/siteFonts.ts'
import { scriptJson } from './scriptJson.ts'

export interface HeadContext {
  title: string
  siteName: string
  description: string
  /** Absolute URL of the page; null where the page has none of its own (404, preview). */
  canonical: string | null
  /** Absolute URL of the lead picture. */
  image: string | null
  kind: 'website' | 'article' | 'product'
  /** Objects of schema.org. */
  jsonLd: readonly Record<string, unknown>[]
  /** URL of the site's icon; '' for none. */
  icon: string
  css: string
  /** The site's own design values: they say which fonts the page wears. */
  tokens: Readonly<Record<string, string>>
  /** The folder of the site's theme. */
  theme: string
  /** Words of the page are in italics: their file must not come late either (decision 016). */
  hasItalics: boolean
  /** URLs of the uploaded fonts that the page wears. */
  ownFonts: readonly string[]
  /** Block types that wake up as soon as the page stands: their scripts are fetched early. */
  eagerIslands: readonly string[]
  isIndexed: boolean
  /** False: a picture of a page, on which nothing is done; no script is sent. */
  hasScripts?: boolean
  /** What the post wishes of robots; a page that is not indexed says so in any case. */
  robots: string
  /** Path of the feed of what this page belongs to, without its ending; null: the site's. */
  feed: string | null
}

export const visitorEntry = 'src/visitor/boot.ts'
const islandEntry = 'src/visitor/islandRoot.tsx'

/** URLs of the fonts that a page of these design values shows first. */
const fontsOf = (assets: Assets, tokens: Readonly<Record<string, string>>): string[] =>
  fontSources(fontsWorn(tokens)).flatMap((source) => assets.file(source) ?? [])

const preloadOfFont = (url: string, attributes = ''): string =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin${attributes}>`

/** The sheet of a theme that has one, after the one that all themes share; none of another theme is on the page. */
function themeSheet(assets: Assets, theme: string): string {
  const url = assets.file(`themes/${theme}/style.css`)
  return url ? `<link rel="stylesheet" href="${url}">` : ''
}

/** Sheets and fonts that every page of the site wears. */
export function lookFiles(assets: Assets): string[] {
  return [...(assets.entry(visitorEntry)?.styles ?? []), ...fontsOf(assets, {})]
}

export function titleOf(title: string, siteName: string): string {
  return title && title !== siteName ? `${title} · ${siteName}` : siteName
}

export function headMarkup(head: HeadContext, assets: Assets): string {
  const visitor = assets.entry(visitorEntry)
  const hasScripts = head.hasScripts !== false
  const scripts = new Set<string>(hasScripts ? visitor?.preloads : [])
  const islands = (hasScripts ? head.eagerIslands : []).map((type) => `src/blocks/${type}/view.tsx`)
  for (const source of islands.length > 0 ? [islandEntry, ...islands] : []) {
    const entry = assets.entry(source)
    for (const url of entry ? [entry.script, ...entry.preloads] : []) scripts.add(url)
  }
  const fonts = [...fontsOf(assets, head.tokens), ...head.ownFonts]
  const italics = head.hasItalics ? italicSources(fontsWorn(head.tokens)) : []
  const title = titleOf(head.title, head.siteName)
  const robots =
    head.isIndexed || head.robots.includes('noindex')
      ? head.robots
      : ['noindex', head.robots].filter(Boolean).join(', ')
  const feed = head.feed ?? '/feed'
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    head.description && meta('name', 'description', head.description),
    robots && meta('name', 'robots', robots),
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    meta('property', 'og:type', head.kind),
    meta('property', 'og:title', head.title || head.siteName),
    meta('property', 'og:site_name', head.siteName),
    head.description && meta('property', 'og:description', head.description),
    head.canonical && meta('property', 'og:url', head.canonical),
    head.image && meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    meta('name', 'plinth-build', assets.buildId),
    ...fonts.map((url) => preloadOfFont(url)),
    // After the picture that a page begins with.
    ...italics
      .flatMap((source) => assets.file(source) ?? [])
      .map((url) => preloadOfFont(url, ' fetchpriority="low"')),
    ...(visitor?.styles ?? []).map((url) => `<link rel="stylesheet" href="${url}">`),
    // A header that is drawn before all of it has come moves as the rest of it comes.
    '<link rel="expect" href="#site-header" blocking="render">',
    themeSheet(assets, head.theme),
    head.css && `<style id="page-style">${head.css}</style>`,
    ...[...scripts].map((url) => `<link rel="modulepreload" href="${url}">`),
    hasScripts && visitor && `<script type="module" src="${visitor.script}"></script>`,
    // Without one of its own the browser is kept from asking for /favicon.ico.
    `<link rel="icon" href="${head.icon ? escapeHtml(head.icon) : 'data:,'}">`,
    head.icon && `<link rel="apple-touch-icon" href="${escapeHtml(head.icon)}">`,
    `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}.xml">`,
    `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}.atom">`,
    `<link rel="alternate" type="application/feed+json" href="${escapeHtml(feed)}.json">`,
    ...head.jsonLd.map((about) => `<script type="application/ld+json">${scriptJson(about)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
}
