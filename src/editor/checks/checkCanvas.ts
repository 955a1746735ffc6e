/** What only the drawn page tells: contrast of its colours, pictures that do not load, links that lead nowhere, its weight. */
import { plainText } from '#blocks/plainText.ts'
import type { BlockDocument } from '../model/document.ts'
import { about, type Finding, innerLinks, innerPath } from './checkDocument.ts'
import { colourReader } from './colourReader.ts'
import { contrastOf, type Rgb } from './contrast.ts'
import { weakTexts } from './pictureContrast.ts'
import { pageChecks } from './texts/pageChecks.ts'

/** Bytes of pictures beyond which a page is slow on a phone. */
const heavyBytes = 1_000_000
const largeTextPx = 24
/** Links that one look asks the server for at most. */
const askedLinks = 60

export function checkCanvas(inside: Document, document: BlockDocument): Finding[] {
  return [
    ...about('contrast', [...contrasts(inside, document), ...onPictures(inside, document)]),
    ...about('pictures', brokenPictures(inside)),
    ...about('weight', weight(inside)),
  ]
}

function contrasts(inside: Document, document: BlockDocument): Finding[] {
  const view = inside.defaultView
  const read = colourReader(inside)
  if (!view || !read) return []
  const findings: Finding[] = []
  for (const id of document.order()) {
    const html = document.need(id).state.text
    if (typeof html !== 'string' || plainText(html) === '') continue
    const shell = inside.querySelector<HTMLElement>(`[data-bid="${CSS.escape(id)}"]`)
    const element = shell && innermost(shell)
    if (!element) continue
    const { color, fontSize, fontWeight } = view.getComputedStyle(element)
    const behind = backgroundOf(element, view, read)
    const text = read(color)
    if (!behind || !text || text.alpha < 1) continue
    const size = Number.parseFloat(fontSize)
    const needed = size >= largeTextPx || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    const ratio = contrastOf(text.rgb, behind)
    if (ratio < needed) {
      findings.push({
        id,
        level: 'problem',
        message: pageChecks.contrast({ ratio: ratio.toFixed(1), needed }),
      })
    }
  }
  return findings
}

/** Text on the pictures of sections; the first of each section is offered an overlay that is enough for all of it. */
function onPictures(inside: Document, document: BlockDocument): Finding[] {
  const mended = new Set<string>()
  return weakTexts(inside, document).map(({ id, ratio, needed, section, patch }) => {
    const isFirst = patch !== null && !mended.has(section)
    mended.add(section)
    const isNew = document.get(section)?.state.overlay === 'none'
    return {
      id,
      level: 'problem',
      message: pageChecks.contrast_on_picture({ ratio: ratio.toFixed(1), needed }),
      ...(isFirst
        ? {
            fix: {
              title: isNew ? pageChecks.add_overlay : pageChecks.strengthen_overlay,
              id: section,
              patch: { ...patch },
            },
          }
        : {}),
    }
  })
}

/** The element that holds the first words: its colour is theirs. */
function innermost(shell: HTMLElement): HTMLElement | null {
  const walker = shell.ownerDocument.createTreeWalker(shell, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim()) return node.parentElement
  return null
}

/** The first solid colour behind an element; null where a picture or a half-clear colour is between. */
function backgroundOf(
  element: HTMLElement,
  view: Window,
  read: NonNullable<ReturnType<typeof colourReader>>,
): Rgb | null {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at)
    if (backgroundImage !== 'none' || at.classList.contains('b-grounded')) return null
    const colour = read(backgroundColor)
    if (colour && colour.alpha === 1) return colour.rgb
    if (colour && colour.alpha > 0) return null
  }
  return [255, 255, 255]
}

function brokenPictures(inside: Document): Finding[] {
  return [...inside.querySelectorAll<HTMLImageElement>('[data-bid] img')].flatMap((picture): Finding[] => {
    if (!picture.complete || picture.naturalWidth > 0 || !picture.getAttribute('src')) return []
    return [
      {
        id: picture.closest('[data-bid]')?.getAttribute('data-bid') ?? null,
        level: 'problem',
        message: pageChecks.picture_broken,
      },
    ]
  })
}

function weight(inside: Document): Finding[] {
  const view = inside.defaultView
  if (!view) return []
  let bytes = 0
  let largest = { name: '', bytes: 0 }
  for (const entry of view.performance.getEntriesByType('resource')) {
    if (
      !('encodedBodySize' in entry) ||
      typeof entry.encodedBodySize !== 'number' ||
      !entry.name.includes('/media/')
    )
      continue
    bytes += entry.encodedBodySize
    if (entry.encodedBodySize > largest.bytes) largest = { name: entry.name, bytes: entry.encodedBodySize }
  }
  if (bytes < heavyBytes) return []
  const picture = [...inside.querySelectorAll('img')].find(({ currentSrc }) => currentSrc === largest.name)
  const id = picture?.closest('[data-bid]')?.getAttribute('data-bid') ?? null
  return [
    {
      id,
      level: 'hint',
      message: pageChecks.heavy({
        megabytes: (bytes / 1_000_000).toFixed(1),
        kilobytes: Math.round(largest.bytes / 1000),
      }),
    },
  ]
}

/** What the server answered with a page is not asked again so soon. */
const answeredMs = 30_000
const answered = new Map<string, number>()

/** Asks the server for each URL of this site that the page leads to: by the settings of its blocks, and by what is drawn of menus, lists and cards. */
export async function checkLinks(
  document: BlockDocument,
  inside: Document | null,
  signal: AbortSignal,
): Promise<Finding[]> {
  const links = [...new Map([...(inside ? drawnLinks(inside) : []), ...innerLinks(document)])]
  const open = links.filter(([path]) => (answered.get(path) ?? 0) < Date.now() - answeredMs)
  const answers = await Promise.all(
    open.slice(0, askedLinks).map(async ([path, id]): Promise<Finding[]> => {
      const response = await fetch(path, { method: 'HEAD', signal, credentials: 'omit' })
      if (response.status === 404 || response.status === 410)
        return [{ id, level: 'problem', message: pageChecks.link_gone({ path }) }]
      answered.set(path, Date.now())
      return []
    }),
  )
  return about('links', answers.flat())
}

/** Those that lead into the dashboard or do something are nobody's content. */
const actingPath = /^\/(?:user|api|login|logout|signup)(?:\/|$)/

/** Header and footer, which belong to no block of the page, have no block. */
function drawnLinks(inside: Document): [path: string, id: string | null][] {
  return [...inside.querySelectorAll('a[href]')].flatMap((link): [string, string | null][] => {
    const path = innerPath(link.getAttribute('href') ?? '')
    return path && !actingPath.test(path)
      ? [[path, link.closest('[data-bid]')?.getAttribute('data-bid') ?? null]]
      : []
  })
}
