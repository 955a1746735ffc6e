/**
 * Draws a tree of blocks as HTML in one pass. A block that throws becomes a RenderError box and its siblings stand
 * (F-POST-13); a block with do_not_render leaves a comment only (F-POST-09); an empty tree leaves one too (F-PUB-11).
 */
import { isRecord } from '#platform/isRecord.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Block, PageContext } from '#blocks/block.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { BlockShell } from '#blocks/shell/BlockShell.tsx'
import { styleRulesOf, writeSheet, type StyleRules } from '#blocks/shell/compileStyles.ts'
import { mayHoldLinks } from '#blocks/shell/linkKind.ts'
import { definitions as allDefinitions, isSwitchedOff } from '#blocks/registry.ts'
import type { BlockView } from '#blocks/knownViews.ts'
import { views as allViews } from '#blocks/viewRegistry.ts'
import { pageSpace, PictureSpace, type Space } from '#ui/pictureSpace.ts'
import { DataFailure, type BlockData } from './blockData.ts'
import { errorBox } from './texts/errorBox.ts'
import { RenderErrorBox, UnknownBlockBox, type BlockFailure } from './ErrorBox.tsx'
import { islandMarkup } from './island.tsx'
import { noteElement, writeNotes } from './notes.ts'
import { drawnBefore, isStill, pageContextKey, rememberDrawn, type DrawnBlock } from './staticBlocks.ts'

export interface RenderOptions {
  page: PageContext
  /** What `loadBlockData` answered; absent: no block has data. */
  data?: BlockData
  definitions?: ReadonlyMap<string, BlockDefinition>
  views?: ReadonlyMap<string, BlockView>
  /** Drawn in place of the first `content-slot`: the post within its layout. */
  slot?: ReactNode
  /** How much room there is for pictures; absent: the whole page. */
  space?: Space
  /** The post's own blocks, whose headings a table of contents lists; absent: the blocks that are drawn. */
  document?: readonly Block[]
}

export interface RenderedBlocks {
  html: string
  /** The sheet of the blocks' own styles. */
  css: string
  /** What the sheet is made of: a page of several trees writes one sheet of them all. */
  styles: StyleRules
  /** Block types on this page that wake up in the browser, each once. */
  islands: string[]
  errors: BlockFailure[]
}

export function renderBlocks(blocks: readonly Block[], options: RenderOptions): RenderedBlocks {
  const work: Work = {
    ...options,
    document: options.document ?? blocks,
    definitions: options.definitions ?? allDefinitions,
    views: options.views ?? allViews,
    failures: new Map(),
    islands: new Set(),
  }
  if (blocks.length === 0)
    return {
      html: writeNotes(renderToStaticMarkup(noteElement('the blocks are empty'))),
      css: '',
      styles: new Map(),
      islands: [],
      errors: [],
    }
  const { html, styles } = renderParts(blocks, work)
  return {
    html,
    css: writeSheet(styles),
    styles,
    islands: [...work.islands],
    errors: [...work.failures.values()],
  }
}

interface Work extends RenderOptions {
  document: readonly Block[]
  definitions: ReadonlyMap<string, BlockDefinition>
  views: ReadonlyMap<string, BlockView>
  /** By block: two blocks may carry the same id in a damaged document. */
  failures: Map<Block, BlockFailure>
  islands: Set<string>
}

interface Parts {
  html: string
  styles: StyleRules
}

/** Takes what is known of still blocks, and draws the others; where one throws, all are drawn anew with its error box. */
function renderParts(blocks: readonly Block[], work: Work): Parts {
  const mayRemember = work.definitions === allDefinitions && work.views === allViews
  try {
    if (mayRemember && blocks.some(isStill)) return joined(blocks, work)
  } catch {
    // The cause is found below and reported in `errors`.
  }
  return { html: writeNotes(renderStanding(blocks, work)), styles: styleRulesOf(blocks) }
}

