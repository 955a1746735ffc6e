/** The content of a page view: before area, the post within its layout, after area; or the static snippets alone. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Block, PageContext } from '#blocks/block.ts'
import { definitions } from '#blocks/registry.ts'
import { askedComments, commentsKey } from '#blocks/comments/morePages.ts'
import { askedPage, pageKeyOf } from '#blocks/listPages.ts'
import { writeSheet } from '#blocks/shell/compileStyles.ts'
import type { SourceContext } from '#blocks/source.ts'
import { onlyShown, partsAfter, withPlacedBlocks } from '#features/content/index.ts'
import type { PageSnippet, PageView, Post } from '#features/content/schema.ts'
import type { Platform } from '#platform/context.ts'
import type { Audience } from '#rules/evaluate.ts'
import { articleSpace, pageSpace } from '#ui/pictureSpace.ts'
import { loadBlockData, type BlockData } from './blockData.ts'
import { type CollectionFilling, collectionFilling, withCollections } from './collections.ts'
import { SnippetErrorBox, type BlockFailure } from './ErrorBox.tsx'
import { rawHtml, writeRawHtml } from './rawHtml.tsx'
import { drawAhead, renderBlocks, type RenderedBlocks } from './renderBlocks.tsx'

export interface Content {
  /** The areas before and after the post (F-PUB-07); empty where nothing is in them. */
  before: string
  html: string
  after: string
  css: string
  islands: string[]
  errors: BlockFailure[]
  /** Markup of administrators on this page, whose scripts and styles the policy lets in; never text of others. */
  trustedMarkup?: string
  /** True where others may get another page. */
  isPersonal: boolean
  /** Which pages of its lists and comments the URL asks for, as search engines should keep it: `p=2`; '' for the first. */
  turned: string
}

export interface ContentOptions {
  platform: Platform
  page: PageContext
  query: URLSearchParams
  /** Whom the rules of blocks are asked for. */
  audience: Audience
}

/** Draws a page view (F-PUB-07, F-PUB-08, F-POST-03). All blocks of all parts get their data in one round. */
export async function contentOfView(stored: PageView, options: ContentOptions): Promise<Content> {
  const { page, audience } = options
  const shown = onlyShown(
    { post: stored.post, path: page.path, audience },
    await inEveryPart(stored, (blocks) => withPlacedBlocks(options.platform, blocks)),
  )
  const filling = collectionFilling(sourceContextOf(options, stored.post))
  const view = await inEveryPart(shown, (blocks) => withCollections(blocks, filling))
  const layout = view.is_static_page ? null : (view.post?.layout_post?.value ?? null)
  const parts = { before: view.before_page, after: view.after_page, static: view.static_page }
  const components = view.post_component_sources
  const placed = [
    ...(layout ?? []),
    ...view.blocks,
    ...[...parts.before, ...parts.after, ...parts.static].flatMap(({ blocks }) => blocks),
    ...components.flatMap(({ blocks }) => blocks),
  ]
  const after = view.is_static_page ? [] : await partsAfter(options.platform, view.post, placed)
  const all = [...placed, ...after]
  const data = await dataOf(all, filling, options.query)
  const rendered: RenderedBlocks[] = []
  const space = view.post?.type === 'post' && !view.is_static_page ? articleSpace : pageSpace
  await drawAhead(view.blocks, { page, space })
  function draw(blocks: readonly Block[], slot?: ReactNode): string {
    const one = renderBlocks(blocks, { page, data, slot, space, document: view.blocks })
    rendered.push(one)
    return one.html
  }
  const snippets = (list: readonly PageSnippet[]) =>
    list
      .map((snippet, index) =>
        snippetMarkup(snippet, { index, count: list.length, isPreview: page.isPreview }, draw),
      )
      .join('')
  const region = (name: 'before' | 'after' | 'layout') =>
    components
      .filter((component) => component.region === name && component.blocks.length > 0)
      .map(({ blocks }) => draw(blocks))
      .join('')

  const drawn = view.is_static_page
    ? { before: '', html: snippets(parts.static), after: '' }
    : {
        before: snippets(parts.before) + region('before'),
        html: withLayout(
          layout,
          draw(view.blocks) + (after.length > 0 ? draw(after) : '') + (layout ? region('layout') : ''),
          draw,
        ),
        after: region('after') + snippets(parts.after),
      }
  return {
    ...drawn,
    css: writeSheet(new Map(rendered.flatMap(({ styles }) => [...styles]))),
    islands: [...new Set(rendered.flatMap(({ islands }) => islands))],
    errors: rendered.flatMap(({ errors }) => errors),
    isPersonal: view.is_personal,
    turned: String(turnedPages(all, options.query)),
    trustedMarkup: [
      ...(view.is_static_page ? parts.static : [...parts.before, ...parts.after])
        .filter(({ kind }) => kind === 'html')
        .map(({ code }) => code),
      ...codeOf(all),
    ].join('\n'),
  }
}

