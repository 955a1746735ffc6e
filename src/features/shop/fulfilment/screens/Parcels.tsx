/** The parcels of an order: what is in each and how it is followed, which can be put right. */
import { useState } from 'react'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { parcelText } from '../../orders/orderTexts.ts'
import type { OrderDetail } from '../../schema.ts'
import { TrackingForm } from './TrackingForm.tsx'
import { parcels } from '../texts/parcels.ts'
import { common } from '#ui/texts/common.ts'
import { states } from '#ui/texts/states.ts'

type Parcel = OrderDetail['shipments'][number]

export function Parcels({ order, mayChange }: { order: OrderDetail; mayChange: boolean }) {
  const [edited, setEdited] = useState<string | null>(null)
  const isPickup = order.shipments.every(({ is_pickup }) => is_pickup)
  const parcel = order.shipments.find(({ id }) => id === edited)
  return (
    <section className="card-box" aria-labelledby="parcels">
      <h2 id="parcels">{isPickup ? headOfPickup(order) : parcels.title}</h2>
      <ul className="todo">
        {order.shipments.map((one) => (
          <li key={one.id}>
            {!isPickup && (
              <b>
                {headOf(one, order)} <Tracking parcel={one} />
              </b>
            )}
            {one.lines.length > 0 && <span>{parcelText(one.lines)}</span>}
            <span>
              <RelativeTime time={one.created_at} />
              {mayChange && !one.is_pickup && (
                <>
                  {' · '}
                  <button type="button" className="link" onClick={() => setEdited(one.id)}>
                    {hasTracking(one) ? parcels.edit_tracking : parcels.add_tracking}
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {parcel && (
        <TrackingForm key={parcel.id} parcel={parcel} email={order.email} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

const hasTracking = ({ carrier, tracking, own_tracking_url }: Parcel): boolean =>
  `${carrier}${tracking}${own_tracking_url}` !== ''

const headOf = ({ is_pickup, carrier }: Parcel, order: OrderDetail): string =>
  is_pickup ? headOfPickup(order) : carrier || parcels.parcel

const headOfPickup = ({ fulfilment_state }: OrderDetail): string =>
  fulfilment_state === 'picked_up' ? states.picked_up : common.ready_for_pickup

function Tracking({ parcel: { tracking, tracking_url } }: { parcel: Parcel }) {
  if (!tracking_url) return tracking
  return (
    <a href={tracking_url} target="_blank" rel="noreferrer">
      {tracking || parcels.track}
    </a>
  )
}
