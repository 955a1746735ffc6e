/** One product in an order that is being typed: its choices, its own price, how many, and what is wrong with it. */
import { Trash2 } from 'lucide-react'
import { Field } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Select } from '#ui/Select.tsx'
import type { CartView } from '../../schema.ts'
import { itemOf, nameOf, priceOf, type ManualLineDraft } from './manualOrderDraft.ts'
import { newOrder } from '../texts/newOrder.ts'

interface ManualOrderLineProps {
  line: ManualLineDraft
  /** Its place in the order. */
  index: number
  currency: string
  language: string
  items: CartView['items']
  /** What is wrong, by the path of the field in the call. */
  problems: Readonly<Record<string, string | undefined>>
  money: (minor: number) => string
  onChange: (to: Partial<ManualLineDraft>) => void
  onRemove: () => void
}

export function ManualOrderLine({
  line,
  index,
  currency,
  language,
  items,
  problems,
  money,
  onChange,
  onRemove,
}: ManualOrderLineProps) {
  const item = itemOf(line, items)
  const name = nameOf(line)
  const shopPrice = line.price_minor === null ? newOrder.no_price : money(line.price_minor)
  const unit = priceOf(line.ownPrice, currency, language) ?? item?.price_minor ?? line.price_minor ?? 0
  return (
    <li>
      {line.image ? (
        <Picture className="thumb" src={line.image} box={[40, 40]} alt="" />
      ) : (
        <span className="thumb" />
      )}
      <div className="grow">
        <b>{line.title}</b>
        <small className="muted">
          {[
            ...Object.values(line.value),
            line.sku ?? '',
            line.ownPrice.trim() === '' ? shopPrice : newOrder.in_shop({ price: shopPrice }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <span className="row inline-controls">
          {line.options.map(({ name: option, values }) => (
            <Select
              key={option}
              label={newOrder.option_of({ option: option.replaceAll('_', ' '), name })}
              placeholder={option.replaceAll('_', ' ')}
              value={line.chosen[option] ?? ''}
              choices={values.map((value) => ({ value, title: value }))}
              onChange={(value) =>
                onChange({
                  chosen: Object.fromEntries(
                    Object.entries({ ...line.chosen, [option]: value }).filter(([, one]) => one !== ''),
                  ),
                })
              }
            />
          ))}
          <Field
            name={`lines.${index}.unit_minor`}
            title=""
            hasLabel={false}
            problem={problems[`lines.${index}.unit_minor`]}
          >
            {(ties) => (
              <MoneyInput
                {...ties}
                className="own-price"
                label={newOrder.own_price_of({ name })}
                placeholder={newOrder.own_price}
                value={line.ownPrice}
                onChange={(ownPrice) => onChange({ ownPrice })}
              />
            )}
          </Field>
        </span>
        {item?.msg.map((message) => (
          <span key={message} className="problem">
            {message}
          </span>
        ))}
      </div>
      <NumericSpinner
        label={newOrder.quantity_of({ name })}
        value={line.quantity}
        min={1}
        max={9999}
        onChange={(quantity) => onChange({ quantity })}
      />
      <b className="num">{money(unit * line.quantity)}</b>
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
