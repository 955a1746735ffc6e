/** Changes the stock of a variant with its reason, and shows every movement of it. */
import { useState } from 'react'
import { Link } from 'wouter'
import { missingWords } from '#platform/operations/plainWords.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { Modal } from '#ui/Modal.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction } from '#ui/useCall.ts'
import type { StockMovement, StockRow } from '../../schema.ts'
import { variantName } from '../../catalogue/screens/variantName.ts'

const reasons = [
  { value: 'received', title: 'New items received' },
  { value: 'correction', title: 'Stock count' },
  { value: 'damaged', title: 'Broken or lost' },
  { value: 'returned', title: 'Came back' },
]
const told: Record<string, string> = {
  initial: 'First counted',
  correction: 'Stock count',
  received: 'Came in',
  damaged: 'Broken or lost',
  returned: 'Came back',
  hold: 'Held for an order',
  release: 'Let go again',
  sale: 'Sold',
  restock: 'Back on the shelf',
  import: 'From a file',
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
  const [values, setValues] = useState<Record<string, unknown>>({ way: 'by', pieces: '', reason: 'received' })
  const isBy = values.way === 'by'
  const text = String(values.pieces).trim()
  const number = /^-?\d{1,7}$/.test(text) ? Number(text) : null
  const after = number === null ? null : isBy ? row.on_hand + number : number
  const [tries, setTries] = useState(0)
  const problem =
    text === ''
      ? tries > 0
        ? missingWords
        : ''
      : after !== null && after >= row.reserved
        ? ''
        : number === null
          ? 'A whole number, please'
          : `${row.reserved} are held by buyers; it cannot go below that`
  const change = useAction('POST', '/api/shop/stock', {
    refresh: ['/api/shop/stock', '/api/dashboard'],
    isToldInForm: true,
    done: `${row.title}: stock saved`,
    onDone: onClose,
  })
  const history = useGrowingList<StockMovement>(`/api/shop/stock/${row.variant_id}/movements`)
  return (
    <Modal
      title={variantName(row)}
      okLabel="Save stock"
      isBusy={change.isPending}
      error={change.error}
      names={{ quantity: 'pieces', delta: 'pieces' }}
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
        {row.tracked ? `${row.on_hand} on the shelf, ${row.reserved} held` : 'not counted yet'}
        {after !== null && problem === '' && (
          <>
            {' '}
            → <b>{after}</b>
          </>
        )}
      </p>
      <FieldForm
        values={values}
        problems={problem ? { pieces: problem } : {}}
        onChange={setValues}
        fields={[
          {
            name: 'way',
            title: 'Change',
            type: 'radio',
            choices: [
              { value: 'by', title: 'Adjust by (+/−)' },
              { value: 'to', title: 'To the number that was counted' },
            ],
          },
          {
            name: 'pieces',
            title: isBy ? 'Pieces, with a minus for less' : 'Pieces on the shelf',
            type: 'string',
            placeholder: isBy ? '12 or -1' : '12',
          },
          { name: 'reason', title: 'Reason', type: 'dropdown', choices: reasons },
        ]}
      />
      <details open>
        <summary>History</summary>
        <Loaded query={history} rows={3}>
          {(moves) =>
            moves.length === 0 ? (
              <p className="muted">Nothing has moved yet.</p>
            ) : (
              <ul className="timeline problem-lines">
                {moves.map((move) => (
                  <li key={move.id}>
                    <b>{signed(move.delta_on_hand === 0 ? move.delta_reserved : move.delta_on_hand)}</b>{' '}
                    {told[move.reason] ?? move.reason}
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
        <ShowMore list={history} label="Show older" />
      </details>
    </Modal>
  )
}

const signed = (count: number) => (count > 0 ? `+${count}` : String(count).replace('-', '−'))
