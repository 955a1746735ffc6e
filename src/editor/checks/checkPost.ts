/** What a post should put right that is no matter of one block: a page on which nothing is, a lead picture without words. */
import { emptyParagraph } from '../canvas/emptyPage.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { metaOf } from '../panels/metaRules.ts'
import { about, type Finding } from './checkDocument.ts'
import { pageChecks } from './texts/pageChecks.ts'

/** Where the words of the lead picture are kept. It is above a post and in lists, and none of its blocks. */
export const leadAlt = 'image_alt'

/** Types that are their blocks alone; others show fields, too. */
const writtenTypes: ReadonlySet<string> = new Set(['page', 'post'])

export function checkPost(
  type: string,
  metas: Parameters<typeof metaOf>[0],
  editorDocument: EditorDocument,
): Finding[] {
  const isEmpty =
    writtenTypes.has(type) &&
    (editorDocument.blocks.root.children.length === 0 || emptyParagraph(editorDocument) !== null)
  // That of a product is called as the product where nobody says more.
  const isWordless =
    type !== 'product' && metaOf(metas, 'image').trim() !== '' && metaOf(metas, leadAlt).trim() === ''
  return [
    ...(isEmpty
      ? about('content', [{ id: null, level: 'problem', message: pageChecks.page_empty } as const])
      : []),
    ...(isWordless
      ? about('pictures', [
          { id: null, level: 'problem', message: pageChecks.lead_no_alternative, asks: 'alt' } as const,
        ])
      : []),
  ]
}
