/** Draws cards of products. */
import type { ViewProps } from '../block.ts'
import type { ProductListData } from './data.ts'
import { ProductCard } from './ProductCard.tsx'

export default function ProductList({
  state,
  data,
}: ViewProps<{ limit: number; price_layout?: number }, ProductListData | null>) {
  if (!data || data.items.length === 0) return <p className="empty">Nothing on the shelf just now.</p>
  return (
    <ul className="cards b-product-list">
      {data.items.map((item) => (
        <li key={item.id}>
          <ProductCard item={item} currency={data.currency} layout={state.price_layout ?? 5} />
        </li>
      ))}
    </ul>
  )
}
