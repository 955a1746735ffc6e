/** Draws cards of products, and filters over them where the owner wants those. */
import type { ViewProps } from '../block.ts'
import type { ProductListData } from './data.ts'
import { FilterForm } from './FilterForm.tsx'
import { ProductCard } from './ProductCard.tsx'

export default function ProductList({ block, state, data, page }: ViewProps<{ limit: number; price_layout?: number }, ProductListData | null>) {
  const items = data?.items ?? []
  return (
    <>
      {data?.filters ? <FilterForm idPrefix={block.id} path={page.path} filters={data.filters} currency={data.currency} total={data.total} /> : null}
      {data && items.length > 0 ? (
        <ul className="cards b-product-list">
          {items.map((item) => (
            <li key={item.id}>
              <ProductCard item={item} currency={data.currency} layout={state.price_layout ?? 5} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{data?.filters ? 'Nothing fits these filters.' : 'Nothing on the shelf just now.'}</p>
      )}
    </>
  )
}
