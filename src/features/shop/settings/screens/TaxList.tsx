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
      {zones.map((zone, index) => (
        <Zone
          key={index}
          id={`tax-${index}`}
          zone={zone}
          problems={problems}
          onChange={(to) => onChange(zones.map((one, at) => (at === index ? { ...one, ...to } : one)))}
          onRemove={() => onChange(zones.toSpliced(index, 1))}
        />
      ))}
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

interface PartProps<Part> {
  /** What the ids of its fields begin with. */
  id: string
  problems: Problems
  onChange: (to: Partial<Part>) => void
  onRemove: () => void
}

/** One place that is taxed: where it is, and its rates. */
function Zone({ id, zone, problems, onChange, onRemove }: PartProps<TaxDraft> & { zone: TaxDraft }) {
  const name = zone.title || taxesAndDiscounts.the_new_tax_zone
  return (
    <div className="part stack" role="group" aria-label={zone.title || taxesAndDiscounts.new_tax_zone}>
      <div className="part-head">
        <Entry
          id={`${id}-title`}
          title={taxesAndDiscounts.tax_zone}
          value={zone.title}
          problems={problems}
          onChange={(title) => onChange({ title })}
        />
        <button type="button" className="button small" onClick={onRemove}>
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
              onChange={(country) => onChange({ country, region: '' })}
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
          onChange={(region) => onChange({ region })}
        />
        <Entry
          id={`${id}-postcode`}
          title={taxesAndDiscounts.postcode_prefix}
          value={zone.postcode_prefix}
          placeholder={common.all}
          problems={problems}
          onChange={(postcode_prefix) => onChange({ postcode_prefix })}
        />
      </div>
      {zone.rates.map((rate, at) => (
        <Rate
          key={at}
          id={`${id}-${at}`}
          rate={rate}
          problems={problems}
          onChange={(to) =>
            onChange({ rates: zone.rates.map((one, place) => (place === at ? { ...one, ...to } : one)) })
          }
          onRemove={() => onChange({ rates: zone.rates.toSpliced(at, 1) })}
        />
      ))}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() => onChange({ rates: [...zone.rates, freshRate] })}
        >
          {taxesAndDiscounts.add_a_rate}
          <span className="hidden"> {taxesAndDiscounts.to_name({ name })}</span>
        </button>
      </div>
    </div>
  )
}

type RateDraft = TaxDraft['rates'][number]

/** One rate of a zone: how much, of which class of goods. */
function Rate({ id, rate, problems, onChange, onRemove }: PartProps<RateDraft> & { rate: RateDraft }) {
  return (
    <div className="part-row stack" role="group" aria-label={rate.title || taxesAndDiscounts.new_rate}>
      <div className="part-line three">
        <Entry
          id={`${id}-title`}
          title={taxesAndDiscounts.shown_to_buyers_as}
          value={rate.title}
          placeholder={taxesAndDiscounts.vat}
          problems={problems}
          onChange={(title) => onChange({ title })}
        />
        <Entry
          id={`${id}-percent`}
          title={taxesAndDiscounts.percent}
          value={rate.percent}
          holds="percent"
          placeholder="20"
          problems={problems}
          onChange={(percent) => onChange({ percent })}
        />
        <Entry
          id={`${id}-class`}
          title={taxesAndDiscounts.tax_class}
          value={rate.tax_class}
          placeholder="standard"
          problems={problems}
          onChange={(tax_class) => onChange({ tax_class })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={
            rate.title ? taxesAndDiscounts.remove_title({ title: rate.title }) : taxesAndDiscounts.remove_rate
          }
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={rate.applies_to_shipping}
          onChange={(event) => onChange({ applies_to_shipping: event.target.checked })}
        />{' '}
        {taxesAndDiscounts.on_delivery_too}
      </label>
    </div>
  )
}
