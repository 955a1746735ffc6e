/** Draws the week; enhance.ts says whether it is open now, by the clock of the site's time zone. */
import type { ViewProps } from '#blocks/block.ts'
import { RichText } from '#blocks/RichText.tsx'
import { clockOf, dayOf, days, type Row, spansOf } from './hours.ts'

export interface HoursState {
  title: string
  rows: readonly Row[]
  note?: string
}

export default function OpeningHours({ state, page }: ViewProps<HoursState>) {
  const spans = spansOf(state.rows)
  const spansOfDay = days.map((_, day) => spans.filter(({ from }) => dayOf(from) === day))
  return (
    <div className="b-shop-hours" data-enhance="shop-hours" data-time-zone={page.timeZone}>
      <div className="b-shop-hours-head">
        <RichText as="p" className="b-shop-hours-title" html={state.title} />
        <p className="b-shop-hours-now" hidden={!page.isCanvas}>
          {page.isCanvas ? 'Open now or closed stands here' : null}
        </p>
      </div>
      <table>
        <tbody>
          {days.map(({ value, title }, day) => (
            <tr key={value} data-day={day}>
              <th scope="row">{title}</th>
              <td>
                {spansOfDay[day]?.map(({ from, to }) => (
                  <span key={from} data-from={from} data-to={to}>{`${clockOf(from)} – ${clockOf(to)}`}</span>
                ))}
                {spansOfDay[day]?.length === 0 ? <span className="b-shop-hours-shut">Closed</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {state.note ? <p className="b-shop-hours-note">{state.note}</p> : null}
    </div>
  )
}
