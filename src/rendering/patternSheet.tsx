/**
 * `/user/gallery?kind=hero`: the patterns of a kind, in the site's own styles, with nothing around them; `?pattern=hero-image`
 * is one of them, `?layout=about` the patterns of a whole page. The editor draws its pictures of it.
 */
import type { Block } from '#blocks/block.ts'
import type { FormData } from '#blocks/form/data.ts'
import { writeSheet } from '#blocks/shell/compileStyles.ts'
import type { SourceContext } from '#blocks/source.ts'
import { samplesPath } from '#features/starters/index.ts'
import type { BuiltBlock } from '#patterns/build.ts'
import { patternKinds, patternNamed } from '#patterns/library.ts'
import { pageLayouts, sectionsOf } from '#patterns/pageLayouts.ts'
import {
  formsIn,
  sampleForm,
  sampleFormNames,
  withForms,
  type SampleFormName,
} from '#patterns/sampleForms.ts'
import { sampleUrlStart } from '#ui/samplePictures.ts'
import { loadBlockData } from './blockData.ts'
import { rawHtml } from './rawHtml.tsx'
import { renderBlocks } from './renderBlocks.tsx'
import type { SystemPage } from './systemPage.ts'

/** Null where nothing is called so. */
export async function patternSheet(context: SourceContext): Promise<SystemPage | null> {
  const { query } = context
  const wanted = wantedIn(query)
  if (!wanted) return null
  const made = wanted.sections.map(({ name, block }) => ({ name, blocks: withSampleForms([block]) }))
  const asking = made.flatMap(({ blocks }) => blocks)
  const data = new Map([
    ...(await loadBlockData(asking, { context, pageNumber: 1 })),
    ...asking.flatMap(sampleFormData),
  ])
  const drawn = made.map(({ name, blocks }) => ({
    name,
    ...renderBlocks(blocks, { page: context.page, data }),
  }))
  return {
    title: wanted.title,
    inside: (
      <>
        {wanted.isKind ? <h1 className="sr-only">{wanted.title}</h1> : null}
        {drawn.map(({ name, html }) => (
          <div className="flow pattern" key={name} id={`pattern-${name}`}>
            {rawHtml(html.replaceAll(sampleUrlStart, samplesPath))}
          </div>
        ))}
      </>
    ),
    content: {
      css: sheetRules + writeSheet(new Map(drawn.flatMap(({ styles }) => [...styles]))),
      islands: [...new Set(drawn.flatMap(({ islands }) => islands))],
    },
    isShared: false,
    isIndexed: false,
    // No snippet of the site is between the patterns.
    isOpenedByKey: true,
    hasScripts: false,
  }
}

interface Wanted {
  title: string
  isKind: boolean
  sections: readonly { name: string; block: BuiltBlock }[]
}

/** What of the library a query names; null where nothing is called so. */
function wantedIn(query: URLSearchParams): Wanted | null {
  const layout = pageLayouts.find(({ name }) => name === query.get('layout'))
  if (layout) {
    const sections = sectionsOf(layout).map((block, index) => ({ name: `${layout.name}-${index}`, block }))
    return { title: layout.title(), isKind: false, sections }
  }
  const pattern = patternNamed(query.get('pattern') ?? '')
  if (pattern) {
    const sections = [{ name: pattern.name, block: pattern.make() }]
    return { title: pattern.title(), isKind: false, sections }
  }
  const kind = patternKinds.find(({ name }) => name === query.get('kind'))
  if (!kind) return null
  const sections = kind.patterns.map(({ name, make }) => ({ name, block: make() }))
  return { title: kind.title(), isKind: true, sections }
}

const sampleId = (name: SampleFormName) => `sample-${name}`

/** The blocks with forms that `sampleFormData` knows. */
export const withSampleForms = (blocks: readonly BuiltBlock[]): BuiltBlock[] =>
  withForms(blocks, Object.fromEntries(formsIn(blocks).map((name) => [name, sampleId(name)])))

/** Forms that no site has made yet are shown with the fields that they will have. */
export function sampleFormData(block: Block): [id: string, data: FormData][] {
  const name = sampleFormNames.find((form) => block.state.form_id === sampleId(form))
  const within = block.children.flatMap(sampleFormData)
  if (name === undefined) return within
  const { fields, ...form } = sampleForm(name)
  const shown = fields.map((field) => ({ ...field, choices: [], description: '', placeholder: '' }))
  return [[block.id, { ...form, id: sampleId(name), fields: shown }], ...within]
}

const sheetRules = `@layer theme{
body>:not(main){display:none!important}
main{padding-block:0}
.pattern{padding-block:1px}
}`
