/** Filters of a product list: a form that asks for the same page with other words in its URL. Works without scripts. */
import type { CurrencyData } from '#ui/price.ts'
import type { ProductFilters } from './data.ts'
import { productList } from './texts/productList.ts'
import { common } from '#ui/texts/common.ts'

const sorts = () => [
  { value: 'newest', title: common.newest_first },
  { value: 'price_up', title: productList.price_low_to_high },
  { value: 'price_down', title: productList.price_high_to_low },
  { value: 'title', title: productList.by_name },
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
      <label htmlFor={`${idPrefix}-${name}`}>{currency.code ? `${title}, ${currency.symbol}` : title}</label>
      <input id={`${idPrefix}-${name}`} name={name} inputMode="decimal" defaultValue={filters[name]} />
    </p>
  )
  return (
    <form className="b-filters" method="get" action={path}>
      <p className="field">
        <label htmlFor={`${idPrefix}-category`}>{common.category}</label>
        <select id={`${idPrefix}-category`} name="category" defaultValue={filters.category}>
          <option value="">{common.all}</option>
          {filters.categories.map(({ value, title, count }) => (
            <option key={value} value={value}>{`${title} (${count})`}</option>
          ))}
        </select>
      </p>
      {bound('from', productList.from)}
      {bound('to', productList.to)}
      <p className="field">
        <label htmlFor={`${idPrefix}-sort`}>{productList.sorting}</label>
        <select id={`${idPrefix}-sort`} name="sort" defaultValue={filters.sort}>
          {sorts().map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <button className="button button-quiet" type="submit">
        {productList.show}
      </button>
      <p className="b-filters-count">
        {productList.products({ count: total })}
        {isFiltered ? (
          <>
            {' · '}
            <a href={path}>{productList.show_all}</a>
          </>
        ) : null}
      </p>
    </form>
  )
}
