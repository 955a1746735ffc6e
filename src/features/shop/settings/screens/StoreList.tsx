/** The places of the shop, and what picking up there costs. */
import { Trash2 } from 'lucide-react'
import { Field } from '#ui/FormProblems.tsx'
import { Select } from '#ui/Select.tsx'
import type { PickupDraft, StoreDraft } from './shippingDraft.ts'
import { Entry, type Problems } from './Entry.tsx'

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
        <h2 id="stores-title">Locations and pickup</h2>
        <p className="muted">
          {stores.length === 0
            ? 'Stock is counted in one place. A second shop or a store room gets its own.'
            : 'Stock is tracked for each location. A new location starts at 0 for products whose stock is tracked. Its short name in products never changes.'}
        </p>
      </div>
      {stores.map((store, index) => (
        <div
          key={store.id ?? index}
          className="part stack"
          role="group"
          aria-label={store.title || 'New place'}
        >
          <div className="part-fields">
            <Entry
              id={`store-${index}-title`}
              title="Name of the location"
              value={store.title}
              placeholder="The shop in town"
              problems={problems}
              onChange={(title) => changeStore(index, { title })}
            />
            <Entry
              id={`store-${index}-address`}
              title="Address"
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
              Orders can be picked up here
            </label>
            {store.id && (
              <button
                type="button"
                className="button small"
                onClick={() => onClose({ id: store.id ?? '', title: store.title })}
              >
                Close<span className="hidden"> {store.title}</span>
              </button>
            )}
            {!store.id && (
              <button
                type="button"
                className="button small"
                onClick={() => onChange({ stores: stores.toSpliced(index, 1) })}
              >
                Remove<span className="hidden"> {store.title || 'the new location'}</span>
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
          Add a location
        </button>
      </div>
      {pickups.map((pickup, index) => (
        <div key={index} className="part-row" role="group" aria-label={`Pickup: ${pickup.title || 'new'}`}>
          <div className="part-line three">
            <Field
              name={`pickup-${index}-store`}
              id={`pickup-${index}-store`}
              title="Picked up at"
              problem={problems[`pickup-${index}-store`]}
            >
              {(ties) => (
                <Select
                  {...ties}
                  value={pickup.store}
                  placeholder="Choose"
                  choices={places}
                  onChange={(store) => changePickup(index, { store })}
                />
              )}
            </Field>
            <Entry
              id={`pickup-${index}-title`}
              title="Shown to buyers as"
              value={pickup.title}
              placeholder="Pick it up"
              problems={problems}
              onChange={(title) => changePickup(index, { title })}
            />
            <Entry
              id={`pickup-${index}-amount`}
              isMoney
              title={`Price${currency && ` in ${currency}`}`}
              value={pickup.amount}
              placeholder="0.00"
              problems={problems}
              onChange={(amount) => changePickup(index, { amount })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${pickup.title || 'the pickup'}`}
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
            Add a pickup
          </button>
        </div>
      )}
    </section>
  )
}
