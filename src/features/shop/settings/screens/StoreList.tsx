/** The places of the shop, and what picking up there costs. */
import { Trash2 } from 'lucide-react'
import { Field } from '#ui/FormProblems.tsx'
import { Select, type Choice } from '#ui/Select.tsx'
import type { PickupDraft, StoreDraft } from './shippingDraft.ts'
import { Entry, type Problems } from './Entry.tsx'
import { shippingTexts } from '../texts/shippingTexts.ts'
import { common } from '#ui/texts/common.ts'

interface ListProps {
  stores: readonly StoreDraft[]
  pickups: readonly PickupDraft[]
  currency: string
  problems: Problems
  /** Asks to close a place that is saved. */
  onClose: (store: { id: string; title: string }) => void
  onChange: (change: { stores?: StoreDraft[]; pickups?: PickupDraft[] }) => void
}

export function StoreList({ stores, pickups, currency, problems, onClose, onChange }: ListProps) {
  const places = stores.flatMap(({ value, title }) => (value ? [{ value, title }] : []))
  return (
    <section id="stores" className="card-box stack" aria-labelledby="stores-title">
      <div>
        <h2 id="stores-title">{shippingTexts.locations_and_pickup}</h2>
        <p className="muted">
          {stores.length === 0 ? shippingTexts.no_locations : shippingTexts.locations_help}
        </p>
      </div>
      {stores.map((store, index) => (
        <Store
          key={store.id ?? index}
          id={`store-${index}`}
          store={store}
          problems={problems}
          onChange={(to) =>
            onChange({ stores: stores.map((one, at) => (at === index ? { ...one, ...to } : one)) })
          }
          onClose={() => onClose({ id: store.id ?? '', title: store.title })}
          onRemove={() => onChange({ stores: stores.toSpliced(index, 1) })}
        />
      ))}
      <div>
        <button
          type="button"
          className="button small"
          onClick={() => onChange({ stores: [...stores, { title: '', address: '', pickup_enabled: true }] })}
        >
          {shippingTexts.add_a_location}
        </button>
      </div>
      {pickups.map((pickup, index) => (
        <Pickup
          key={index}
          id={`pickup-${index}`}
          pickup={pickup}
          places={places}
          currency={currency}
          problems={problems}
          onChange={(to) =>
            onChange({ pickups: pickups.map((one, at) => (at === index ? { ...one, ...to } : one)) })
          }
          onRemove={() => onChange({ pickups: pickups.toSpliced(index, 1) })}
        />
      ))}
      {places.length > 0 && (
        <div>
          <button
            type="button"
            className="button small"
            onClick={() =>
              onChange({ pickups: [...pickups, { store: places[0]?.value ?? '', title: '', amount: '' }] })
            }
          >
            {shippingTexts.add_a_pickup}
          </button>
        </div>
      )}
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

interface StoreProps extends PartProps<StoreDraft> {
  store: StoreDraft
  /** Of one that is saved. */
  onClose: () => void
}

function Store({ id, store, problems, onChange, onClose, onRemove }: StoreProps) {
  return (
    <div className="part stack" role="group" aria-label={store.title || shippingTexts.new_place}>
      <div className="part-fields">
        <Entry
          id={`${id}-title`}
          title={shippingTexts.location_name}
          value={store.title}
          placeholder={shippingTexts.location_example}
          problems={problems}
          onChange={(title) => onChange({ title })}
        />
        <Entry
          id={`${id}-address`}
          title={common.address}
          value={store.address}
          problems={problems}
          onChange={(address) => onChange({ address })}
        />
      </div>
      <div className="row between">
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={store.pickup_enabled}
            onChange={(event) => onChange({ pickup_enabled: event.target.checked })}
          />{' '}
          {shippingTexts.pickup_here}
        </label>
        {store.id && (
          <button type="button" className="button small" onClick={onClose}>
            {common.close}
            <span className="hidden"> {store.title}</span>
          </button>
        )}
        {!store.id && (
          <button type="button" className="button small" onClick={onRemove}>
            {common.remove}
            <span className="hidden"> {store.title || shippingTexts.the_new_location}</span>
          </button>
        )}
      </div>
    </div>
  )
}

interface PickupProps extends PartProps<PickupDraft> {
  pickup: PickupDraft
  /** Where it can be. */
  places: readonly Choice[]
  currency: string
}

/** What picking up at a place is called and costs. */
function Pickup({ id, pickup, places, currency, problems, onChange, onRemove }: PickupProps) {
  return (
    <div
      className="part-row"
      role="group"
      aria-label={
        pickup.title ? shippingTexts.pickup_title({ title: pickup.title }) : shippingTexts.pickup_new
      }
    >
      <div className="part-line three">
        <Field
          name={`${id}-store`}
          id={`${id}-store`}
          title={shippingTexts.picked_up_at}
          problem={problems[`${id}-store`]}
        >
          {(ties) => (
            <Select
              {...ties}
              value={pickup.store}
              placeholder={common.choose}
              choices={places}
              onChange={(store) => onChange({ store })}
            />
          )}
        </Field>
        <Entry
          id={`${id}-title`}
          title={shippingTexts.shown_to_buyers_as}
          value={pickup.title}
          placeholder={shippingTexts.pickup_example}
          problems={problems}
          onChange={(title) => onChange({ title })}
        />
        <Entry
          id={`${id}-amount`}
          holds="amount"
          title={currency ? shippingTexts.price_in({ currency }) : common.price}
          value={pickup.amount}
          placeholder="0.00"
          problems={problems}
          onChange={(amount) => onChange({ amount })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={
            pickup.title ? shippingTexts.remove_title({ title: pickup.title }) : shippingTexts.remove_pickup
          }
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}
