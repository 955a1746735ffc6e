/** What the definitions of single product parts share. */
import { z } from 'zod'
import { defineBlock, type DataRequest, type PanelField } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'

/** Empty: the product of the page itself. */
export const productId = z.string()

export const productField: PanelField = {
  name: 'product_id',
  title: 'Product',
  type: 'string',
  description: 'Empty: the product of this page. All parts of one product share what is chosen.',
  picks: 'product',
}

export function productNeeds(
  state: { product_id: string },
  page: { postId: string | null },
): DataRequest | null {
  const id = state.product_id || page.postId
  return id ? { source: 'shop.product', arguments: { id } } : null
}

export const priceLayouts = [
  'Price',
  'Base price struck, price',
  'Price, base price struck',
  'Price, percent',
  'Base price struck, price, percent',
  'Price, saved amount',
  'Stacked: percent, price, base price',
].map((title, index) => ({ value: String(index + 1), title }))

/** A part with nothing to set but its product. */
export function plainProductPart(part: { type: string; label: string; icon: string; keywords: string[] }) {
  return defineBlock({
    ...part,
    category: 'shop',
    version: 1,
    state: z.strictObject({ product_id: productId }),
    defaults: { product_id: '' },
    accepts: 'nothing',
    needs: productNeeds,
    interactive: 'idle',
    panel: [productField],
    examples: [{ title: part.label, values: {}, data: exampleProduct }],
  })
}
