/** The words of the insert menu's categories. */
import type { BlockDefinition } from '#blocks/defineBlock.ts'

export const categoryTitles: Record<BlockDefinition['category'], string> = {
  text: 'Text',
  media: 'Media',
  layout: 'Layout',
  shop: 'Shop',
  dynamic: 'Lists and more',
}
