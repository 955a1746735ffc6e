/** How many items of each line: what goes into a parcel, or what comes back. */
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import type { OrderDetail } from '../../schema.ts'
import { refundForm } from '../texts/refundForm.ts'

export type Quantities = Readonly<Record<string, number>>

interface ItemProps {
  legend: string
  lines: OrderDetail['lines']
  /** The most of each line. */
  most: Quantities
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

export function ItemList({ legend, lines, most, quantities, onChange }: ItemProps) {
  const shown = lines.filter(({ id }) => (most[id] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <fieldset className="quantity-list">
      <legend>{legend}</legend>
      {shown.map((line) => (
        <div key={line.id} className="row between">
          <span>
            {line.title}
            <small className="muted">
              {' '}
              {line.choices.map(({ value }) => value.replaceAll('_', ' ')).join(', ')}
            </small>
          </span>
          <span className="row">
            <NumericSpinner
              label={refundForm.quantity_of({ item: line.title })}
              value={quantities[line.id] ?? 0}
              min={0}
              max={most[line.id] ?? 0}
              onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
            />
            <span className="muted">{refundForm.of_most({ most: most[line.id] ?? 0 })}</span>
          </span>
        </div>
      ))}
    </fieldset>
  )
}

/** As calls take them: lines without items are left out. */
export function chosenLines(quantities: Quantities): { id: string; quantity: number }[] {
  return Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))
}
