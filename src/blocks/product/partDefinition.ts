/** What the definitions of single product parts share. */
import { z } from 'zod'
import { defineBlock, type DataRequest, type PanelField } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { exampleProduct } from '../exampleData.ts'
import { product as texts } from './texts/product.ts'

/** Empty: the product of the page itself. */
export const productId = z.string()

export const productField = (): PanelField => ({
  name: 'product_id',
  title: common.product,
  type: 'string',
  description: texts.product_of_page_shared,
  picks: 'product',
})

export function productNeeds(
  state: { product_id: string },
  page: { postId: string | null },
): DataRequest | null {
  const id = state.product_id || page.postId
  return id ? { source: 'shop.product', arguments: { id } } : null
}

export const priceLayouts = () =>
  [
    common.price,
    texts.layout_base_price,
    texts.layout_price_base,
    texts.layout_price_percent,
    texts.layout_base_price_percent,
    texts.layout_price_saved,
    texts.layout_stacked,
  ].map((title, index) => ({ value: String(index + 1), title }))

/** A part with nothing to set but its product. */
export function plainProductPart<Words extends Pick<Parameters<typeof defineBlock>[0], 'label' | 'keywords'>>(
  part: Words & { type: string; icon: string },
) {
  return defineBlock({
    ...part,
    category: 'shop',
    version: 1,
    state: z.strictObject({ product_id: productId }),
    defaults: { product_id: '' },
    accepts: 'nothing',
    needs: productNeeds,
    interactive: 'idle',
    panel: () => [productField()],
    examples: () => [{ title: common.product, values: {}, data: exampleProduct() }],
  })
}
