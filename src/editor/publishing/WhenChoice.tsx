/** Now, or at a moment of the site's clock. */
import { useId } from 'react'
import { WhenFields } from '#ui/WhenFields.tsx'
import type { DayAndTime } from '#ui/zonedTime.ts'
import { publishing } from './texts/publishing.ts'

interface ChoiceProps {
  isLater: boolean
  value: DayAndTime
  timeZone: string
  now: Date
  choose(isLater: boolean): void
  onChange(value: DayAndTime): void
}

export function WhenChoice({ isLater, value, timeZone, now, choose, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="publish-when" role="radiogroup" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{publishing.when}</h3>
      {[false, true].map((later) => (
        <div key={String(later)} className="publish-choice" data-chosen={isLater === later || undefined}>
          <label>
            <input type="radio" name={id} checked={isLater === later} onChange={() => choose(later)} />
            {later ? publishing.schedule : publishing.now}
          </label>
          {later && isLater ? (
            <WhenFields value={value} timeZone={timeZone} now={now} onChange={onChange} />
          ) : null}
        </div>
      ))}
    </div>
  )
}
