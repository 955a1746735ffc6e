/** Draws cards of products, and filters over them where the owner wants those. */
import type { ViewProps } from '../block.ts'
import { pageHref } from '../listPages.ts'
import { Pagination } from '../Pagination.tsx'
import type { ProductListData } from './data.ts'
import { FilterForm } from './FilterForm.tsx'
import { ProductCard } from './ProductCard.tsx'
import { productList } from './texts/productList.ts'

export default function ProductList({
  block,
  state,
  data,
  page,
}: ViewProps<{ limit: number; price_layout?: number; label?: string }, ProductListData | null>) {
  const items = data?.items ?? []
  const { page: shown = 1, pages = 1, filters } = data ?? {}
  const chosen: Record<string, string> = filters
    ? { category: filters.category, from: filters.from, to: filters.to, sort: filters.sort }
    : {}
  return (
    <>
      {data?.filters ? (
        <FilterForm
          idPrefix={block.id}
          path={page.path}
          filters={data.filters}
          currency={data.currency}
          total={data.total}
        />
      ) : null}
      {data && items.length > 0 ? (
        <ul className="cards b-product-list">
          {items.map((item) => (
            <li key={item.id}>
              <ProductCard item={item} currency={data.currency} layout={state.price_layout ?? 5} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">
          {filters ? productList.nothing_fits : productList.empty}
          {shown > 1 ? (
            <>
              {' '}
              <a href={pageHref(page.path, state, 1, chosen)}>{productList.to_the_first_page}</a>
            </>
          ) : null}
        </p>
      )}
      <Pagination
        page={shown}
        pages={pages}
        label={state.label || state.element_id}
        hrefOf={(to) => pageHref(page.path, state, to, chosen)}
      />
    </>
  )
}
