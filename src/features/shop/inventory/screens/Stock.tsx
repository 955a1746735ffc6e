/** What is on the shelves, by variant and place; a number is changed in place, or with its reason and its history beside it. */
import { useState } from 'react'
import { Field, FormProblems } from '#ui/FormProblems.tsx'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useAction, useCall, useList } from '#ui/useCall.ts'
import type { StockRow, StoreLocation } from '../../schema.ts'
import { StockDialog } from './StockDialog.tsx'
import { stock } from '../texts/stock.ts'
import { variantName } from '../../catalogue/screens/variantName.ts'

export default function Stock() {
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const query = useList<StockRow>('/api/shop/stock', {
    p,
    limit: 50,
    keywords: keywords || undefined,
    low: filters.low,
    store: filters.store,
  })
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const [opened, setOpened] = useState<StockRow | null>(null)
  const storeTitle = (short: string) =>
    stores.data?.find(({ value }) => value === short)?.title ?? stock.one_location
  const hasStores = (stores.data?.length ?? 0) > 1
  return (
    <Page
      title={stock.title}
      text={stock.intro}
      actions={[{ label: stock.import_and_export, href: '/user/imports' }]}
    >
      <ListView
        label={stock.title}
        searchLabel={stock.search}
        query={query}
        state={state}
        nameOf={variantName}
        filters={[
          { name: 'low', title: stock.all_shelves, choices: [{ value: 'true', title: stock.running_out }] },
          ...(hasStores
            ? [
                {
                  name: 'store',
                  title: stock.all_locations,
                  choices: (stores.data ?? []).map(({ value, title }) => ({ value, title })),
                },
              ]
            : []),
        ]}
        columns={[
          {
            name: 'product',
            title: stock.product,
            cell: (row) => (
              <span>
                <button type="button" className="cell-button" onClick={() => setOpened(row)}>
                  {variantName(row)}
                </button>
                {row.sku && <small>{row.sku}</small>}
              </span>
            ),
          },
          ...(hasStores
            ? [{ name: 'store', title: stock.location, cell: (row: StockRow) => storeTitle(row.store) }]
            : []),
          {
            name: 'on_hand',
            title: stock.on_hand,
            isNumber: true,
            cell: (row) => (!row.stocked ? stock.not_stocked : row.tracked ? row.on_hand : stock.not_counted),
          },
          { name: 'held', title: stock.held, isNumber: true, cell: (row) => row.reserved },
          {
            name: 'available',
            title: stock.available,
            isNumber: true,
            cell: (row) => <span className={row.low ? 'bad' : ''}>{row.tracked ? row.available : '∞'}</span>,
          },
          { name: 'set', title: stock.set_to, cell: (row) => <QuickSet key={row.on_hand} row={row} /> },
        ]}
        rowActions={(row) => (
          <button type="button" className="button small" onClick={() => setOpened(row)}>
            {stock.adjust}
            <span className="hidden"> {variantName(row)}</span>
          </button>
        )}
        empty={<EmptyState title={stock.empty_title} text={stock.empty_text} />}
      />
      {opened && (
        <StockDialog
          row={opened}
          place={hasStores ? storeTitle(opened.store) : null}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

function QuickSet({ row }: { row: StockRow }) {
  const [quantity, setQuantity] = useState(row.on_hand)
  const change = useAction('POST', '/api/shop/stock', {
    refresh: ['/api/shop/stock', '/api/dashboard'],
    done: stock.saved({ product: row.title }),
    showsErrorInForm: true,
  })
  return (
    <div className="row">
      <FormProblems error={change.error}>
        <Field name="quantity" title="" hasLabel={false}>
          {(ties) => (
            <NumericSpinner
              {...ties}
              label={stock.stock_of({ variant: variantName(row) })}
              value={quantity}
              min={0}
              onChange={setQuantity}
            />
          )}
        </Field>
      </FormProblems>
      {(quantity !== row.on_hand || !row.tracked) && (
        <button
          type="button"
          className="button small"
          disabled={change.isPending}
          onClick={() => change.mutate({ variant_id: row.variant_id, store: row.store, quantity })}
        >
          {stock.save}
        </button>
      )}
    </div>
  )
}