function joined(blocks: readonly Block[], work: Work): Parts {
  const styles = new Map<string, string>()
  const contextKey = pageContextKey(work.page)
  const parts: string[] = []
  let fresh: ReactNode[] = []
  const flush = () => {
    if (fresh.length > 0) parts.push(writeNotes(renderToStaticMarkup(fresh)))
    fresh = []
  }
  for (const [index, block] of blocks.entries()) {
    if (!isStill(block)) {
      fresh.push(drawInSpace(block, index, work))
      styleRulesOf([block], styles)
      continue
    }
    flush()
    const part = staticPart(block, index, contextKey, work)
    parts.push(part.html)
    for (const type of part.islands) work.islands.add(type)
    for (const [name, css] of part.styles) styles.set(name, css)
  }
  flush()
  return { html: withPreloadsFirst(parts), styles }
}

function staticPart(block: Block, index: number, contextKey: string, work: Work): DrawnBlock {
  const key = `${index} ${work.space?.rem ?? ''} ${contextKey}`
  const part = drawnBefore(block, key) ?? drawStill(block, index, work)
  rememberDrawn(block, key, part)
  return part
}

/** Milliseconds after which a long page lets others have their turn. */
const turnMs = 8

/** Draws what is still on a long page ahead, a little at a time: `renderBlocks` then finds it drawn, and nobody waits for the whole. */
export async function drawAhead(
  blocks: readonly Block[],
  { page, space }: Pick<RenderOptions, 'page' | 'space'>,
): Promise<void> {
  const work: Work = {
    page,
    space,
    document: blocks,
    definitions: allDefinitions,
    views: allViews,
    failures: new Map(),
    islands: new Set<string>(),
  }
  const contextKey = pageContextKey(page)
  let since = performance.now()
  for (const [index, block] of blocks.entries()) {
    if (performance.now() - since > turnMs) {
      await nextTurn()
      since = performance.now()
    }
    try {
      if (isStill(block)) staticPart(block, index, contextKey, work)
    } catch {
      // It throws again when the page is drawn, and gets its error box there.
      return
    }
  }
}

/** React sets what to load early before what it draws; of parts that are drawn one by one it is gathered, each once. */
function withPreloadsFirst(parts: readonly string[]): string {
  const preloads = new Set<string>()
  const rest = parts.map((part) => {
    const early = /^(?:<link rel="preload"[^>]*>)+/.exec(part)?.[0] ?? ''
    for (const link of early.match(/<[^>]*>/g) ?? []) preloads.add(link)
    return part.slice(early.length)
  })
  return [...preloads, ...rest].join('')
}

function drawStill(block: Block, index: number, work: Work): DrawnBlock {
  const islands = new Set<string>()
  const html = writeNotes(renderToStaticMarkup(drawInSpace(block, index, { ...work, islands })))
  return { html, islands: [...islands], styles: styleRulesOf([block]) }
}

function renderStanding(blocks: readonly Block[], work: Work): string {
  try {
    return renderToStaticMarkup(blocks.map((block, index) => drawInSpace(block, index, work)))
  } catch {
    // The cause is found below and reported in `errors`.
    findFailures(blocks, work)
    return renderToStaticMarkup(blocks.map((block, index) => drawInSpace(block, index, work)))
  }
}

/** A block at the top of its tree: those inside take what their container leaves them. */
function drawInSpace(block: Block, index: number, work: Work): ReactNode {
  return (
    <PictureSpace.Provider key={`${index}`} value={work.space ?? pageSpace}>
      {draw(block, index, work)}
    </PictureSpace.Provider>
  )
}

function drawAll(blocks: readonly Block[], work: Work): ReactNode {
  return blocks.map((block, index) => draw(block, index, work))
}