/** The view with what `place` makes of the blocks of each of its parts. */
async function inEveryPart(view: PageView, place: (blocks: Block[]) => Promise<Block[]>): Promise<PageView> {
  const placeInEach = <T extends { blocks: Block[] }>(list: T[]) =>
    Promise.all(list.map(async (one) => ({ ...one, blocks: await place(one.blocks) })))
  const { post } = view
  const layout = post?.layout_post
  return {
    ...view,
    post: post && layout ? { ...post, layout_post: { ...layout, value: await place(layout.value) } } : post,
    blocks: await place(view.blocks),
    before_page: await placeInEach(view.before_page),
    after_page: await placeInEach(view.after_page),
    static_page: await placeInEach(view.static_page),
    post_component_sources: await placeInEach(view.post_component_sources),
  }
}

const turnsPages = ({ state }: Block): boolean =>
  state.has_pages === true || state.paging === 'more' || state.paging === 'pages'

/** Filters are not among them: what they show is in the list without them too. */
function turnedPages(
  blocks: readonly Block[],
  query: URLSearchParams,
  turned = new URLSearchParams(),
): URLSearchParams {
  if (query.size === 0) return turned
  for (const block of blocks) {
    if (typeof block !== 'object' || block === null || block.do_not_render) continue
    const key = pageKeyOf(block.state)
    const page = askedPage(query, key)
    if (turnsPages(block) && page > 1) turned.set(key, String(page))
    const comments = block.type === 'comments' ? askedComments(query) : null
    if (comments !== null) turned.set(commentsKey, comments)
    if (Array.isArray(block.children)) turnedPages(block.children, query, turned)
  }
  return turned
}

/** The code of blocks that only holders of `code.write` can save. */
function codeOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block !== 'object' || block === null || block.do_not_render) return []
    const { code } = definitions.get(block.type)?.capability === 'code.write' ? block.state : { code: null }
    return [
      ...(typeof code === 'string' ? [code] : []),
      ...(Array.isArray(block.children) ? codeOf(block.children) : []),
    ]
  })
}

/** The post is at the layout's content slot; a layout without one gets it at its end. */
function withLayout(
  layout: readonly Block[] | null,
  body: string,
  draw: (blocks: readonly Block[], slot?: ReactNode) => string,
): string {
  if (!layout || layout.length === 0) return body
  const html = writeRawHtml(draw(layout, rawHtml(body)))
  return hasSlot(layout) ? html : html + body
}

function hasSlot(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block &&
      !block.do_not_render &&
      (block.type === 'content-slot' || (Array.isArray(block.children) && hasSlot(block.children))),
  )
}

/** What is wrong with a snippet is for those who may mend it: visitors get the page without it. */
function snippetMarkup(
  snippet: PageSnippet,
  { index, count, isPreview }: { index: number; count: number; isPreview: boolean },
  draw: (blocks: readonly Block[]) => string,
): string {
  try {
    if (snippet.error !== null) throw new Error(snippet.error)
    if (snippet.kind === 'html') return snippet.code
    if (snippet.kind === 'component') {
      return renderToStaticMarkup(
        <iframe
          className="snippet-frame"
          sandbox="allow-scripts"
          src={`/component/${snippet.id}`}
          data-component={snippet.id}
          title={snippet.title}
          loading="lazy"
        />,
      )
    }
    return snippet.blocks.length > 0 ? draw(snippet.blocks) : ''
  } catch (error) {
    if (!isPreview) return ''
    const message = error instanceof Error ? error.message : String(error)
    return renderToStaticMarkup(
      <SnippetErrorBox type={snippet.type} message={message} index={index} count={count} />,
    )
  }
}

function sourceContextOf({ platform, page, query }: ContentOptions, post: Post | null): SourceContext {
  return { platform, db: platform.db, page, query, post }
}

function dataOf(
  blocks: readonly Block[],
  { context, data }: CollectionFilling,
  query: URLSearchParams,
): Promise<BlockData> {
  const pageNumber = Math.max(1, Number(query.get('p')) || 1)
  return loadBlockData(blocks, { context, pageNumber, known: data })
}
