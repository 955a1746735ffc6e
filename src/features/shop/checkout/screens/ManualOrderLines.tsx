/** What somebody orders: variants found by words, and lines that are no products. */
import { Field } from '#ui/FormProblems.tsx'
import { SearchPicker } from '#ui/SearchPicker.tsx'
import type { CartView } from '../../schema.ts'
import { ManualOrderExtra } from './ManualOrderExtra.tsx'
import { ManualOrderLine } from './ManualOrderLine.tsx'
import { withVariant, type ManualExtraDraft, type ManualLineDraft } from './manualOrderDraft.ts'
import { useSellableSearch } from './useSellableSearch.ts'
import { newOrder } from '../texts/newOrder.ts'

interface LinesProps {
  lines: readonly ManualLineDraft[]
  extras: readonly ManualExtraDraft[]
  currency: string
  language: string
  items: CartView['items']
  store: string
  /** What is wrong, by the path of the field in the call. */
  problems: Readonly<Record<string, string | undefined>>
  money: (minor: number) => string
  onChange: (lines: ManualLineDraft[]) => void
  onExtras: (extras: ManualExtraDraft[]) => void
}

export function ManualLines({
  lines,
  extras,
  currency,
  language,
  items,
  store,
  problems,
  money,
  onChange,
  onExtras,
}: LinesProps) {
  const { search, foundOf } = useSellableSearch(store, money)
  return (
    <section className="card-box" aria-labelledby="hand-lines">
      <h2 id="hand-lines">{newOrder.lines}</h2>
      <Field name="lines" title="" hasLabel={false} problem={problems.lines}>
        {(ties) => (
          <SearchPicker
            {...ties}
            label={newOrder.add_product}
            placeholder={newOrder.add_product_example}
            search={search}
            onPick={({ id }) => {
              const variant = foundOf(id)
              if (variant) onChange(withVariant(lines, variant))
            }}
          />
        )}
      </Field>
      <ul className="hand-lines">
        {lines.map((line, index) => (
          <ManualOrderLine
            key={`${line.id} ${index}`}
            {...{ line, index, currency, language, items, problems, money }}
            onChange={(to) => onChange(lines.map((one, at) => (at === index ? { ...one, ...to } : one)))}
            onRemove={() => onChange(lines.filter((_, at) => at !== index))}
          />
        ))}
        {extras.map((extra, index) => (
          <ManualOrderExtra
            key={extra.id}
            {...{ extra, index, currency, language, problems, money }}
            onChange={(to) => onExtras(extras.map((one) => (one === extra ? { ...extra, ...to } : one)))}
            onRemove={() => onExtras(extras.filter((one) => one !== extra))}
          />
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button small"
          onClick={() =>
            onExtras([...extras, { id: crypto.randomUUID(), title: '', price: '', quantity: 1 }])
          }
        >
          {newOrder.add_own_line}
        </button>
        <span className="muted">{newOrder.own_line_help}</span>
      </div>
    </section>
  )
}