function draw(block: Block, index: number, work: Work): ReactNode {
  const key = `${index}`
  if (!isDrawable(block)) {
    return <RenderErrorBox key={key} failure={{ id: '?', type: '?', message: errorBox.no_object, index }} />
  }
  if (block.do_not_render) return noteElement(`block ${block.id} is not rendered`, key)
  const failure = work.failures.get(block)
  if (failure) return <RenderErrorBox key={key} failure={failure} />
  // Switching a plugin off is no fault that visitors need to see; who writes sees what is missing.
  if (isSwitchedOff(block.type) && !work.page.isCanvas)
    return noteElement(`block ${block.id} is of a plugin that is switched off`, key)
  if (!work.definitions.has(block.type) || !work.views.has(block.type))
    return <UnknownBlockBox key={key} type={block.type} />
  const whole = withState(block, work)
  return (
    <BlockShell
      key={key}
      block={whole}
      attributes={clickMark(whole)}
      holdsLinks={Boolean(whole.state.link) && mayHoldLinks(work.definitions.get(block.type), whole.state)}
    >
      {drawView(whole, index, work, childrenOf(block, work))}
    </BlockShell>
  )
}

function childrenOf(block: Block, work: Work): ReactNode {
  if (block.type === 'content-slot' && work.slot !== undefined) return work.slot
  return Array.isArray(block.children) && block.children.length > 0
    ? drawAll(block.children, work)
    : undefined
}

function drawView(block: Block, index: number, work: Work, children: ReactNode): ReactNode {
  const view = work.views.get(block.type)
  const definition = work.definitions.get(block.type)
  if (!view || !definition) return null
  const data = work.data?.get(block.id) ?? definition.fromDocument?.(work.document) ?? null
  if (data instanceof DataFailure) throw new Error(data.message)
  const props = {
    block: { id: block.id, type: block.type },
    state: block.state,
    data,
    page: work.page,
  }
  if (definition.interactive && !work.page.isCanvas) {
    work.islands.add(block.type)
    return islandMarkup(view, props, children, { strategy: definition.interactive, index })
  }
  return createElement(view, props, children)
}

/** Stored state over the type's defaults: a block saved before a key existed still draws. */
function withState(block: Block, work: Work): Block {
  const defaults = work.definitions.get(block.type)?.defaults
  return { ...block, state: { ...defaults, ...(isRecord(block.state) ? block.state : {}) } }
}

/**
 * Remembers which blocks throw, innermost first: with those left out, what is around them can be drawn. Halves the
 * list until the block is found, so that one failure among a thousand costs about twenty drawings, not a thousand.
 */
function findFailures(blocks: readonly Block[], work: Work, from = 0, to = blocks.length): void {
  const message = messageOf(blocks, work, from, to)
  if (message === null) return
  if (to - from > 1) {
    const middle = (from + to) >> 1
    findFailures(blocks, work, from, middle)
    findFailures(blocks, work, middle, to)
    return
  }
  const block = blocks[from]
  if (!block) return
  if (Array.isArray(block.children)) findFailures(block.children, work)
  const still = messageOf(blocks, work, from, to)
  if (still !== null)
    work.failures.set(block, { id: block.id, type: block.type, message: still, index: from })
}

/** What a run of siblings throws when it is drawn; null where it is. */
function messageOf(blocks: readonly Block[], work: Work, from: number, to: number): string | null {
  try {
    renderToStaticMarkup(blocks.slice(from, to).map((block, index) => draw(block, from + index, work)))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isDrawable(block: unknown): block is Block {
  return isRecord(block) && typeof block.type === 'string' && typeof block.id === 'string'
}

/** What is clicked is told by its block (F-ANA): those that lead somewhere carry their id. */
function clickMark({ id, state }: Block): Readonly<Record<string, string>> | undefined {
  const leads = [state.link, state.url, state.href].some((one) => typeof one === 'string' && one !== '')
  return leads || (typeof state.text === 'string' && state.text.includes('<a '))
    ? { 'data-b': id }
    : undefined
}
