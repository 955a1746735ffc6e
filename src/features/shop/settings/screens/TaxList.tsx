/** What is taxed where, by class of goods. */
import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { countries } from '#blocks/cart/countries.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import type { TaxDraft } from './shippingDraft.ts'
import { Entry, type Problems } from './Entry.tsx'
import { RegionField } from '../../addresses/screens/RegionField.tsx'
import { taxesAndDiscounts } from '../texts/taxesAndDiscounts.ts'
import { common } from '#ui/texts/common.ts'

const places = countries().map(({ code, name }) => ({ value: code, title: name }))
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
        <h2 id="taxes-title">{common.taxes}</h2>
        <p className="muted">
          {zones.length === 0 ? taxesAndDiscounts.no_taxes : taxesAndDiscounts.zones_help}{' '}
          {taxesAndDiscounts.included_where}{' '}
          <Link className="link" href="/user/settings#shop">
            {common.settings}
          </Link>
          .
        </p>
        <p className="muted">{taxesAndDiscounts.reduced_help}</p>
      </div>
      {zones.map((zone, index) => {
        const id = `tax-${index}`
        const name = zone.title || taxesAndDiscounts.the_new_tax_zone
        const changeRate = (at: number, to: Partial<TaxDraft['rates'][number]>) =>
          change(index, { rates: zone.rates.map((rate, one) => (one === at ? { ...rate, ...to } : rate)) })
        return (
          <div
            key={index}
            className="part stack"
            role="group"
            aria-label={zone.title || taxesAndDiscounts.new_tax_zone}
          >
            <div className="part-head">
              <Entry
                id={`${id}-title`}
                title={taxesAndDiscounts.tax_zone}
                value={zone.title}
                problems={problems}
                onChange={(title) => change(index, { title })}
              />
              <button
                type="button"
                className="button small"
                onClick={() => onChange(zones.toSpliced(index, 1))}
              >
                {common.remove}
                <span className="hidden"> {name}</span>
              </button>
            </div>
            <div className="part-fields">
              <Field
                name={`${id}-country`}
                id={`${id}-country`}
                title={common.country}
                problem={problems[`${id}-country`]}
              >
                {(ties) => (
                  <Select
                    {...ties}
                    value={zone.country}
                    placeholder={common.choose}
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
                none={common.all}
                problem={problems[`${id}-region`]}
                onChange={(region) => change(index, { region })}
              />
              <Entry
                id={`${id}-postcode`}
                title={taxesAndDiscounts.postcode_prefix}
                value={zone.postcode_prefix}
                placeholder={common.all}
                problems={problems}
                onChange={(postcode_prefix) => change(index, { postcode_prefix })}
              />
            </div>
            {zone.rates.map((rate, at) => (
              <div
                key={at}
                className="part-row stack"
                role="group"
                aria-label={rate.title || taxesAndDiscounts.new_rate}
              >
                <div className="part-line three">
                  <Entry
                    id={`${id}-${at}-title`}
                    title={taxesAndDiscounts.shown_to_buyers_as}
                    value={rate.title}
                    placeholder={taxesAndDiscounts.vat}
                    problems={problems}
                    onChange={(title) => changeRate(at, { title })}
                  />
                  <Entry
                    id={`${id}-${at}-percent`}
                    title={taxesAndDiscounts.percent}
                    value={rate.percent}
                    holds="percent"
                    placeholder="20"
                    problems={problems}
                    onChange={(percent) => changeRate(at, { percent })}
                  />
                  <Entry
                    id={`${id}-${at}-class`}
                    title={taxesAndDiscounts.tax_class}
                    value={rate.tax_class}
                    placeholder="standard"
                    problems={problems}
                    onChange={(tax_class) => changeRate(at, { tax_class })}
                  />
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={
                      rate.title
                        ? taxesAndDiscounts.remove_title({ title: rate.title })
                        : taxesAndDiscounts.remove_rate
                    }
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
                  {taxesAndDiscounts.on_delivery_too}
                </label>
              </div>
            ))}
            <div>
              <button
                type="button"
                className="button small"
                onClick={() => change(index, { rates: [...zone.rates, freshRate] })}
              >
                {taxesAndDiscounts.add_a_rate}
                <span className="hidden"> {taxesAndDiscounts.to_name({ name })}</span>
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
          {taxesAndDiscounts.add_a_tax_zone}
        </button>
      </div>
    </section>
  )
}
