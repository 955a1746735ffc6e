/** Where an order goes: changed while something of it is still to be sent. */
import { useState } from 'react'
import { addressLines } from '#blocks/cart/addressLines.ts'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import type { Address, OrderDetail } from '../../schema.ts'
import { AddressFields } from '../../addresses/screens/AddressFields.tsx'
import { addressProblems } from '../../checkout/screens/manualOrderDraft.ts'
import { orderScreen } from '../texts/orderScreen.ts'

interface Props {
  order: OrderDetail
  path: string
  mayChange: boolean
}

export function OrderAddress({ order, path, mayChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { address } = order
  const isSent = order.lines.some(({ requires_shipping }) => requires_shipping)
  const canChange =
    mayChange &&
    address !== null &&
    ['placed', 'review'].includes(order.order_state) &&
    order.lines.some(({ to_send }) => to_send > 0)
  const place = order.store
    ? orderScreen.picked_up_at({ store: order.store.replaceAll('_', ' ') })
    : orderScreen.no_address
  return (
    <>
      <div className="box-head">
        <h2 id="to">
          {address
            ? orderScreen.deliver_to
            : order.store && isSent
              ? orderScreen.pickup
              : orderScreen.delivery}
        </h2>
        {canChange && (
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            {orderScreen.change_address}
          </button>
        )}
      </div>
      {address ? (
        <address>
          {addressLines(address).map((line) => (
            <span key={line} className="line">
              {line}
            </span>
          ))}
          {address.phone && (
            <span className="line">
              {mayChange ? (
                <a href={`tel:${address.phone.replace(/[^+\d]/g, '')}`}>{address.phone}</a>
              ) : (
                address.phone
              )}
            </span>
          )}
        </address>
      ) : (
        <>
          {order.pickup_name && (
            <p>
              {orderScreen.pickup_by} <b>{order.pickup_name}</b>
            </p>
          )}
          <p className="muted">{isSent ? (order.shipping_title ?? place) : orderScreen.nothing_sent}</p>
        </>
      )}
      {mayChange && isSent && order.sent_from && (
        <p>
          {address ? orderScreen.sent_from : orderScreen.at} <b>{order.sent_from}</b>
        </p>
      )}
      {isOpen && address && <AddressDialog address={address} path={path} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddressDialog({ address, path, onClose }: { address: Address; path: string; onClose: () => void }) {
  const [value, setValue] = useState(address)
  const [tries, setTries] = useState(0)
  const save = useAction('POST', `${path}/address`, {
    refresh: ['/api/shop/orders'],
    showsErrorInForm: true,
    done: orderScreen.address_changed,
    onDone: onClose,
  })
  const problems = addressProblems(value)
  function submit() {
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else save.mutate({ address: value })
  }
  return (
    <Modal
      title={orderScreen.change_delivery_address}
      okLabel={orderScreen.save_address}
      isBusy={save.isPending}
      isWide
      tries={tries}
      error={save.error}
      onCancel={onClose}
      onOk={submit}
    >
      <AddressFields id="order" value={value} problems={tries > 0 ? problems : {}} onChange={setValue} />
    </Modal>
  )
}
