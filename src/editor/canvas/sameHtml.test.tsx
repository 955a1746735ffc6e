/** The canvas draws what the server draws: random documents of all block types, byte for byte less the canvas's markers. */
import { emptyFrame } from '../useEditorValue.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { randomDocument } from '#blocks/arbitrary.testing.ts'
import type { Block, PageContext } from '#blocks/block.ts'
import { examplesOf } from '#blocks/examples.ts'
import { loadViews } from '#blocks/lazyViews.ts'
import { definitions } from '#blocks/registry.ts'
import { renderBlocks } from '#rendering/renderBlocks.tsx'
import { Bound, CollectionItems } from '../collection/parts.ts'
import { EditorContext, type EditorValue } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { CanvasChildren } from './CanvasBlock.tsx'
import { keepAnswer } from './useBlockData.ts'
import { ViewState } from './view.ts'

const page: PageContext = {
  path: '/shop/mug',
  postId: 'p1',
  title: 'Mug',
  siteName: 'Larkmoor',
  currency: { code: 'USD', symbol: '$', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: true,
  isPreview: true,
}

/** What the canvas draws of a document, with its markers. */
function onCanvas(blocks: readonly Block[]): string {
  const nothing = () => undefined
  const value: EditorValue = {
    editorDocument: new EditorDocument(definitions, structuredClone(blocks)),
    page,
    frame: emptyFrame(),
    type: 'page',
    mayWrite: true,
    mayDesign: true,
    openInsert: nothing,
    openMenu: nothing,
    openRename: nothing,
    openReusable: nothing,
    openLink: nothing,
    openSite: nothing,
    announce: nothing,
    view: new ViewState(),
    report: (outcome) => outcome.ok,
  }
  return renderToStaticMarkup(
    <EditorContext value={value}>
      <CanvasChildren parent={rootId} />
    </EditorContext>,
  )
}

beforeAll(() => Promise.all([loadViews(), CollectionItems.load(), Bound.load()]))

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Takes an element that begins at `start` out of the text. */
function withoutElement(html: string, start: number): string {
  let depth = 0
  const tags = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|[^">])*>/gi
  tags.lastIndex = start
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, closing, name = ''] = tag
    if (voidTags.has(name.toLowerCase()) || whole.endsWith('/>')) continue
    depth += closing ? -1 : 1
    if (depth === 0) return html.slice(0, start) + html.slice(tags.lastIndex)
  }
  throw new Error(`The element at ${start} has no end`)
}

/** Blocks with do_not_render show pale on the canvas alone. */
function withoutSilent(html: string, ids: readonly string[]): string {
  let text = html
  for (const id of ids) {
    const mark = new RegExp(`<[a-z]+ data-bid="${id}"`).exec(text)
    // Within another one it is gone already.
    if (mark) text = withoutElement(text, mark.index)
  }
  return text
}

/**
 * Not what React itself sends ahead for pictures that load at once. Of `sizes` it counts where they are, not what they say: a view of
 * columns is handed its children on the canvas as one element that changes by itself, so it does not see how many there are, and the
 * hint names a larger file. Nothing is laid out by it: width and height are compared.
 */
const withoutHints = (html: string) =>
  withCountedIds(html.replace(/<link rel="preload"[^>]*>/g, '').replace(/ sizes="[^"]*"/g, ' sizes'))

/** Ids that React makes follow the place in its tree, which is another one on the canvas: the same ones are the same here. */
function withCountedIds(html: string): string {
  const known = new Map<string, number>()
  return html.replace(/_R_[0-9a-z]+_/g, (id) => {
    const number = known.get(id) ?? known.size
    known.set(id, number)
    return `id-${number}`
  })
}
const withoutMarkers = (html: string) =>
  html
    .replace(/ data-bid="[^"]*"/g, '')
    .replace(/ data-left-out=""/g, '')
    .replace(/<p class="canvas-note">Empty: [^<]*<\/p>/g, '')
/** Notes, and the ids by which clicks of visitors are counted. */
const withoutNotes = (html: string) =>
  html.replace(/<!-- block [^>]* is not rendered -->/g, '').replace(/ data-b="[^"]*"/g, '')

/** Answers of the sources, the same for both: of an example that has one, else none. */
function answersFor(blocks: readonly Block[], answers = new Map<string, unknown>()): Map<string, unknown> {
  for (const { id, type, state, children } of blocks) {
    const definition = definitions.get(type)
    const request = definition?.needs?.(
      { ...definition.defaults, ...state },
      { postId: page.postId, path: page.path, page: 1 },
    )
    if (definition && request) {
      const data = examplesOf(definition).find((example) => example.data !== undefined)?.data ?? null
      answers.set(id, data)
      keepAnswer(request, data)
    }
    answersFor(children, answers)
  }
  return answers
}

const all = (blocks: readonly Block[]): Block[] => blocks.flatMap((block) => [block, ...all(block.children)])
const levels = (blocks: readonly Block[]): number =>
  blocks.length === 0 ? 0 : 1 + Math.max(...blocks.map(({ children }) => levels(children)))

test('F-EDIT-01 F-POST-04 500 random documents of all block types are the same HTML on the server and on the canvas', () => {
  // Server and canvas draw one after the other: a countdown, or hours that end, would show the second between them.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const drawn = new Set<string>()
  let deepest = 0
  fc.assert(
    fc.property(randomDocument(8), (blocks) => {
      const data = answersFor(blocks)
      const server = renderBlocks(blocks, { page, data })
      expect(server.errors).toEqual([])
      const silent = all(blocks).filter((block) => block.do_not_render)
      const canvas = withoutSilent(
        onCanvas(blocks),
        silent.map(({ id }) => id),
      )
      expect(withoutHints(withoutMarkers(canvas))).toBe(withoutHints(withoutNotes(server.html)))
      for (const { type } of all(blocks)) drawn.add(type)
      deepest = Math.max(deepest, levels(blocks))
    }),
    { numRuns: 500 },
  )
  expect([...definitions.keys()].filter((type) => !drawn.has(type))).toEqual([])
  expect(deepest).toBe(8)
})
