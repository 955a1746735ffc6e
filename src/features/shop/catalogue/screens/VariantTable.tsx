/** One row a variant: its price, as an amount or in percent of the product's, its sku, barcode, weight and stock in each store. */
import { useState } from 'react'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useMoney } from '#ui/money.ts'
import { noCurrency } from '../../pricing/money.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { percentOf, priceAt } from '../draftProblems.ts'
import { SetColumn } from './SetColumn.tsx'
import {
  quantityShown,
  quantitiesTyped,
  stockField,
  stockKey,
  type StockChanges,
  type StorePlace,
} from './stockChanges.ts'
import { Cell, MoneyCell, BarcodeCell, Card, Percent, type Field } from './VariantCells.tsx'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

interface TableProps {
  draft: ProductDraft
  currency: string
  language: string
  problems: Record<string, string>
  /** One place without a name where the shop has no stores. */
  stores: readonly StorePlace[]
  changes: StockChanges
  onChange: (draft: ProductDraft) => void
  onStock: (changes: StockChanges) => void
}

export function VariantTable({
  draft,
  currency,
  language,
  problems,
  stores,
  changes,
  onChange,
  onStock,
}: TableProps) {
  const isSimple = draft.variants.length === 1 && draft.variants[0]?.key === 'default'
  const set = (key: string, to: Partial<DraftVariant>) =>
    onChange({
      ...draft,
      variants: draft.variants.map((variant) => (variant.key === key ? { ...variant, ...to } : variant)),
    })
  const shown = (variant: DraftVariant, store: string) => quantityShown(variant, store, changes)
  const isPhone = useIsPhone()
  const money = useMoney()
  const priceOf = (price: string) => {
    const { amount } = readPrice(price, currency || noCurrency, language)
    return amount === undefined ? price : money(amount)
  }
  const [most, setMost] = useState(rowsAtOnce)
  const rows = draft.variants.slice(0, most)
  const fieldsOf = (variant: DraftVariant): Field[] => {
    const of = variant.title === '' ? '' : `, ${variant.title}`
    const own: Field[] = isSimple
      ? []
      : [
          {
            title: variantTexts.change,
            input: (
              <Percent
                label={`${variantTexts.change_in_percent}${of}`}
                value={percentOf(draft.price, variant.price, currency, language)}
                isPercent={(percent) => priceAt(draft.price, percent, currency, language) !== null}
                hasBase={draft.price.trim() !== ''}
                onSettle={(percent) =>
                  set(variant.key, {
                    price: priceAt(draft.price, percent, currency, language) ?? variant.price,
                  })
                }
              />
            ),
          },
          {
            title: common.price,
            input: (
              <MoneyCell
                label={`${common.price}${of}`}
                name={`${variant.key}.price`}
                problem={problems[`${variant.key}.price`]}
                value={variant.price}
                placeholder={variantTexts.no_price}
                onChange={(price) => set(variant.key, { price })}
              />
            ),
          },
          {
            title: variantTexts.price_before,
            input: (
              <MoneyCell
                label={`${variantTexts.price_before}${of}`}
                name={`${variant.key}.before`}
                problem={problems[`${variant.key}.before`]}
                value={variant.before}
                onChange={(before) => set(variant.key, { before })}
              />
            ),
          },
          {
            title: 'SKU',
            input: (
              <Cell name={`${variant.key}.sku`} problem={problems[`${variant.key}.sku`]}>
                {(ties) => (
                  <input
                    {...ties}
                    aria-label={`${variantTexts.sku}${of}`}
                    value={variant.sku}
                    onChange={(event) => set(variant.key, { sku: event.target.value })}
                  />
                )}
              </Cell>
            ),
          },
          {
            title: variantTexts.barcode,
            input: (
              <BarcodeCell
                label={`${variantTexts.barcode}${of}`}
                name={`${variant.key}.gtin`}
                problem={problems[`${variant.key}.gtin`]}
                value={variant.gtin}
                onChange={(gtin) => set(variant.key, { gtin })}
              />
            ),
          },
          {
            title: variantTexts.grams,
            input: (
              <Cell name={`${variant.key}.weight`} problem={problems[`${variant.key}.weight`]}>
                {(ties) => (
                  <input
                    {...ties}
                    inputMode="numeric"
                    aria-label={`${variantTexts.grams}${of}`}
                    value={variant.weight}
                    placeholder={draft.weight}
                    onChange={(event) => set(variant.key, { weight: event.target.value })}
                  />
                )}
              </Cell>
            ),
          },
        ]
    return [
      ...own,
      ...stores.map((store): Field => ({
        title: store.title ? variantTexts.stock_title({ title: store.title }) : common.stock,
        input: (
          <Cell
            name={stockField(stockKey(variant.known, store.value))}
            problem={problems[stockField(stockKey(variant.known, store.value))]}
          >
            {(ties) => (
              <input
                {...ties}
                inputMode="numeric"
                aria-label={`${store.title ? variantTexts.stock_in({ title: store.title }) : common.stock}${of}`}
                placeholder={variantTexts.not_counted}
                value={shown(variant, store.value)}
                onChange={(event) =>
                  onStock({
                    ...changes,
                    [stockKey(variant.known, store.value)]: quantitiesTyped(event.target.value, language),
                  })
                }
              />
            )}
          </Cell>
        ),
      })),
    ]
  }
  const nameOf = (variant: DraftVariant) => (
    <>
      <b>{variant.title}</b>
      {variant.storePrices.length > 0 && (
        <small>
          {variantTexts.other_prices_in({
            locations: variant.storePrices
              .map(({ store }) => stores.find(({ value }) => value === store)?.title ?? store)
              .join(', '),
          })}
        </small>
      )}
    </>
  )
  const hasProblem = (variant: DraftVariant) =>
    Object.keys(problems).some((field) => field.startsWith(`${variant.key}.`))
  return (
    <section className="card-box flush list" aria-labelledby="variants">
      <div className="box-head pad">
        <h2 id="variants">
          {isSimple ? common.stock : variantTexts.count({ count: draft.variants.length })}
        </h2>
        {!isSimple && (
          <SetColumn
            draft={draft}
            currency={currency}
            language={language}
            stores={stores}
            onChange={onChange}
            onStock={(quantities) => onStock({ ...changes, ...quantities })}
          />
        )}
      </div>
      {isPhone ? (
        <ul className="variant-cards">
          {rows.map((variant) => (
            <li key={variant.key}>
              <Card
                isSimple={isSimple}
                isWrong={hasProblem(variant)}
                name={nameOf(variant)}
                details={[
                  variant.price === '' ? variantTexts.no_price : priceOf(variant.price),
                  stockTitle(stores.map((store) => shown(variant, store.value))),
                ]}
              >
                {fieldsOf(variant).map(({ title, input }) => (
                  <label key={title} className="field">
                    <span className="label">{title}</span>
                    {input}
                  </label>
                ))}
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <div
          className="table-wrap"
          role="region"
          aria-label={isSimple ? common.stock : variantTexts.variants}
          tabIndex={0}
        >
          <table className="inputs">
            <thead>
              <tr>
                {!isSimple && <th scope="col">{variantTexts.variant}</th>}
                {rows[0] &&
                  fieldsOf(rows[0]).map(({ title }) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((variant) => (
                <tr key={variant.key}>
                  {!isSimple && <td className="lead">{nameOf(variant)}</td>}
                  {fieldsOf(variant).map(({ title, input }) => (
                    <td key={title}>{input}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {most < draft.variants.length && (
        <div className="list-foot">
          <span role="status">{variantTexts.shown_of({ shown: most, count: draft.variants.length })}</span>
          <button type="button" className="button small" onClick={() => setMost(most + rowsAtOnce)}>
            {common.show_more}
          </button>
        </div>
      )}
    </section>
  )
}

/** A form of 2,000 variants has 14,000 inputs: so many rows are drawn at once. */
const rowsAtOnce = 100

function stockTitle(counted: readonly string[]): string {
  const numbers = counted.filter((text) => text !== '')
  return numbers.length === 0
    ? variantTexts.not_counted
    : variantTexts.in_stock({ quantity: numbers.reduce((sum, text) => sum + Number(text), 0) })
}
