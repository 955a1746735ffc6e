/** One line of an order that is no product: what it is, what it costs, how many. */
import { Trash2 } from 'lucide-react'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { common } from '#ui/texts/common.ts'
import { priceOf, type ManualExtraDraft } from './manualOrderDraft.ts'
import { newOrder } from '../texts/newOrder.ts'

interface ManualOrderExtraProps {
  extra: ManualExtraDraft
  /** Its place among those that are no products. */
  index: number
  currency: string
  language: string
  /** What is wrong, by the path of the field in the call. */
  problems: Readonly<Record<string, string | undefined>>
  money: (minor: number) => string
  onChange: (to: Partial<ManualExtraDraft>) => void
  onRemove: () => void
}

export function ManualOrderExtra({
  extra,
  index,
  currency,
  language,
  problems,
  money,
  onChange,
  onRemove,
}: ManualOrderExtraProps) {
  const name = extra.title.trim() || newOrder.own_line({ number: index + 1 })
  return (
    <li>
      <Field
        name={`extras.${index}.title`}
        className="grow"
        title=""
        hasLabel={false}
        problem={problems[`extras.${index}.title`]}
      >
        {(ties) => (
          <input
            {...inputTies(ties)}
            aria-label={newOrder.what}
            placeholder={newOrder.what_example}
            maxLength={200}
            value={extra.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        name={`extras.${index}.unit_minor`}
        title=""
        hasLabel={false}
        problem={problems[`extras.${index}.unit_minor`]}
      >
        {(ties) => (
          <MoneyInput
            {...ties}
            className="own-price"
            label={newOrder.price_of({ name })}
            placeholder={common.price}
            value={extra.price}
            onChange={(price) => onChange({ price })}
          />
        )}
      </Field>
      <NumericSpinner
        label={newOrder.quantity_of({ name })}
        value={extra.quantity}
        min={1}
        max={9999}
        onChange={(quantity) => onChange({ quantity })}
      />
      <b className="num">{money((priceOf(extra.price, currency, language) ?? 0) * extra.quantity)}</b>
      <button
        type="button"
        className="icon-button"
        aria-label={newOrder.remove_one({ name })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  )
}
