/** Filters of a product list: a form that asks for the same page with other words in its address. Works without scripts. */
import type { CurrencyData } from '#ui/price.ts'
import type { ProductFilters } from './data.ts'

const sorts = [
  { value: 'newest', title: 'Newest first' },
  { value: 'price_up', title: 'Price, low to high' },
  { value: 'price_down', title: 'Price, high to low' },
  { value: 'title', title: 'By name' },
]

interface FilterProps {
  idPrefix: string
  path: string
  filters: ProductFilters
  currency: CurrencyData
  total: number
}

export function FilterForm({ idPrefix, path, filters, currency, total }: FilterProps) {
  const isFiltered = filters.category !== '' || filters.from !== '' || filters.to !== ''
  const bound = (name: 'from' | 'to', title: string) => (
    <p className="field">
      <label htmlFor={`${idPrefix}-${name}`}>{`${title}, ${currency.symbol}`}</label>
      <input id={`${idPrefix}-${name}`} name={name} inputMode="decimal" defaultValue={filters[name]} />
    </p>
  )
  return (
    <form className="b-filters" method="get" action={path}>
      <p className="field">
        <label htmlFor={`${idPrefix}-category`}>Category</label>
        <select id={`${idPrefix}-category`} name="category" defaultValue={filters.category}>
          <option value="">All</option>
          {filters.categories.map(({ value, title, count }) => (
            <option key={value} value={value}>{`${title} (${count})`}</option>
          ))}
        </select>
      </p>
      {bound('from', 'From')}
      {bound('to', 'To')}
      <p className="field">
        <label htmlFor={`${idPrefix}-sort`}>Order</label>
        <select id={`${idPrefix}-sort`} name="sort" defaultValue={filters.sort}>
          {sorts.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <button className="button button-quiet" type="submit">
        Show
      </button>
      <p className="b-filters-count">
        {total === 1 ? '1 product' : `${total} products`}
        {isFiltered ? (
          <>
            {' · '}
            <a href={path}>Show all</a>
          </>
        ) : null}
      </p>
    </form>
  )
}
