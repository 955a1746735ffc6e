/** Fills a column of the variants' table at once: the price, or the stock in a location, of all variants or those of one value. */
import { useState } from 'react'
import { notify } from '#ui/notices.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { noCurrency } from '../../pricing/money.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { priceAt } from '../draftProblems.ts'
import { slug } from '../productRows.ts'
import { quantitiesTyped, stockKey, type StockChanges, type StorePlace } from './stockChanges.ts'

interface SetColumnProps {
  draft: ProductDraft
  currency: string
  language: string
  stores: readonly StorePlace[]
  onChange: (draft: ProductDraft) => void
  onStock: (pieces: StockChanges) => void
}

type Column = 'price' | 'percent' | 'before' | `stock ${string}`

export function SetColumn({ draft, currency, language, stores, onChange, onStock }: SetColumnProps) {
  const [which, setWhich] = useState('')
  const [column, setColumn] = useState<Column>('price')
  const [text, setText] = useState('')
  const columns: { value: Column; title: string }[] = [
    { value: 'price', title: 'Price' },
    { value: 'percent', title: 'Price, change in %' },
    { value: 'before', title: 'Price before' },
    ...stores.map(({ title, value }) => ({
      value: `stock ${value}` as const,
      title: title ? `Stock, ${title}` : 'Stock',
    })),
  ]
  const values = draft.choices
    .filter(({ isVariant }) => isVariant)
    .flatMap(({ name, values: all }) =>
      all.map((value) => ({ type: slug(name), picked: slug(value), title: value })),
    )
  const [type, picked] = which.split('\n')
  const isMeant = ({ selection }: DraftVariant) => which === '' || selection[type ?? ''] === picked
  const problem = text.trim() === '' ? undefined : problemOf(column, text, { draft, currency, language })

  function fill() {
    if (column === 'price' || column === 'before') onChange(filled({ [column]: text.trim() }))
    else if (column === 'percent')
      onChange(filled({ price: priceAt(draft.price, text, currency, language) ?? '' }))
    else
      onStock(
        Object.fromEntries(
          draft.variants
            .filter(isMeant)
            .map(({ known }) => [
              stockKey(known, column.slice('stock '.length)),
              quantitiesTyped(text, language),
            ]),
        ),
      )
    const count = draft.variants.filter(isMeant).length
    notify({
      title: `${columns.find(({ value }) => value === column)?.title ?? ''} set for ${count === 1 ? 'one variant' : `${count} variants`}`,
    })
    setText('')
  }
  function filled(to: Partial<DraftVariant>): ProductDraft {
    return {
      ...draft,
      variants: draft.variants.map((variant) => (isMeant(variant) ? { ...variant, ...to } : variant)),
    }
  }
  const isReady = text.trim() !== '' && problem === undefined
  return (
    <div className="set-column" role="group" aria-label="Set a column">
      <div className="row inline-controls">
        <select aria-label="Which variants" value={which} onChange={(event) => setWhich(event.target.value)}>
          <option value="">All variants</option>
          {values.map((one) => (
            <option key={`${one.type}\n${one.picked}`} value={`${one.type}\n${one.picked}`}>
              {one.title}
            </option>
          ))}
        </select>
        <select
          aria-label="What to set"
          value={column}
          onChange={(event) =>
            setColumn(columns.find(({ value }) => value === event.target.value)?.value ?? 'price')
          }
        >
          {columns.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <input
          inputMode="decimal"
          aria-label="Set to"
          placeholder={column === 'percent' ? '+15 %' : column.startsWith('stock') ? '0' : '12.50'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && 'set-column-problem'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isReady) fill()
          }}
        />
        <button type="button" className="button small" disabled={!isReady} onClick={fill}>
          Set all
        </button>
      </div>
      {problem && (
        <span className="problem" id="set-column-problem">
          {problem}
        </span>
      )}
    </div>
  )
}

function problemOf(
  column: Column,
  text: string,
  { draft, currency, language }: Pick<SetColumnProps, 'draft' | 'currency' | 'language'>,
): string | undefined {
  if (column === 'price' || column === 'before')
    return readPrice(text, currency || noCurrency, language).problem
  if (column !== 'percent')
    return quantitiesTyped(text, language) === '' ? 'A whole number of items' : undefined
  if (priceAt(draft.price, text, currency, language) !== null) return undefined
  return draft.price.trim() === '' ? 'The product has no price to start from' : 'A number of percent, as +15'
}
