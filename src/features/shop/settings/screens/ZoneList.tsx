/** Where the shop sends to, and what a parcel costs there by weight and by worth. */
import { Trash2 } from 'lucide-react'
import { regionsOf } from '#blocks/cart/regions.ts'
import { Field } from '#ui/FormProblems.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { CountryTokens } from '../../addresses/screens/CountryTokens.tsx'
import { emptyRate, type RateDraft, type ZoneDraft } from './shippingDraft.ts'
import { Entry, Disclosure, type Problems } from './Entry.tsx'
import { shippingTexts } from '../texts/shippingTexts.ts'
import { common } from '#ui/texts/common.ts'

interface ListProps {
  zones: readonly ZoneDraft[]
  currency: string
  problems: Problems
  onChange: (zones: ZoneDraft[]) => void
}

export function ZoneList({ zones, currency, problems, onChange }: ListProps) {
  return (
    <section id="shipping" className="card-box stack" aria-labelledby="shipping-title">
      <div>
        <h2 id="shipping-title">{common.shipping}</h2>
        <p className="muted">{zones.length === 0 ? shippingTexts.no_zones : shippingTexts.zones_help}</p>
      </div>
      {zones.map((zone, index) => (
        <Zone
          key={index}
          id={`zone-${index}`}
          zone={zone}
          currency={currency}
          problems={problems}
          onChange={(to) => onChange(zones.with(index, to))}
          onUp={
            index > 0
              ? () =>
                  onChange([
                    ...zones.slice(0, index - 1),
                    zone,
                    ...zones.slice(index - 1).filter((one) => one !== zone),
                  ])
              : undefined
          }
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
              { title: '', countries: [], regions: [], postcode_prefixes: [], rates: [emptyRate] },
            ])
          }
        >
          {shippingTexts.add_a_zone}
        </button>
      </div>
    </section>
  )
}

interface ZoneProps {
  id: string
  zone: ZoneDraft
  currency: string
  problems: Problems
  onChange: (zone: ZoneDraft) => void
  onUp?: () => void
  onRemove: () => void
}

function Zone({ id, zone, currency, problems, onChange, onUp, onRemove }: ZoneProps) {
  const name = zone.title || shippingTexts.the_new_zone
  const isNarrow = zone.regions.length > 0 || zone.postcode_prefixes.length > 0
  return (
    <div className="part stack" role="group" aria-label={zone.title || shippingTexts.new_zone}>
      <div className="part-head">
        <Entry
          id={`${id}-title`}
          title={shippingTexts.zone}
          value={zone.title}
          placeholder={shippingTexts.home_country}
          problems={problems}
          onChange={(title) => onChange({ ...zone, title })}
        />
        {onUp && (
          <button type="button" className="button small" onClick={onUp}>
            {common.move_up}
            <span className="hidden"> {name}</span>
          </button>
        )}
        <button type="button" className="button small" onClick={onRemove}>
          {common.remove}
          <span className="hidden"> {name}</span>
        </button>
      </div>
      <div className="field">
        <label htmlFor={`${id}-countries`}>{shippingTexts.countries}</label>
        <CountryTokens
          id={`${id}-countries`}
          label={shippingTexts.countries_of({ name })}
          value={zone.countries}
          onChange={(countries) => onChange({ ...zone, countries })}
        />
        {zone.countries.length === 0 && <span className="help">{shippingTexts.everywhere}</span>}
      </div>
      <Disclosure title={shippingTexts.narrow} isSet={isNarrow}>
        <Field name={`${id}-regions`} id={`${id}-regions`} title={shippingTexts.regions}>
          {(ties) => (
            <TokenInput
              {...ties}
              label={shippingTexts.regions_of({ name })}
              value={zone.regions}
              choices={zone.countries.flatMap((country) =>
                (regionsOf(country) ?? []).map(({ code, name: title }) => ({ value: code, title })),
              )}
              onChange={(regions) => onChange({ ...zone, regions })}
            />
          )}
        </Field>
        <Field name={`${id}-postcodes`} id={`${id}-postcodes`} title={shippingTexts.postcode_prefixes}>
          {(ties) => (
            <TokenInput
              {...ties}
              label={shippingTexts.postcodes_of({ name })}
              value={zone.postcode_prefixes}
              onChange={(postcode_prefixes) => onChange({ ...zone, postcode_prefixes })}
            />
          )}
        </Field>
      </Disclosure>
      {zone.rates.map((rate, index) => (
        <Rate
          key={index}
          id={`${id}-${index}`}
          rate={rate}
          currency={currency}
          problems={problems}
          onChange={(to) => onChange({ ...zone, rates: zone.rates.with(index, to) })}
          onRemove={() => onChange({ ...zone, rates: zone.rates.toSpliced(index, 1) })}
        />
      ))}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() => onChange({ ...zone, rates: [...zone.rates, emptyRate] })}
        >
          {shippingTexts.add_a_price}
          <span className="hidden"> {shippingTexts.to_name({ name })}</span>
        </button>
      </div>
    </div>
  )
}

interface RateProps {
  id: string
  rate: RateDraft
  currency: string
  problems: Problems
  onChange: (rate: RateDraft) => void
  onRemove: () => void
}

const moneyOf: ReadonlySet<keyof RateDraft> = new Set(['amount', 'min_subtotal', 'max_subtotal'] as const)

function Rate({ id, rate, currency, problems, onChange, onRemove }: RateProps) {
  const entry = (name: keyof RateDraft, title: string, placeholder?: string) => (
    <Entry
      id={`${id}-${name}`}
      title={title}
      value={rate[name]}
      placeholder={placeholder}
      holds={moneyOf.has(name) ? 'amount' : undefined}
      problems={problems}
      onChange={(value) => onChange({ ...rate, [name]: value })}
    />
  )
  const isBound = [rate.min_g, rate.max_g, rate.min_subtotal, rate.max_subtotal].some((value) => value !== '')
  return (
    <div className="part-row" role="group" aria-label={rate.title || shippingTexts.new_price}>
      <div className="part-line">
        {entry('title', shippingTexts.shown_to_buyers_as, shippingTexts.parcel)}
        {entry('amount', currency ? shippingTexts.price_in({ currency }) : common.price, '0.00')}
        <button
          type="button"
          className="icon-button"
          aria-label={
            rate.title ? shippingTexts.remove_title({ title: rate.title }) : shippingTexts.remove_price
          }
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
      <Disclosure title={shippingTexts.bounds} isSet={isBound}>
        {entry('min_g', shippingTexts.from_grams)}
        {entry('max_g', shippingTexts.up_to_grams)}
        {entry('min_subtotal', shippingTexts.from_sum)}
        {entry('max_subtotal', shippingTexts.up_to_sum)}
      </Disclosure>
    </div>
  )
}
