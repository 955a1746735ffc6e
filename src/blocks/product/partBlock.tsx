/** What the blocks of single product parts share: which product they belong to, and what is shown where there is none. */
import type { ReactNode } from 'react'
import type { ViewProps } from '../block.ts'
import type { ProductData } from './data.ts'
import { usePurchase, type Purchase } from './purchase.ts'
import { product as productTexts } from './texts/product.ts'

export interface PartState {
  /** Empty: the product of the page itself. */
  product_id: string
}

type PartView = ViewProps<PartState, ProductData | null>

/** Draws one part of the product, or what is shown where there is none. */
export function ProductPart({
  state,
  data,
  page,
  children,
}: Pick<PartView, 'state' | 'data' | 'page'> & {
  children(product: ProductData, purchase: Purchase): ReactNode
}) {
  if (!data) return <NoProduct id={state.product_id} isCanvas={page.isCanvas} />
  return <Part product={data}>{children}</Part>
}

/** What is shown where there is no product: one that is named cannot be found (F-SHOP-11), or none has been chosen yet. */
export function NoProduct({ id, isCanvas }: { id: string; isCanvas: boolean }) {
  if (id) return <p className="b-product-missing">{productTexts.not_found({ id })}</p>
  return isCanvas ? <p className="empty">{productTexts.choose_product}</p> : null
}

function Part({
  product,
  children,
}: {
  product: ProductData
  children(product: ProductData, purchase: Purchase): ReactNode
}) {
  return children(product, usePurchase(product))
}
