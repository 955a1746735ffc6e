/** One row a variant: its name and its inputs; on a phone a card each. */
import { useState } from 'react'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useMoney } from '#ui/money.ts'
import { noCurrency } from '../../pricing/money.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import type { DraftVariant } from '../productDraft.ts'
import { SetColumn } from './SetColumn.tsx'
import { quantityShown } from './stockChanges.ts'
import { Card } from './VariantCells.tsx'
import { isSimple, variantFields, type VariantInputs } from './variantFields.tsx'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

export function VariantTable(inputs: VariantInputs) {
  const { draft, currency, language, stores, changes, onChange, onStock } = inputs
  const isPhone = useIsPhone()
  const [most, setMost] = useState(rowsAtOnce)
  const rows = draft.variants.slice(0, most)
  return (
    <section className="card-box flush list" aria-labelledby="variants">
      <div className="box-head pad">
        <h2 id="variants">
          {isSimple(draft) ? common.stock : variantTexts.count({ count: draft.variants.length })}
        </h2>
        {!isSimple(draft) && (
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
      {isPhone ? <Cards rows={rows} inputs={inputs} /> : <Rows rows={rows} inputs={inputs} />}
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

interface ShownVariants {
  rows: readonly DraftVariant[]
  inputs: VariantInputs
}

function Cards({ rows, inputs }: ShownVariants) {
  const { draft, currency, language, problems, stores, changes } = inputs
  const money = useMoney()
  const priceOf = (price: string) => {
    const { amount } = readPrice(price, currency || noCurrency, language)
    return amount === undefined ? price : money(amount)
  }
  return (
    <ul className="variant-cards">
      {rows.map((variant) => (
        <li key={variant.key}>
          <Card
            isSimple={isSimple(draft)}
            isWrong={Object.keys(problems).some((field) => field.startsWith(`${variant.key}.`))}
            name={<Name variant={variant} stores={stores} />}
            details={[
              variant.price === '' ? variantTexts.no_price : priceOf(variant.price),
              stockTitle(stores.map((store) => quantityShown(variant, store.value, changes))),
            ]}
          >
            {variantFields(variant, inputs).map(({ title, input }) => (
              <label key={title} className="field">
                <span className="label">{title}</span>
                {input}
              </label>
            ))}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows, inputs }: ShownVariants) {
  const hasNames = !isSimple(inputs.draft)
  return (
    <div
      className="table-wrap"
      role="region"
      aria-label={hasNames ? variantTexts.variants : common.stock}
      tabIndex={0}
    >
      <table className="inputs">
        <thead>
          <tr>
            {hasNames && <th scope="col">{variantTexts.variant}</th>}
            {rows[0] &&
              variantFields(rows[0], inputs).map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((variant) => (
            <tr key={variant.key}>
              {hasNames && (
                <td className="lead">
                  <Name variant={variant} stores={inputs.stores} />
                </td>
              )}
              {variantFields(variant, inputs).map(({ title, input }) => (
                <td key={title}>{input}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ variant, stores }: { variant: DraftVariant } & Pick<VariantInputs, 'stores'>) {
  return (
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
}

function stockTitle(counted: readonly string[]): string {
  const numbers = counted.filter((text) => text !== '')
  return numbers.length === 0
    ? variantTexts.not_counted
    : variantTexts.in_stock({ quantity: numbers.reduce((sum, text) => sum + Number(text), 0) })
}
