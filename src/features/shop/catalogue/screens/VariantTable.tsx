/** One row a variant: its price, as an amount or in percent of the product's, its sku, barcode, weight and stock in each store. */
import { useId, useState, type ReactNode } from 'react'
import { useFieldProblem } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { percentOf, priceAt, type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { SetColumn } from './SetColumn.tsx'
import {
  quantityShown,
  quantitiesTyped,
  stockField,
  stockKey,
  type StockChanges,
  type StorePlace,
} from './stockChanges.ts'

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
  const [most, setMost] = useState(rowsAtOnce)
  const rows = draft.variants.slice(0, most)
  const fieldsOf = (variant: DraftVariant): Field[] => {
    const of = variant.title === '' ? '' : `, ${variant.title}`
    const own: Field[] = isSimple
      ? []
      : [
          {
            title: 'Change in %',
            input: (
              <Percent
                label={`Change in percent${of}`}
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
            title: 'Price',
            input: (
              <MoneyCell
                label={`Price${of}`}
                name={`${variant.key}.price`}
                problem={problems[`${variant.key}.price`]}
                value={variant.price}
                placeholder="no price"
                onChange={(price) => set(variant.key, { price })}
              />
            ),
          },
          {
            title: 'Price before',
            input: (
              <MoneyCell
                label={`Price before${of}`}
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
                    aria-label={`SKU${of}`}
                    value={variant.sku}
                    onChange={(event) => set(variant.key, { sku: event.target.value })}
                  />
                )}
              </Cell>
            ),
          },
          {
            title: 'Barcode',
            input: (
              <BarcodeCell
                label={`Barcode${of}`}
                name={`${variant.key}.gtin`}
                problem={problems[`${variant.key}.gtin`]}
                value={variant.gtin}
                onChange={(gtin) => set(variant.key, { gtin })}
              />
            ),
          },
          {
            title: 'Grams',
            input: (
              <Cell name={`${variant.key}.weight`} problem={problems[`${variant.key}.weight`]}>
                {(ties) => (
                  <input
                    {...ties}
                    inputMode="numeric"
                    aria-label={`Grams${of}`}
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
        title: store.title ? `Stock, ${store.title}` : 'Stock',
        input: (
          <Cell
            name={stockField(stockKey(variant.known, store.value))}
            problem={problems[stockField(stockKey(variant.known, store.value))]}
          >
            {(ties) => (
              <input
                {...ties}
                inputMode="numeric"
                aria-label={`Stock${store.title ? ` in ${store.title}` : ''}${of}`}
                placeholder="not counted"
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
          other prices in{' '}
          {variant.storePrices
            .map(({ store }) => stores.find(({ value }) => value === store)?.title ?? store)
            .join(', ')}
        </small>
      )}
    </>
  )
  const hasProblem = (variant: DraftVariant) =>
    Object.keys(problems).some((field) => field.startsWith(`${variant.key}.`))
  return (
    <section className="card-box flush list" aria-labelledby="variants">
      <div className="box-head pad">
        <h2 id="variants">{isSimple ? 'Stock' : `${draft.variants.length.toLocaleString('en')} variants`}</h2>
        {!isSimple && (
          <SetColumn
            draft={draft}
            currency={currency}
            language={language}
            stores={stores}
            onChange={onChange}
            onStock={(pieces) => onStock({ ...changes, ...pieces })}
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
                facts={[
                  variant.price === '' ? 'no price' : variant.price,
                  piecesOf(stores.map((store) => shown(variant, store.value))),
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
        <div className="table-wrap" role="region" aria-label={isSimple ? 'Stock' : 'Variants'} tabIndex={0}>
          <table className="inputs">
            <thead>
              <tr>
                {!isSimple && <th scope="col">Variant</th>}
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
          <span role="status">
            {most} of {draft.variants.length.toLocaleString('en')} variants are shown
          </span>
          <button type="button" className="button small" onClick={() => setMost(most + rowsAtOnce)}>
            Show more
          </button>
        </div>
      )}
    </section>
  )
}

interface CellProps {
  /** As the form calls it. */
  name: string
  problem: string | undefined
}

/** An input in a table: what is wrong with it stands below it. */
function Cell({
  name,
  problem: own,
  children,
}: CellProps & {
  children: (ties: {
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const refused = useFieldProblem(name)
  const problem = own ?? refused
  const id = useId()
  return (
    <>
      {children({ 'aria-invalid': problem !== undefined || undefined, 'aria-describedby': problem && id })}
      {problem && (
        <span className="problem" id={id}>
          {problem}
        </span>
      )}
    </>
  )
}

function MoneyCell({
  name,
  label,
  problem,
  value,
  placeholder,
  onChange,
}: CellProps & { label: string; value: string; placeholder?: string; onChange: (value: string) => void }) {
  return (
    <Cell name={name} problem={problem}>
      {(ties) => (
        <MoneyInput
          label={label}
          value={value}
          placeholder={placeholder}
          isInvalid={ties['aria-invalid']}
          describedBy={ties['aria-describedby']}
          onChange={onChange}
        />
      )}
    </Cell>
  )
}

/** A barcode in a table: what is wrong with it is said once the field is left. */
function BarcodeCell({
  name,
  label,
  problem,
  value,
  onChange,
}: CellProps & { label: string; value: string; onChange: (value: string) => void }) {
  const [isLeft, setLeft] = useState(true)
  return (
    <Cell name={name} problem={isLeft ? problem : undefined}>
      {(ties) => (
        <input
          {...ties}
          className="barcode"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onChange={(event) => {
            setLeft(false)
            onChange(event.target.value)
          }}
          onBlur={() => setLeft(true)}
        />
      )}
    </Cell>
  )
}

interface Field {
  title: string
  input: ReactNode
}

/** A form of 2,000 variants has 14,000 inputs: so many rows are drawn at once. */
const rowsAtOnce = 100

function piecesOf(counted: readonly string[]): string {
  const numbers = counted.filter((text) => text !== '')
  return numbers.length === 0
    ? 'not counted'
    : `${numbers.reduce((sum, text) => sum + Number(text), 0).toLocaleString('en')} in stock`
}

/** One variant on a phone: what it costs and what is left, its fields when it is opened. */
function Card({
  isSimple,
  isWrong,
  name,
  facts,
  children,
}: {
  isSimple: boolean
  isWrong: boolean
  name: ReactNode
  facts: readonly string[]
  children: ReactNode
}) {
  const fields = <div className="variant-fields">{children}</div>
  if (isSimple) return fields
  return (
    <details>
      <summary>
        <span className="grow">{name}</span>
        <span className={isWrong ? 'bad' : 'muted'}>{isWrong ? 'to put right' : facts.join(' · ')}</span>
      </summary>
      {fields}
    </details>
  )
}

interface PercentProps {
  label: string
  value: string
  /** The product has a price that percents start from. */
  hasBase: boolean
  isPercent: (text: string) => boolean
  onSettle: (text: string) => void
}

/** A percentage is taken over when it is left, so that half a number changes no price; what is none stays and says so. */
function Percent({ label, value, hasBase, isPercent, onSettle }: PercentProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  function settle() {
    if (typed === null) return
    const isEmpty = typed.trim() === ''
    setWrong(!isEmpty && !isPercent(typed))
    if (!isEmpty && !isPercent(typed)) return
    if (!isEmpty) onSettle(typed)
    setTyped(null)
  }
  return (
    <>
      <input
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed ?? value}
        placeholder="0"
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
      />
      {isWrong && (
        <span className="problem" id={id}>
          {hasBase
            ? `“${typed?.trim()}” is not a percentage: write it like 15 or -7.5`
            : 'The product has no price to start from'}
        </span>
      )}
    </>
  )
}
