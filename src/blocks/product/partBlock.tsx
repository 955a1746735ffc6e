/** What the blocks of single product parts share: which product they belong to, and what stands where there is none. */
import type { ReactNode } from 'react'
import type { ViewProps } from '../block.ts'
import type { ProductData } from './data.ts'
import { usePurchase, type Purchase } from './purchase.ts'

export interface PartState {
  /** Empty: the product of the page itself. */
  product_id: string
}

type PartView = ViewProps<PartState, ProductData | null>

/** Draws one part of the product, or says that it cannot be found (F-SHOP-11). */
export function ProductPart({ state, data, page, children }: Pick<PartView, 'state' | 'data' | 'page'> & { children(product: ProductData, purchase: Purchase): ReactNode }) {
  if (!data) return <p className="b-product-missing">Unable to locate product #{state.product_id || page.postId}</p>
  return <Part product={data}>{children}</Part>
}

function Part({ product, children }: { product: ProductData; children(product: ProductData, purchase: Purchase): ReactNode }) {
  return children(product, usePurchase(product))
}
