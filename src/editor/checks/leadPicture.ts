/** The picture that stands above a post and in lists: it is none of its blocks, and needs words as they do. */
import { metaOf } from '../panels/metaRules.ts'
import { about, type Finding } from './checkDocument.ts'
import { pageChecks } from './texts/pageChecks.ts'

/** Where its words are kept. */
export const leadAlt = 'image_alt'

export function leadPicture(type: string, metas: Parameters<typeof metaOf>[0]): Finding[] {
  // That of a product is called as the product where nobody says more.
  const isMissing =
    type !== 'product' && metaOf(metas, 'image').trim() !== '' && metaOf(metas, leadAlt).trim() === ''
  return isMissing
    ? about('pictures', [
        { id: null, level: 'problem', message: pageChecks.lead_no_alternative, asks: 'alt' },
      ])
    : []
}
