/** When a dialog opens by itself. */
import type { Popup } from '#blocks/block.ts'
import { popupBounds, popupMoments, popupUsual } from '#blocks/shell/popup.ts'
import { isRecord } from '#platform/isRecord.ts'
import { Field } from './fields.tsx'
import { SelectField } from './SelectField.tsx'
import { blockPanel } from './texts/blockPanel.ts'

/** What of a stored value says when a dialog opens by itself. */
function popupOf(value: unknown): Popup | null {
  if (!isRecord(value)) return null
  const on = popupMoments.find((one) => one === value.on)
  const { after, days: again } = value
  return on
    ? {
        on,
        ...(typeof after === 'number' ? { after } : {}),
        ...(typeof again === 'number' ? { days: again } : {}),
      }
    : null
}

const days = [0, 1, 7, 30, 90, 365]

export function PopupFields({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  const popup = popupOf(value)
  return (
    <>
      <SelectField
        label={blockPanel.opens}
        value={popup?.on ?? ''}
        choices={[
          { value: '', title: blockPanel.by_link },
          { value: 'time', title: blockPanel.by_time },
          { value: 'scroll', title: blockPanel.by_scroll },
          { value: 'leave', title: blockPanel.by_leave },
        ]}
        onChange={(on) => onChange(on === '' ? undefined : { ...popup, on })}
      />
      {popup?.on === 'time' ? (
        <Field
          field={{ name: 'after', title: blockPanel.seconds_until, type: 'number', ...popupBounds.after }}
          value={popup.after ?? popupUsual.after}
          onChange={(after) =>
            onChange({ ...popup, after: typeof after === 'number' ? Math.round(after) : undefined })
          }
        />
      ) : null}
      {popup ? (
        <>
          <SelectField
            label={blockPanel.opens_again}
            value={String(popup.days ?? popupUsual.days)}
            choices={days.map((count) => ({
              value: String(count),
              title: count === 0 ? blockPanel.each_visit : blockPanel.after_days({ count }),
            }))}
            onChange={(count) => onChange({ ...popup, days: Number(count) })}
          />
          <p className="muted">{blockPanel.popup_help}</p>
        </>
      ) : null}
    </>
  )
}
