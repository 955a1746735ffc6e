/** Fills a column of the variants' table at once: the price, or the stock in a location, of all variants or those of one value. */
import { useState } from 'react'
import { shownAmount } from '#ui/inputRules.ts'
import { notify } from '#ui/notices.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { noCurrency } from '../../pricing/money.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { priceAt } from '../draftProblems.ts'
import { slug } from '../../slug.ts'
import { quantitiesTyped, stockKey, type StockChanges, type StorePlace } from './stockChanges.ts'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

interface SetColumnProps {
  draft: ProductDraft
  currency: string
  language: string
  stores: readonly StorePlace[]
  onChange: (draft: ProductDraft) => void
  onStock: (quantities: StockChanges) => void
}

type Column = 'price' | 'percent' | 'before' | `stock ${string}`

export function SetColumn({ draft, currency, language, stores, onChange, onStock }: SetColumnProps) {
  const [which, setWhich] = useState('')
  const [column, setColumn] = useState<Column>('price')
  const [text, setText] = useState('')
  const columns: { value: Column; title: string }[] = [
    { value: 'price', title: common.price },
    { value: 'percent', title: variantTexts.price_change },
    { value: 'before', title: variantTexts.price_before },
    ...stores.map(({ title, value }) => ({
      value: `stock ${value}` as const,
      title: title ? variantTexts.stock_title({ title }) : common.stock,
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
      title: variantTexts.column_set({
        column: columns.find(({ value }) => value === column)?.title ?? '',
        count,
      }),
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
    <div className="set-column" role="group" aria-label={variantTexts.set_column}>
      <div className="row inline-controls">
        <select
          aria-label={variantTexts.which_variants}
          value={which}
          onChange={(event) => setWhich(event.target.value)}
        >
          <option value="">{variantTexts.all_variants}</option>
          {values.map((one) => (
            <option key={`${one.type}\n${one.picked}`} value={`${one.type}\n${one.picked}`}>
              {one.title}
            </option>
          ))}
        </select>
        <select
          aria-label={variantTexts.what_to_set}
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
          aria-label={variantTexts.set_to}
          placeholder={
            column === 'percent'
              ? '+15 %'
              : column.startsWith('stock')
                ? '0'
                : shownAmount('12.50', { currency, language })
          }
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
          {variantTexts.set_all}
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
    return quantitiesTyped(text, language) === '' ? variantTexts.whole_number : undefined
  if (priceAt(draft.price, text, currency, language) !== null) return undefined
  return draft.price.trim() === '' ? variantTexts.no_base_price : variantTexts.percent_needed
}
