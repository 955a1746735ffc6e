/** Draws what is left until a day. The day itself is always there in words, for screen readers and without scripts. */
import { formatTime } from '#ui/formatTime.ts'
import type { ViewProps } from '../block.ts'
import { momentIn, remaining } from './moment.ts'
import { countdown as texts } from './texts/countdown.ts'

export interface CountdownState {
  day: string
  time?: string
  title?: string
  text?: string
  has_seconds?: boolean
}

export default function Countdown({ state, page }: ViewProps<CountdownState>) {
  const until = momentIn(page.timeZone, state.day, state.time)
  if (until === null) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const left = remaining(until)
  if (left === null && !state.text && !page.isCanvas) return null
  const units = [
    texts.days,
    texts.hours,
    texts.minutes,
    ...(state.has_seconds === false ? [] : [texts.seconds]),
  ]
  const day = formatTime(until, 'day_and_year', page.timeZone)
  const clock = state.time ? `, ${formatTime(until, 'clock', page.timeZone)}` : ''
  return (
    <div className="b-countdown" data-enhance="countdown" data-until={until.toISOString()}>
      <div className="b-countdown-before" hidden={left === null}>
        {state.title ? <p className="b-countdown-title">{state.title}</p> : null}
        {/* Numbers that change each second are for eyes only; the day is read out. */}
        <p className="b-countdown-units" aria-hidden="true">
          {units.map((unit, index) => (
            <span key={unit}>
              <b>{String(left?.[index] ?? 0).padStart(2, '0')}</b>
              {unit}
            </span>
          ))}
        </p>
        <p className="b-countdown-day">
          <time dateTime={until.toISOString()}>
            {day}
            {clock}
          </time>
        </p>
      </div>
      <p className="b-countdown-after" hidden={left !== null}>
        {state.text}
      </p>
    </div>
  )
}
