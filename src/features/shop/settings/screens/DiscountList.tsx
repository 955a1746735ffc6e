/** Discount codes: what each is worth, how often and when it holds. */
import { DatePicker } from '#ui/DatePicker.tsx'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import { emptyDiscount, type DiscountDraft } from './shippingDraft.ts'
import { Entry, Disclosure, type Problems } from './Entry.tsx'

const kinds: readonly { value: DiscountDraft['kind']; title: string }[] = [
  { value: 'percent', title: 'Percent off' },
  { value: 'fixed', title: 'An amount off' },
  { value: 'free_shipping', title: 'Free delivery' },
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
        <h2 id="discounts-title">Discount codes</h2>
        <p className="muted">
          {discounts.length === 0
            ? 'None. Buyers enter a code in the cart.'
            : 'A code that is removed ends; orders that used it stay as they are.'}
        </p>
      </div>
      {discounts.map((discount, index) => {
        const id = `discount-${index}`
        const change = (to: Partial<DiscountDraft>) => onChange(discounts.with(index, { ...discount, ...to }))
        return (
          <div key={index} className="part stack" role="group" aria-label={discount.code || 'New code'}>
            <div className="part-head">
              <Entry
                id={`${id}-code`}
                title="Code"
                value={discount.code}
                placeholder="WELCOME10"
                problems={problems}
                onChange={(code) => change({ code })}
              />
              <button
                type="button"
                className="button small"
                onClick={() => onChange(discounts.toSpliced(index, 1))}
              >
                Remove<span className="hidden"> {discount.code || 'the new code'}</span>
              </button>
            </div>
            <div className="part-fields">
              <div className="field">
                <label htmlFor={`${id}-kind`}>Gives</label>
                <Select
                  id={`${id}-kind`}
                  value={discount.kind}
                  choices={kinds}
                  onChange={(kind) =>
                    change({ kind: kinds.find(({ value }) => value === kind)?.value ?? 'percent', value: '' })
                  }
                />
              </div>
              {discount.kind !== 'free_shipping' && (
                <Entry
                  id={`${id}-value`}
                  isMoney={discount.kind === 'fixed'}
                  title={discount.kind === 'percent' ? 'Percent' : `Amount${currency && ` in ${currency}`}`}
                  value={discount.value}
                  placeholder={discount.kind === 'percent' ? '10' : '5.00'}
                  problems={problems}
                  onChange={(value) => change({ value })}
                />
              )}
              <Entry
                id={`${id}-min_subtotal`}
                isMoney
                title={`From a sum of${currency && `, ${currency}`}`}
                value={discount.min_subtotal}
                placeholder="0.00"
                problems={problems}
                onChange={(min_subtotal) => change({ min_subtotal })}
              />
            </div>
            <Disclosure
              title="How often and when"
              isSet={[discount.limit_total, discount.limit_per_customer, discount.starts, discount.ends].some(
                (value) => value !== '',
              )}
            >
              <Entry
                id={`${id}-limit_total`}
                title="Uses in all"
                value={discount.limit_total}
                placeholder="No limit"
                problems={problems}
                onChange={(limit_total) => change({ limit_total })}
              />
              <Entry
                id={`${id}-limit_per_customer`}
                title="Uses per buyer"
                value={discount.limit_per_customer}
                placeholder="No limit"
                problems={problems}
                onChange={(limit_per_customer) => change({ limit_per_customer })}
              />
              <Field name={`${id}-starts`} id={`${id}-starts`} title="First day">
                {(ties) => (
                  <DatePicker
                    {...ties}
                    label={`First day of ${discount.code}`}
                    value={discount.starts}
                    onChange={(starts) => change({ starts })}
                  />
                )}
              </Field>
              <Field name={`${id}-ends`} id={`${id}-ends`} title="Last day" problem={problems[`${id}-ends`]}>
                {(ties) => (
                  <DatePicker
                    {...ties}
                    label={`Last day of ${discount.code}`}
                    value={discount.ends}
                    onChange={(ends) => change({ ends })}
                  />
                )}
              </Field>
            </Disclosure>
          </div>
        )
      })}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() => onChange([...discounts, emptyDiscount])}
        >
          Add a code
        </button>
      </div>
    </section>
  )
}
