/** The places of the shop, and what picking up there costs. */
import { Trash2 } from 'lucide-react'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
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
  const changeStore = (index: number, to: Partial<StoreDraft>) =>
    onChange({ stores: stores.map((store, at) => (at === index ? { ...store, ...to } : store)) })
  const changePickup = (index: number, to: Partial<PickupDraft>) =>
    onChange({ pickups: pickups.map((pickup, at) => (at === index ? { ...pickup, ...to } : pickup)) })
  return (
    <section id="stores" className="card-box stack" aria-labelledby="stores-title">
      <div>
        <h2 id="stores-title">{shippingTexts.locations_and_pickup}</h2>
        <p className="muted">
          {stores.length === 0 ? shippingTexts.no_locations : shippingTexts.locations_help}
        </p>
      </div>
      {stores.map((store, index) => (
        <div
          key={store.id ?? index}
          className="part stack"
          role="group"
          aria-label={store.title || shippingTexts.new_place}
        >
          <div className="part-fields">
            <Entry
              id={`store-${index}-title`}
              title={shippingTexts.location_name}
              value={store.title}
              placeholder={shippingTexts.location_example}
              problems={problems}
              onChange={(title) => changeStore(index, { title })}
            />
            <Entry
              id={`store-${index}-address`}
              title={common.address}
              value={store.address}
              problems={problems}
              onChange={(address) => changeStore(index, { address })}
            />
          </div>
          <div className="row between">
            <label className="check">
              <input
                type="checkbox"
                role="switch"
                className="switch"
                checked={store.pickup_enabled}
                onChange={(event) => changeStore(index, { pickup_enabled: event.target.checked })}
              />{' '}
              {shippingTexts.pickup_here}
            </label>
            {store.id && (
              <button
                type="button"
                className="button small"
                onClick={() => onClose({ id: store.id ?? '', title: store.title })}
              >
                {common.close}
                <span className="hidden"> {store.title}</span>
              </button>
            )}
            {!store.id && (
              <button
                type="button"
                className="button small"
                onClick={() => onChange({ stores: stores.toSpliced(index, 1) })}
              >
                {common.remove}
                <span className="hidden"> {store.title || shippingTexts.the_new_location}</span>
              </button>
            )}
          </div>
        </div>
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
        <div
          key={index}
          className="part-row"
          role="group"
          aria-label={
            pickup.title ? shippingTexts.pickup_title({ title: pickup.title }) : shippingTexts.pickup_new
          }
        >
          <div className="part-line three">
            <Field
              name={`pickup-${index}-store`}
              id={`pickup-${index}-store`}
              title={shippingTexts.picked_up_at}
              problem={problems[`pickup-${index}-store`]}
            >
              {(ties) => (
                <Select
                  {...ties}
                  value={pickup.store}
                  placeholder={common.choose}
                  choices={places}
                  onChange={(store) => changePickup(index, { store })}
                />
              )}
            </Field>
            <Entry
              id={`pickup-${index}-title`}
              title={shippingTexts.shown_to_buyers_as}
              value={pickup.title}
              placeholder={shippingTexts.pickup_example}
              problems={problems}
              onChange={(title) => changePickup(index, { title })}
            />
            <Entry
              id={`pickup-${index}-amount`}
              holds="amount"
              title={currency ? shippingTexts.price_in({ currency }) : common.price}
              value={pickup.amount}
              placeholder="0.00"
              problems={problems}
              onChange={(amount) => changePickup(index, { amount })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={
                pickup.title
                  ? shippingTexts.remove_title({ title: pickup.title })
                  : shippingTexts.remove_pickup
              }
              onClick={() => onChange({ pickups: pickups.toSpliced(index, 1) })}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </div>
        </div>
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
