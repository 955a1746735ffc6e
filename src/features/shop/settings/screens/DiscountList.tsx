/** Discount codes: what each is worth, how often and when it holds. */
import { DatePicker } from '#ui/DatePicker.tsx'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import { emptyDiscount, type DiscountDraft } from './shippingDraft.ts'
import { Entry, Disclosure, type Problems } from './Entry.tsx'
import { taxesAndDiscounts } from '../texts/taxesAndDiscounts.ts'
import { common } from '#ui/texts/common.ts'

const kinds: readonly { value: DiscountDraft['kind']; title: string }[] = [
  { value: 'percent', title: taxesAndDiscounts.percent_off },
  { value: 'fixed', title: taxesAndDiscounts.amount_off },
  { value: 'free_shipping', title: taxesAndDiscounts.free_delivery },
]

interface ListProps {
  discounts: readonly DiscountDraft[]
  currency: string
  problems: Problems
  onChange: (discounts: DiscountDraft[]) => void
}

export function DiscountList({ discounts, currency, problems, onChange }: ListProps) {
  return (
    <section id="discounts" className="card-box stack" aria-labelledby="discounts-title">
      <div>
        <h2 id="discounts-title">{common.discount_codes}</h2>
        <p className="muted">
          {discounts.length === 0 ? taxesAndDiscounts.no_codes : taxesAndDiscounts.codes_help}
        </p>
      </div>
      {discounts.map((discount, index) => (
        <Discount
          key={index}
          id={`discount-${index}`}
          discount={discount}
          currency={currency}
          problems={problems}
          onChange={(to) => onChange(discounts.with(index, { ...discount, ...to }))}
          onRemove={() => onChange(discounts.toSpliced(index, 1))}
        />
      ))}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() => onChange([...discounts, emptyDiscount])}
        >
          {taxesAndDiscounts.add_a_code}
        </button>
      </div>
    </section>
  )
}

interface DiscountProps {
  /** What the ids of its fields begin with. */
  id: string
  discount: DiscountDraft
  currency: string
  problems: Problems
  onChange: (to: Partial<DiscountDraft>) => void
  onRemove: () => void
}

function Discount({ id, discount, currency, problems, onChange, onRemove }: DiscountProps) {
  return (
    <div className="part stack" role="group" aria-label={discount.code || taxesAndDiscounts.new_code}>
      <div className="part-head">
        <Entry
          id={`${id}-code`}
          title={taxesAndDiscounts.code}
          value={discount.code}
          placeholder={taxesAndDiscounts.code_example}
          problems={problems}
          onChange={(code) => onChange({ code })}
        />
        <button type="button" className="button small" onClick={onRemove}>
          {common.remove}
          <span className="hidden"> {discount.code || taxesAndDiscounts.the_new_code}</span>
        </button>
      </div>
      <div className="part-fields">
        <div className="field">
          <label htmlFor={`${id}-kind`}>{taxesAndDiscounts.gives}</label>
          <Select
            id={`${id}-kind`}
            value={discount.kind}
            choices={kinds}
            onChange={(kind) =>
              onChange({ kind: kinds.find(({ value }) => value === kind)?.value ?? 'percent', value: '' })
            }
          />
        </div>
        {discount.kind !== 'free_shipping' && (
          <Entry
            id={`${id}-value`}
            holds={discount.kind === 'percent' ? 'percent' : 'amount'}
            title={
              discount.kind === 'percent'
                ? taxesAndDiscounts.percent
                : currency
                  ? taxesAndDiscounts.amount_in({ currency })
                  : taxesAndDiscounts.amount
            }
            value={discount.value}
            placeholder={discount.kind === 'percent' ? '10' : '5.00'}
            problems={problems}
            onChange={(value) => onChange({ value })}
          />
        )}
        <Entry
          id={`${id}-min_subtotal`}
          holds="amount"
          title={currency ? taxesAndDiscounts.from_sum_in({ currency }) : taxesAndDiscounts.from_sum}
          value={discount.min_subtotal}
          placeholder="0.00"
          problems={problems}
          onChange={(min_subtotal) => onChange({ min_subtotal })}
        />
      </div>
      <DiscountLimits {...{ id, discount, problems, onChange }} />
    </div>
  )
}

/** How often and when a code holds. */
function DiscountLimits({
  id,
  discount,
  problems,
  onChange,
}: Pick<DiscountProps, 'id' | 'discount' | 'problems' | 'onChange'>) {
  return (
    <Disclosure
      title={taxesAndDiscounts.how_often}
      isSet={[discount.limit_total, discount.limit_per_customer, discount.starts, discount.ends].some(
        (value) => value !== '',
      )}
    >
      <Entry
        id={`${id}-limit_total`}
        title={taxesAndDiscounts.uses_in_all}
        value={discount.limit_total}
        placeholder={taxesAndDiscounts.no_limit}
        problems={problems}
        onChange={(limit_total) => onChange({ limit_total })}
      />
      <Entry
        id={`${id}-limit_per_customer`}
        title={taxesAndDiscounts.uses_per_buyer}
        value={discount.limit_per_customer}
        placeholder={taxesAndDiscounts.no_limit}
        problems={problems}
        onChange={(limit_per_customer) => onChange({ limit_per_customer })}
      />
      <Field name={`${id}-starts`} id={`${id}-starts`} title={taxesAndDiscounts.first_day}>
        {(ties) => (
          <DatePicker
            {...ties}
            label={taxesAndDiscounts.first_day_of({ code: discount.code })}
            value={discount.starts}
            onChange={(starts) => onChange({ starts })}
          />
        )}
      </Field>
      <Field
        name={`${id}-ends`}
        id={`${id}-ends`}
        title={taxesAndDiscounts.last_day}
        problem={problems[`${id}-ends`]}
      >
        {(ties) => (
          <DatePicker
            {...ties}
            label={taxesAndDiscounts.last_day_of({ code: discount.code })}
            value={discount.ends}
            onChange={(ends) => onChange({ ends })}
          />
        )}
      </Field>
    </Disclosure>
  )
}
