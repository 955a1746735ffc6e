/** What is on the shelves, by variant and store; a number is changed in place. */
import { useState } from 'react'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { StockRow, StoreLocation } from '../schema.ts'

export default function Stock() {
  const [isLowOnly, setLowOnly] = useState(false)
  const query = useCall<StockRow[]>('/api/shop/stock', { low: isLowOnly ? 'true' : undefined })
  return (
    <Page title="Stock" text="The emptiest shelves first. What is held for an order that is being paid is not available.">
      <section className="card-box flush list" aria-label="Stock">
        <div className="list-tools">
          <label className="check"><input type="checkbox" role="switch" className="switch" checked={isLowOnly} onChange={(event) => setLowOnly(event.target.checked)} /> Only what is running out</label>
        </div>
        <Loaded query={query} rows={8}>{(rows) => <StockTable rows={rows} />}</Loaded>
      </section>
    </Page>
  )
}

function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const storeTitle = (short: string) => stores.data?.find(({ value }) => value === short)?.title ?? short
  if (rows.length === 0) return <EmptyState title="Nothing is running out" text="Products with a counted stock stand here." />
  return (
    <div className="table-wrap">
      <table className="cards-on-phone">
        <thead>
          <tr><th scope="col">Product</th><th scope="col">Store</th><th scope="col" className="num">On the shelf</th><th scope="col" className="num">Held</th><th scope="col" className="num">Available</th><th scope="col">Set to</th></tr>
        </thead>
        <tbody>{rows.map((row) => <StockLine key={`${row.variant_id}${row.store}`} row={row} store={storeTitle(row.store)} />)}</tbody>
      </table>
    </div>
  )
}

function StockLine({ row, store: storeTitle }: { row: StockRow; store: string }) {
  const [quantity, setQuantity] = useState(row.on_hand)
  const change = useAction('POST', '/api/shop/stock', { refresh: ['/api/shop/stock', '/api/dashboard'], done: `${row.title}: stock saved` })
  const name = row.variant_key === 'default' ? row.title : `${row.title}, ${row.variant_key.replaceAll('.', ', ').replaceAll('_', ' ')}`
  const store = row.store || undefined
  return (
    <tr>
      <td data-label="Product" className="lead"><b>{name}</b>{row.sku && <small>{row.sku}</small>}</td>
      <td data-label="Store">{storeTitle || 'One place'}</td>
      <td data-label="On the shelf" className="num">{row.tracked ? row.on_hand : 'not counted'}</td>
      <td data-label="Held" className="num">{row.reserved}</td>
      <td data-label="Available" className={`num ${row.tracked && row.available < 3 ? 'bad' : ''}`}>{row.tracked ? row.available : '∞'}</td>
      <td data-label="Set to">
        <div className="row">
          <NumericSpinner label={`Stock of ${name}`} value={quantity} min={0} onChange={setQuantity} />
          {(quantity !== row.on_hand || !row.tracked) && <button type="button" className="button small" disabled={change.isPending} onClick={() => change.mutate({ variant_id: row.variant_id, store, quantity })}>Save</button>}
        </div>
      </td>
    </tr>
  )
}
