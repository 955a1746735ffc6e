/**
 * The gallery at /user/gallery: every block in every option, drawn by the public views in the site's own styles, alive as
 * on a public page. For people who write: to see what there is. `?type=heading` shows one block alone, `?kind=hero` the
 * patterns of a kind (patternSheet.tsx).
 */
import type { Block } from '#blocks/block.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { examplesOf, type ShownExample } from '#blocks/examples.ts'
import { definitions } from '#blocks/registry.ts'
import { writeSheet } from '#blocks/shell/compileStyles.ts'
import type { SourceContext } from '#blocks/source.ts'
import { loadBlockData, type BlockData } from './blockData.ts'
import { patternSheet } from './patternSheet.tsx'
import { rawHtml } from './rawHtml.tsx'
import { renderBlocks, type RenderedBlocks } from './renderBlocks.tsx'
import type { SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'
import { common } from '#ui/texts/common.ts'

/** Where the gallery stands. */
export const galleryPath = '/user/gallery'

const categories = () =>
  [
    { name: 'text', title: pages.text },
    { name: 'media', title: pages.images_audio_and_video },
    { name: 'layout', title: common.layout },
    { name: 'dynamic', title: pages.lists_forms_and_people },
    { name: 'shop', title: common.shop },
  ] as const

interface DrawnExample {
  title: string
  id: string
  drawn: RenderedBlocks
}

interface Shelf {
  definition: BlockDefinition
  examples: DrawnExample[]
}

export async function galleryPage(context: SourceContext): Promise<SystemPage> {
  const patterns = await patternSheet(context)
  if (patterns) return patterns
  const wanted = context.query.get('type')
  const shown = [...definitions.values()].filter(({ type }) => wanted === null || type === wanted)
  const examples = new Map(shown.map((definition) => [definition, standingIn(definition)]))
  const data = await dataOf([...examples.values()].flat(), context)
  const shelves = shown.map((definition): Shelf => ({
    definition,
    examples: (examples.get(definition) ?? []).map(({ title, block }) => ({
      title,
      id: `example-${block.id}`,
      drawn: renderBlocks([block], { page: context.page, data }),
    })),
  }))
  const parts = shelves.flatMap((shelf) => shelf.examples.map(({ drawn }) => drawn))
  return {
    title: pages.every_block,
    inside: <Gallery shelves={shelves} />,
    content: {
      css: galleryRules + writeSheet(new Map(parts.flatMap(({ styles }) => [...styles]))),
      islands: [...new Set(parts.flatMap(({ islands }) => islands))],
    },
    isShared: false,
    isIndexed: false,
  }
}

/** A block that may only stand in another one is shown within it. */
function standingIn(definition: BlockDefinition): ShownExample[] {
  const parent = definition.parents?.[0]
  return examplesOf(definition).map((example) => {
    const { block } = example
    return parent === undefined
      ? example
      : {
          ...example,
          block: {
            id: `in-${block.id}`,
            type: parent,
            state: { ...definitions.get(parent)?.defaults },
            children: [block],
          },
        }
  })
}

/** What an example brings along, else what the site has. */
async function dataOf(examples: readonly ShownExample[], context: SourceContext): Promise<BlockData> {
  const asking = examples.filter(({ data }) => data === undefined).map(({ block }) => block)
  const loaded = await loadBlockData(asking, { context, pageNumber: 1 })
  const brought = examples.flatMap(({ block, data }): [string, unknown][] =>
    data === undefined ? [] : [[innermost(block).id, data]],
  )
  return new Map([...loaded, ...brought])
}

const innermost = (block: Block): Block => (block.id.startsWith('in-') ? (block.children[0] ?? block) : block)

function Gallery({ shelves }: { shelves: readonly Shelf[] }) {
  const groups = categories()
    .map(({ name, title }) => ({
      name,
      title,
      held: shelves.filter(({ definition }) => definition.category === name),
    }))
    .filter(({ held }) => held.length > 0)
  return (
    <>
      <header className="page-head">
        <h1>{pages.every_block}</h1>
        <p className="page-intro">{pages.every_block_more}</p>
        <nav className="gallery-index" aria-label={common.blocks}>
          {groups.map(({ name, title, held }) => (
            <p key={name}>
              <strong>{title}</strong>{' '}
              {held.map(({ definition: { type, label } }) => (
                <a key={type} href={`#block-${type}`}>
                  {label}
                </a>
              ))}
            </p>
          ))}
        </nav>
      </header>
      {groups.flatMap(({ held }) =>
        held.map(({ definition: { type, label, keywords }, examples }) => (
          <div className="gallery-shelf" key={type} data-type={type}>
            <h2 id={`block-${type}`}>{label}</h2>
            {keywords.length > 0 ? <p className="gallery-words">{[keywords].flat().join(', ')}</p> : null}
            {examples.map(({ title, id, drawn }) => (
              <div className="gallery-example" key={id} id={id}>
                <p className="gallery-title">{title}</p>
                <div className="gallery-stage flow">{rawHtml(drawn.html)}</div>
              </div>
            ))}
          </div>
        )),
      )}
    </>
  )
}

const galleryRules = `@layer theme{
.gallery-index{display:grid;gap:.5rem;max-inline-size:var(--measure)}
.gallery-index a{display:inline-block;margin-inline-end:.75rem;padding-block:.25rem}
.gallery-shelf{max-inline-size:var(--page);margin-inline:auto;padding:2rem var(--gutter);border-block-start:1px solid var(--line)}
.gallery-words{color:var(--ink-2);font-size:var(--step--1);margin-block:.25rem 1rem}
.gallery-example{margin-block:1.5rem}
.gallery-shelf[data-type=icon]{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:0 1rem}
.gallery-shelf[data-type=icon]>:is(h2,.gallery-words){grid-column:1/-1}
.gallery-title{color:var(--ink-2);font-size:var(--step--1);margin-block-end:.5rem}
.gallery-stage{border:1px solid var(--line);border-radius:var(--radius-3);padding:clamp(1rem,3vw,2rem);position:relative;overflow:clip}
}`
