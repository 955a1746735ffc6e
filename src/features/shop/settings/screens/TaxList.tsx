/** What is taxed where, by class of goods. */
import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { countries } from '#blocks/cart/countries.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import type { TaxDraft } from './shippingDraft.ts'
import { Entry, type Problems } from './Entry.tsx'
import { RegionField } from '../../addresses/screens/RegionField.tsx'

const places = countries('en').map(({ code, name }) => ({ value: code, title: name }))
const freshRate: TaxDraft['rates'][number] = {
  title: '',
  tax_class: 'standard',
  percent: '',
  applies_to_shipping: true,
}

interface ListProps {
  zones: readonly TaxDraft[]
  problems: Problems
  onChange: (zones: TaxDraft[]) => void
}

export function TaxList({ zones, problems, onChange }: ListProps) {
  const change = (index: number, to: Partial<TaxDraft>) =>
    onChange(zones.map((zone, at) => (at === index ? { ...zone, ...to } : zone)))
  return (
    <section id="taxes" className="card-box stack" aria-labelledby="taxes-title">
      <div>
        <h2 id="taxes-title">Taxes</h2>
        <p className="muted">
          {zones.length === 0
            ? 'Nothing is taxed.'
            : 'The most exact fit is taken: postcode before region before country.'}{' '}
          Whether prices hold the tax already stands in{' '}
          <Link className="link" href="/user/settings#shop">
            Settings
          </Link>
          .
        </p>
        <p className="muted">
          A reduced rate is a rate with a tax class of its own, such as “reduced”: products choose it in their
          form. All others are “standard”.
        </p>
      </div>
      {zones.map((zone, index) => {
        const id = `tax-${index}`
        const name = zone.title || 'the new tax zone'
        const changeRate = (at: number, to: Partial<TaxDraft['rates'][number]>) =>
          change(index, { rates: zone.rates.map((rate, one) => (one === at ? { ...rate, ...to } : rate)) })
        return (
          <div key={index} className="part stack" role="group" aria-label={zone.title || 'New tax zone'}>
            <div className="part-head">
              <Entry
                id={`${id}-title`}
                title="Tax zone"
                value={zone.title}
                problems={problems}
                onChange={(title) => change(index, { title })}
              />
              <button
                type="button"
                className="button small"
                onClick={() => onChange(zones.toSpliced(index, 1))}
              >
                Remove<span className="hidden"> {name}</span>
              </button>
            </div>
            <div className="part-fields">
              <Field
                name={`${id}-country`}
                id={`${id}-country`}
                title="Country"
                problem={problems[`${id}-country`]}
              >
                {(ties) => (
                  <Select
                    {...ties}
                    value={zone.country}
                    placeholder="Choose"
                    choices={places}
                    onChange={(country) => change(index, { country, region: '' })}
                  />
                )}
              </Field>
              <RegionField
                name={`${id}-region`}
                id={`${id}-region`}
                country={zone.country}
                value={zone.region}
                none="All"
                problem={problems[`${id}-region`]}
                onChange={(region) => change(index, { region })}
              />
              <Entry
                id={`${id}-postcode`}
                title="Postcodes that begin with"
                value={zone.postcode_prefix}
                placeholder="All"
                problems={problems}
                onChange={(postcode_prefix) => change(index, { postcode_prefix })}
              />
            </div>
            {zone.rates.map((rate, at) => (
              <div key={at} className="part-row stack" role="group" aria-label={rate.title || 'New rate'}>
                <div className="part-line three">
                  <Entry
                    id={`${id}-${at}-title`}
                    title="Shown to buyers as"
                    value={rate.title}
                    placeholder="VAT"
                    problems={problems}
                    onChange={(title) => changeRate(at, { title })}
                  />
                  <Entry
                    id={`${id}-${at}-percent`}
                    title="Percent"
                    value={rate.percent}
                    placeholder="20"
                    problems={problems}
                    onChange={(percent) => changeRate(at, { percent })}
                  />
                  <Entry
                    id={`${id}-${at}-class`}
                    title="Tax class"
                    value={rate.tax_class}
                    placeholder="standard"
                    problems={problems}
                    onChange={(tax_class) => changeRate(at, { tax_class })}
                  />
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove ${rate.title || 'the rate'}`}
                    onClick={() => change(index, { rates: zone.rates.toSpliced(at, 1) })}
                  >
                    <Trash2 size={16} aria-hidden />
                  </button>
                </div>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={rate.applies_to_shipping}
                    onChange={(event) => changeRate(at, { applies_to_shipping: event.target.checked })}
                  />{' '}
                  On delivery too
                </label>
              </div>
            ))}
            <div>
              <button
                type="button"
                className="button small"
                onClick={() => change(index, { rates: [...zone.rates, freshRate] })}
              >
                Add a rate<span className="hidden"> to {name}</span>
              </button>
            </div>
          </div>
        )
      })}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() =>
            onChange([
              ...zones,
              { title: '', country: '', region: '', postcode_prefix: '', rates: [freshRate] },
            ])
          }
        >
          Add a tax zone
        </button>
      </div>
    </section>
  )
}
