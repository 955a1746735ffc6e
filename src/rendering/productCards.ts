/** Cards of products, asked of the shop as any block asks for them. */
import type { ProductListData } from '#blocks/product-list/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import { isRecord } from '#platform/isRecord.ts'
import { sources } from './sources.ts'

/** Null where the shop cannot answer. */
export async function productCards(
  context: SourceContext,
  args: Record<string, unknown>,
): Promise<ProductListData | null> {
  const answer = await sources.get('shop.products')?.run(context, args)
  return isProductList(answer) ? answer : null
}

const isProductList = (value: unknown): value is ProductListData =>
  isRecord(value) && Array.isArray(value.items) && 'currency' in value
