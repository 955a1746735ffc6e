/** Changes the stock of a variant with its reason, and shows every movement of it. */
import { useState } from 'react'
import { Link } from 'wouter'
import { plainTexts } from '#platform/operations/texts/plainTexts.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { Modal } from '#ui/Modal.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction } from '#ui/useCall.ts'
import type { StockMovement, StockRow } from '../../schema.ts'
import { stock } from '../texts/stock.ts'
import { variantName } from '../../catalogue/screens/variantName.ts'

const reasons = ['received', 'correction', 'damaged', 'returned'] as const
const titleOfReason = {
  received: stock.reason_received,
  correction: stock.reason_correction,
  damaged: stock.reason_damaged,
  returned: stock.reason_returned,
}
const reasonTitles: Record<string, string> = {
  initial: stock.moved_initial,
  correction: stock.moved_correction,
  received: stock.moved_received,
  damaged: stock.moved_damaged,
  returned: stock.moved_returned,
  hold: stock.moved_hold,
  release: stock.moved_release,
  sale: stock.moved_sale,
  restock: stock.moved_restock,
  import: stock.moved_import,
}

export function StockDialog({
  row,
  place,
  onClose,
}: {
  row: StockRow
  place: string | null
  onClose: () => void
}) {
  const [values, setValues] = useState<Record<string, unknown>>({
    way: 'by',
    quantity: '',
    reason: 'received',
  })
  const isBy = values.way === 'by'
  const text = String(values.quantity).trim()
  const number = /^-?\d{1,7}$/.test(text) ? Number(text) : null
  const after = number === null ? null : isBy ? row.on_hand + number : number
  const [tries, setTries] = useState(0)
  const problem =
    text === ''
      ? tries > 0
        ? plainTexts.missing
        : ''
      : after !== null && after >= row.reserved
        ? ''
        : number === null
          ? stock.whole_number
          : stock.below_held({ held: row.reserved })
  const change = useAction('POST', '/api/shop/stock', {
    refresh: ['/api/shop/stock', '/api/dashboard'],
    showsErrorInForm: true,
    done: stock.saved({ product: row.title }),
    onDone: onClose,
  })
  return (
    <Modal
      title={variantName(row)}
      okLabel={stock.save_stock}
      isBusy={change.isPending}
      error={change.error}
      names={{ quantity: 'quantity', delta: 'quantity' }}
      tries={tries}
      onCancel={onClose}
      onOk={() =>
        number === null || problem !== ''
          ? setTries(tries + 1)
          : change.mutate({
              variant_id: row.variant_id,
              store: row.store,
              reason: values.reason,
              ...(isBy && row.tracked ? { delta: number } : { quantity: after }),
            })
      }
    >
      <p className="muted">
        {place && `${place}: `}
        {row.tracked ? stock.now({ on_hand: row.on_hand, held: row.reserved }) : stock.now_not_counted}
        {after !== null && problem === '' && (
          <>
            {' '}
            → <b>{after}</b>
          </>
        )}
      </p>
      <FieldForm
        values={values}
        problems={problem ? { quantity: problem } : {}}
        onChange={setValues}
        fields={[
          {
            name: 'way',
            title: stock.change,
            type: 'radio',
            choices: [
              { value: 'by', title: stock.adjust_by },
              { value: 'to', title: stock.set_to_counted },
            ],
          },
          {
            name: 'quantity',
            title: isBy ? stock.quantity_by : stock.quantity_to,
            type: 'string',
            placeholder: isBy ? stock.quantity_by_example : '12',
          },
          {
            name: 'reason',
            title: stock.reason,
            type: 'dropdown',
            choices: reasons.map((value) => ({ value, title: titleOfReason[value] })),
          },
        ]}
      />
      <StockHistory variantId={row.variant_id} />
    </Modal>
  )
}

/** Every movement, the newest first, to its end. */
function StockHistory({ variantId }: { variantId: string }) {
  const history = useGrowingList<StockMovement>(`/api/shop/stock/${variantId}/movements`)
  return (
    <details open>
      <summary>{stock.history}</summary>
      <Loaded query={history} rows={3}>
        {(moves) =>
          moves.length === 0 ? (
            <p className="muted">{stock.no_history}</p>
          ) : (
            <ul className="timeline problem-lines">
              {moves.map((move) => (
                <li key={move.id}>
                  <b>{signed(move.delta_on_hand === 0 ? move.delta_reserved : move.delta_on_hand)}</b>{' '}
                  {reasonTitles[move.reason] ?? move.reason}
                  {move.order_number && (
                    <>
                      {' '}
                      ·{' '}
                      <Link className="link" href={`/user/orders/${move.order_id}`}>
                        {move.order_number}
                      </Link>
                    </>
                  )}
                  <small>
                    {[move.store, move.actor].filter(Boolean).join(', ')}
                    {(move.store ?? move.actor) ? ', ' : ''}
                    <RelativeTime time={move.at} />
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={history} label={stock.show_older} />
    </details>
  )
}

const signed = (count: number) => (count > 0 ? `+${count}` : String(count).replace('-', '−'))
