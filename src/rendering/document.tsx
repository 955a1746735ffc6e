/** The whole HTML document: head, layout with its header and footer, the content between them. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '#blocks/block.ts'
import type { Assets } from '#platform/http/assets.ts'
import { isRightToLeft } from '#platform/language/direction.ts'
import { hashSource, pageHeaders } from '#platform/http/securityHeaders.ts'
import { layouts } from '#themes/default/index.tsx'
import { allOwnSheets, ownSheetsFor } from '#blocks/ownSheets.ts'
import { definitions } from '#blocks/registry.ts'
import { sharedSheet } from '#blocks/shell/sharedStyles.ts'
import { fontFaces, fontsWorn, ownFaces } from '#ui/siteFonts.ts'
import { pictureAt } from '#ui/picture.ts'
import { elementsIn } from './markupParts.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { headMarkup, type HeadContext } from './head.ts'
import type { Content } from './pageContent.tsx'
import { writeRawHtml } from './rawHtml.tsx'
import { directionOfPage } from './readingDirection.ts'
import type { SiteContext, SiteMenus } from './siteContext.ts'
import { currentLanguage } from '#platform/language/current.ts'
import { pages } from './texts/pages.ts'

export interface DocumentParts {
  page: PageContext
  site: SiteContext
  menus: SiteMenus
  /** What is in `<main>`. */
  inside: ReactNode
  content: Pick<Content, 'css' | 'islands' | 'trustedMarkup'>
  head: Pick<
    HeadContext,
    'description' | 'image' | 'kind' | 'jsonLd' | 'isIndexed' | 'robots' | 'feed' | 'hasScripts'
  > & {
    /** Instead of the page's title; '' for that. */
    title: string
    /** Another URL that is the original; null: the page's own. */
    canonical: string | null
  }
  /** Where the page is for search engines, when not at its own path: the home page is `/`. */
  canonicalPath?: string
  /** jxt_layout_template: default or user (F-ROUTE-06). */
  layout: string
  /** Who made the post: the browser shows them the Edit control (F-PUB-09). */
  author: string | null
  /** True: blocks of any type may come to be in it. */
  hasAllSheets?: boolean
}

export interface WrittenDocument {
  body: string
  headers: Record<string, string>
}

export function writeDocument(parts: DocumentParts, assets: Assets): WrittenDocument {
  const { page, site, content } = parts
  const layout = parts.layout === 'user' ? 'user' : 'default'
  const Layout = layouts[layout]
  const inside = writeRawHtml(
    renderToStaticMarkup(
      <Layout settings={site} menus={parts.menus} page={page}>
        <main
          id="content"
          tabIndex={-1}
          dir={directionOfPage(page.title, site.language)}
          data-post={page.postId ?? undefined}
          data-author={parts.author ?? undefined}
        >
          {parts.inside}
        </main>
      </Layout>,
    ),
  )
  // A visitor's page goes on without a font that comes late; who designs sees the font of the site.
  const display = page.isPreview ? 'swap' : 'optional'
  const css =
    fontFaces(fontsWorn(site.tokens), (source) => assets.file(source), display, page.isPreview) +
    ownFaces(site.ownFonts, display) +
    (site.site_logo_dark === '' ? '' : darkLogoSheet) +
    (parts.hasAllSheets ? allOwnSheets() : ownSheetsFor(inside)) +
    tokenSheet(site.tokens) +
    sharedSheet(site.sharedStyles, (name) => inside.includes(name)) +
    content.css
  const head = headMarkup(
    {
      ...parts.head,
      title: parts.head.title || page.title,
      siteName: site.site_name,
      icon: site.icon && pictureAt(site.icon, 320),
      canonical: parts.head.isIndexed
        ? (parts.head.canonical ?? site.origin + encodeURI(parts.canonicalPath ?? page.path))
        : null,
      css,
      tokens: site.tokens,
      theme: site.theme,
      hasItalics: /<(?:em|i)[\s>]/.test(inside),
      ownFonts: site.ownFonts.map(({ url }) => url),
      eagerIslands: content.islands.filter((type) =>
        ['load', 'idle'].includes(definitions.get(type)?.interactive ?? ''),
      ),
    },
    assets,
  )
  const frames = framesIn(inside)
  const shownFrames = frames.length > 0 ? ` data-frames="${escapeHtml(frames.join(' '))}"` : ''
  const body =
    `<!doctype html>\n<html ${languageAttributes(site.language)}>\n<head>\n${head}\n</head>\n<body data-layout="${layout}"${shownFrames}>\n` +
    `${inside}\n</body>\n</html>\n`
  const needs = { css, ...inlineHashes(content.trustedMarkup ?? ''), frames, files: site.files }
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...pageHeaders(needs, site.origin.startsWith('https:')),
    },
  }
}

/** Whose pages are in frames on this page, or will once a reader presses play (`data-frame`). */
function framesIn(html: string): string[] {
  const urls = [...html.matchAll(/<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)|\sdata-frame="([^"]+)"/gi)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  const sources = urls.flatMap((url) => {
    if (/^\/(?![/\\])/.test(url)) return ["'self'"]
    return /^https:\/\//i.test(url) && URL.canParse(url) ? [new URL(url).origin] : []
  })
  return [...new Set(sources)].toSorted()
}

function languageAttributes(language: string): string {
  return `lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`
}

/** One of the two logos is shown; the other is not even fetched. */
const darkLogoSheet =
  '@layer theme{.logo-dark,[data-theme=dark] .logo-light{display:none}[data-theme=dark] .logo-dark{display:inline}' +
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .logo-light{display:none}:root:not([data-theme=light]) .logo-dark{display:inline}}}'

/** The owner's design values over the theme's. */
function tokenSheet(tokens: Record<string, string>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return lines.length > 0
    ? `@layer owner{:root,.scheme-light,.scheme-dark{${lines.join(';').replace(/[<>{}]/g, '')}}}`
    : ''
}

/** An administrator's markup may hold scripts and styles; each is let in by its hash (A-05b). */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = elementsIn(html, 'script').filter(({ open }) => !/\ssrc\s*=|application\//i.test(open))
  return {
    scripts: scripts.map(({ inside }) => hashSource(inside)),
    styles: elementsIn(html, 'style').map(({ inside }) => hashSource(inside)),
  }
}

/** The document that stands when nothing else can be drawn: no database, no theme. */
export function plainDocument(title: string, lines: readonly string[]): string {
  return (
    `<!doctype html>\n<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>` +
    `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p><a href="/">${escapeHtml(pages.home)}</a></p></main></body></html>`
  )
}
