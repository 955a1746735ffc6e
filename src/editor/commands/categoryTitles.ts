/** The words of the insert menu's categories. */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { insertMenu } from './texts/insertMenu.ts'
import { common } from '#ui/texts/common.ts'

export const categoryTitles: Record<BlockDefinition['category'], string> = {
  text: insertMenu.text,
  media: common.media,
  layout: common.layout,
  shop: common.shop,
  dynamic: insertMenu.lists_and_more,
}
