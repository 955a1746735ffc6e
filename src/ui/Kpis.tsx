/** A row of figures, each compared with the period before. */
import { formatShare } from '#platform/language/format.ts'
import { lists } from './texts/lists.ts'

export interface Kpi {
  title: string
  value: string
  now?: number
  before?: number
  /** The difference is in points, not in percent. */
  isPoints?: boolean
  note?: string
  /** What is told apart from the figure, under its own mark. */
  aside?: { mark: string; text: string }
  /** What belongs to it and cannot be added up. */
  more?: readonly string[]
}

export function Kpis({ items }: { items: readonly Kpi[] }) {
  return (
    <ul className="kpi">
      {items.map((item) => {
        const change = comparison(item)
        return (
          <li key={item.title}>
            <span>{item.title}</span>
            <b>{item.value}</b>
            {change.text && <em className={change.tone}>{change.text}</em>}
            {item.aside && (
              <small>
                <i className="mark">{item.aside.mark}</i> {item.aside.text}
              </small>
            )}
            {item.more?.map((text) => (
              <small key={text}>{text}</small>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** `▲ 12% on the period before`; nothing where the period before is empty. */
export function comparison({ now, before, isPoints, note }: Kpi): { text: string; tone: string } {
  if (now === undefined || before === undefined) return { text: note ?? '', tone: '' }
  if (before === 0) return { text: '', tone: '' }
  const difference = Math.round(isPoints ? now - before : ((now - before) / before) * 100)
  if (difference === 0) return { text: lists.as_before, tone: '' }
  const amount = isPoints
    ? lists.points_of({ count: Math.abs(difference) })
    : formatShare(Math.abs(difference) / 100)
  return {
    text: `${difference > 0 ? '▲' : '▼'} ${amount}${note ? ` ${note}` : ''}`,
    tone: difference > 0 ? 'up' : 'down',
  }
}
