/** One animation of a block: when it begins, what moves, how long and in which way; and a look at it (F-POST-07). */
import {
  animationClassActions,
  animationEasings,
  animationEffects,
  animationTimes,
  animationTriggers,
  scrolledEffects,
  timedEffects,
} from '#blocks/shell/animations.ts'
import type { AnimationEntry } from '#blocks/block.ts'
import { isRecord } from '#platform/isRecord.ts'
import { formatNumber } from '#platform/language/format.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { Field } from './fields.tsx'
import { SelectField } from './SelectField.tsx'
import { blockPanel } from './texts/blockPanel.ts'

interface AnimationFieldsProps {
  entry: AnimationEntry
  number: number
  onChange(entry: AnimationEntry): void
  onPlay(): void
  onRemove(): void
}

export function AnimationFields({ entry, number, onChange, onPlay, onRemove }: AnimationFieldsProps) {
  const [verb = '', name = ''] = entry.action.split(' ', 2)
  const hasClass = animationClassActions.some(({ value }) => value === verb)
  const isScrolled = entry.trigger === 'onscroll'
  const isFilm = !isScrolled && animationEffects.some(({ value }) => value === verb)
  return (
    <fieldset className="editor-styles">
      <legend>{blockPanel.animation({ number })}</legend>
      <SelectField
        label={blockPanel.when}
        value={entry.trigger}
        choices={animationTriggers}
        onChange={(value) => {
          const trigger = animationTriggers.find((one) => one.value === value)?.value
          if (trigger) onChange(begunBy(entry, trigger))
        }}
      />
      <SelectField
        label={blockPanel.what}
        value={verb}
        choices={isScrolled ? scrolledEffects : [...timedEffects, ...animationClassActions]}
        onChange={(action) =>
          onChange({
            ...entry,
            action: animationClassActions.some(({ value }) => value === action)
              ? `${action} ${name}`
              : action,
          })
        }
      />
      {hasClass ? (
        <TextInput
          label={blockPanel.class}
          value={name}
          placeholder="warm"
          onChange={(text) => onChange({ ...entry, action: `${verb} ${text.trim().split(/\s/)[0] ?? ''}` })}
        />
      ) : null}
      {isFilm ? <Pace entry={entry} onChange={onChange} /> : null}
      {isScrolled ? (
        <p className="muted">{blockPanel.scroll_help}</p>
      ) : (
        <Field
          field={{ name: 'repeat', title: blockPanel.each_time, type: 'boolean', use_switch: true }}
          value={entry.repeat}
          onChange={(value) => onChange(without({ ...entry, repeat: value === true || undefined }))}
        />
      )}
      <p className="row">
        {isFilm ? (
          <button type="button" className="editor-quiet" onClick={onPlay}>
            {blockPanel.play}
          </button>
        ) : null}
        <button
          type="button"
          className="link"
          aria-label={blockPanel.remove_animation({ number })}
          onClick={onRemove}
        >
          {common.remove}
        </button>
      </p>
    </fieldset>
  )
}

/** In milliseconds, as they are offered. */
const times = {
  duration: [200, 300, 500, 800, 1200, 2000],
  delay: [100, 200, 400, 800, 1500],
  stagger: [50, 100, 150, 250, 400],
} as const
type Time = keyof typeof times

/** How long, when, in which way, and whether its parts go one after the other. */
function Pace({ entry, onChange }: Pick<AnimationFieldsProps, 'entry' | 'onChange'>) {
  const time = (name: Time, title: string, usual: string) => {
    const own = entry[name]
    const offered = new Set<number>([...times[name], ...(own === undefined ? [] : [own])])
    return (
      <SelectField
        label={title}
        value={own === undefined ? '' : String(own)}
        choices={[
          { value: '', title: usual },
          ...[...offered]
            .toSorted((one, other) => one - other)
            .map((value) => ({
              value: String(value),
              title: blockPanel.seconds({ count: formatNumber(value / 1000) }),
            })),
        ]}
        onChange={(value) =>
          onChange(without({ ...entry, [name]: value === '' ? undefined : Number(value) }))
        }
      />
    )
  }
  return (
    <>
      {time('duration', blockPanel.duration, blockPanel.as_usual)}
      {time('delay', blockPanel.delay, common.none)}
      <SelectField
        label={blockPanel.easing}
        value={entry.easing ?? ''}
        choices={[{ value: '', title: blockPanel.as_usual }, ...animationEasings]}
        onChange={(value) => {
          const easing = animationEasings.find((one) => one.value === value)?.value
          onChange(without({ ...entry, easing }))
        }}
      />
      {time('stagger', blockPanel.stagger, blockPanel.all_at_once)}
    </>
  )
}

/** What follows the scrolling has no time of its own, and only what can be half done. */
function begunBy(entry: AnimationEntry, trigger: AnimationEntry['trigger']): AnimationEntry {
  if (trigger !== 'onscroll') return { ...entry, trigger }
  const action = scrolledEffects.find(({ value }) => value === entry.action)?.value ?? 'fade'
  return { trigger, action }
}

type Written = { [Key in keyof AnimationEntry]: AnimationEntry[Key] | undefined }

/** The entry without what is not set. */
function without({ trigger = 'onscreen', action = 'fade', ...others }: Written): AnimationEntry {
  return {
    trigger,
    action,
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  }
}

/** Returns what of a stored list is an animation. */
export function entriesOf(value: unknown): AnimationEntry[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap(({ trigger, action, repeat, easing, ...stored }) => {
    const known = animationTriggers.find((one) => one.value === trigger)?.value
    const pace = animationEasings.find((one) => one.value === easing)?.value
    const timeOf = (name: Time) => {
      const { min, max } = animationTimes[name]
      const time = stored[name]
      return typeof time === 'number' && time >= min && time <= max ? { [name]: time } : {}
    }
    return known && typeof action === 'string'
      ? [
          {
            trigger: known,
            action,
            ...(repeat === true ? { repeat: true } : {}),
            ...(pace ? { easing: pace } : {}),
            ...timeOf('duration'),
            ...timeOf('delay'),
            ...timeOf('stagger'),
          },
        ]
      : []
  })
}
