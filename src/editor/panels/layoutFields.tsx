/** The rows of the layout panel: each says where its value comes from, and takes its own value away. */
import { RotateCcw } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import type { Layout, LayoutKey, LayoutWidth } from '#blocks/shell/layout.ts'
import { layoutAt, layoutFor } from '#blocks/shell/layout.ts'
import { layoutOrigin, overridden } from './layoutModel.ts'
import { layoutPanel as texts } from './texts/layoutPanel.ts'

/** The block whose layout is shown, the width it is shown for, and what changes it. */
export interface LayoutPlace {
  type: string
  state: Readonly<Record<string, unknown>>
  width: LayoutWidth
  set(values: Layout): void
}

export const LayoutContext = createContext<LayoutPlace | null>(null)

export function useLayoutPlace(): LayoutPlace {
  const place = use(LayoutContext)
  if (!place) throw new Error('The layout panel is missing.')
  return place
}

interface RowProps {
  title: string
  /** The first one tells where the row's value comes from; Reset takes all of them away. */
  keys: readonly [LayoutKey, ...LayoutKey[]]
  /** A value in words, for the line that says what the own one stands in place of. */
  say?(value: unknown): string
  /** Of one input, which the title names. */
  labels?: string
  note?: string | undefined
  children: ReactNode
}

/** A setting with its title; where it is set here a dot, Reset and what it stands in place of. */
export function LayoutRow({ title, keys, say, labels, note, children }: RowProps) {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const isOwn = keys.some((key) => layoutAt(state, width)[key] !== undefined)
  const [key] = keys
  const from = isOwn ? overridden(state, width, key) : layoutOrigin(state, width, key)
  const line = !from
    ? null
    : isOwn
      ? texts.wider({ width: from.width, value: (say ?? String)(from.value) })
      : from.width === width
        ? null
        : texts.inherited({ width: texts.width({ width: from.width }) })
  const reset = () => set(Object.fromEntries(keys.map((one) => [one, undefined])))
  return (
    <div
      className="layout-row"
      data-own={(isOwn && width !== 'all') || undefined}
      role={labels ? undefined : 'group'}
      aria-labelledby={labels ? undefined : id}
    >
      <div className="layout-head">
        {labels ? (
          <label id={id} htmlFor={labels}>
            {title}
          </label>
        ) : (
          <span id={id}>{title}</span>
        )}
        {isOwn ? (
          <button type="button" className="link" aria-label={texts.reset_of({ title })} onClick={reset}>
            <RotateCcw size={12} aria-hidden /> {texts.reset}
          </button>
        ) : null}
      </div>
      {children}
      {(note ?? line) ? <p className="help">{note ?? line}</p> : null}
    </div>
  )
}

export interface Segment {
  value: string
  title: string
  icon?: ReactNode
  /** Read out in place of a short title. */
  label?: string
}

interface SegmentsProps {
  label: string
  /** None where the value is no choice of these. */
  chosen: string | null
  choices: readonly Segment[]
  isInherited?: boolean
  disabled?: boolean
  onChoose(value: string): void
}

/** One of a few side by side: radio buttons, with the arrow keys of the browser. */
export function Segments({ label, chosen, choices, isInherited, disabled = false, onChoose }: SegmentsProps) {
  const name = useId()
  return (
    <div
      className="editor-switches editor-segments"
      role="radiogroup"
      aria-label={label}
      data-inherited={isInherited || undefined}
      data-icons={choices.some(({ icon }) => icon !== undefined) || undefined}
    >
      {choices.map(({ value, title, icon, label: own }) => (
        <label key={value}>
          <input
            className="hidden"
            type="radio"
            name={name}
            value={value}
            aria-label={own}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          {icon}
          <span>{title}</span>
        </label>
      ))}
    </div>
  )
}

/** One of a few for a key of the layout; what is inherited shows paler. */
export function ChoiceRow({
  title,
  of,
  choices,
  usual,
  note,
}: {
  title: string
  of: 'distribute' | 'across' | 'down' | 'self' | 'bleed'
  choices: readonly Segment[]
  usual?: string
  note?: string
}) {
  const { state, width, set } = useLayoutPlace()
  const value = layoutFor(state, width)[of] ?? usual ?? null
  const titles = new Map(choices.map((choice) => [choice.value, choice.title]))
  return (
    <LayoutRow
      title={title}
      keys={[of]}
      say={(wider) => titles.get(String(wider)) ?? String(wider)}
      note={note}
    >
      <Segments
        label={title}
        chosen={value}
        choices={choices}
        isInherited={layoutAt(state, width)[of] === undefined}
        disabled={note !== undefined}
        onChoose={(next) => set({ [of]: next })}
      />
    </LayoutRow>
  )
}

type NumberKey = {
  [Key in LayoutKey]: number extends Layout[Key] ? Key : never
}[LayoutKey]

interface NumberRowProps {
  title: string
  of: NumberKey
  between: readonly [number, number]
  note?: string
}

/** A whole number; what is inherited is the hint, and what does not fit is said and kept as it is typed. */
export function NumberRow({ title, of, between, note }: NumberRowProps) {
  const { state, width, set } = useLayoutPlace()
  const id = useId()
  const own = layoutAt(state, width)[of]
  const from = layoutOrigin(state, width, of)
  return (
    <LayoutRow title={title} keys={[of]} labels={id} note={note}>
      <NumberInput
        id={id}
        value={typeof own === 'number' ? own : null}
        hint={from ? String(from.value) : ''}
        between={between}
        onChange={(value) => set({ [of]: value ?? undefined })}
      />
    </LayoutRow>
  )
}

interface NumberInputProps {
  id: string
  value: number | null
  hint: string
  between: readonly [number, number]
  onChange(value: number | null): void
}

export function NumberInput({ id, value, hint, between: [min, max], onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : String(value))
  const number = shown.trim() === '' ? null : Number(shown)
  const isWrong = number !== null && !(number >= min && number <= max)
  return (
    <>
      <input
        id={id}
        type="number"
        value={shown}
        placeholder={hint}
        min={min}
        max={max}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onBlur={() => !isWrong && setTyped(null)}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          const next = text.trim() === '' ? null : Number(text)
          if (next === null || (next >= min && next <= max)) onChange(next)
        }}
      />
      {isWrong ? (
        <span className="problem" role="status" id={`${id}-wrong`}>
          {texts.out_of_range({ min, max })}
        </span>
      ) : null}
    </>
  )
}
