/**
 * The style panel (F-EDIT-06): values and units, design values, colours, at every width and in every state, each with
 * where it comes from; and any other allowed property by name.
 */
import { useId, useLayoutEffect, useState } from 'react'
import { compileStyles, styleClassOf } from '#blocks/shell/compileStyles.ts'
import { breakpointNames, stateNames, type Breakpoint, type StateName } from '#blocks/shell/styleRules.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { adoptStyles } from '../canvas/frameDocument.ts'
import { useEditor, useView } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { SharedStyleField } from '../styles/SharedStyleField.tsx'
import { sharedStyles as sharedTexts } from '../styles/texts/sharedStyles.ts'
import { useChange, useSharedStyles } from '../styles/useSharedStyles.ts'
import type { StateProps } from './useSettings.ts'
import { Labelled } from './fields.tsx'
import { OtherStyles } from './OtherStyles.tsx'
import { StyleInput } from './StyleInput.tsx'
import { styleSections } from './styleFields.ts'
import { originOf, shownIn, stylePatch, type StylePlace } from './styleModel.ts'
import { look } from './texts/look.ts'
import { common } from '#ui/texts/common.ts'

const widths: Readonly<Record<Breakpoint, string>> = {
  all: common.all,
  desktop: look.desktop,
  tablet: look.tablet,
  phone: look.phone,
}

const states = { normal: look.plain, hover: look.hover, focus: look.focus, active: look.pressed } as const

export function StylePanel({ record, set }: StateProps) {
  const { editorDocument, view } = useEditor()
  const id = useId()
  // The width is that of the canvas, for every block; a state is looked at in one.
  const breakpoint = useView((now) => now.view.at)
  const [state, setState] = useState<StateName>('normal')
  const place: StylePlace = { breakpoint, state }
  const shared = useSharedStyles()?.find((one) => one.id === record.state.shared_style)
  const [isEditing, setEditing] = useState(false)
  const changeShared = useChange()
  const edited = isEditing ? shared : undefined
  const block = edited ? { ...edited } : record.state
  useStateOnCanvas(edited ? { ...record, state: block } : record, place)
  const change = (property: string) => (value: string) => {
    const patch = stylePatch(block, place, property, value)
    if (edited) changeShared({ ...edited, ...patch })
    else editorDocument.patch(record.id, patch)
  }
  const { class: own } = record.state
  const classes = Array.isArray(own) ? own.join(' ') : typeof own === 'string' ? own : ''
  return (
    <details className="editor-section" open>
      <summary>{look.style}</summary>
      <SharedStyleField
        record={record}
        isEditing={edited !== undefined}
        onEdit={setEditing}
        onChange={changeShared}
      />
      <Switch
        label={look.width}
        chosen={place.breakpoint}
        choices={breakpointNames.map((value) => ({ value, title: widths[value] }))}
        onChoose={(next) => view.showBreakpoint(next)}
      />
      <Switch
        label={look.state}
        chosen={place.state}
        choices={stateNames.map((value) => ({ value, title: states[value] }))}
        onChoose={(next) => setState(next)}
      />
      {styleSections.map(({ title, fields }) => (
        <fieldset key={title} className="editor-styles">
          <legend>{title}</legend>
          {fields.map((field) => {
            const own = originOf(block, place, field.property)
            const origin = own ?? (shared && !edited ? originOf({ ...shared }, place, field.property) : null)
            const source = own
              ? sourceOf(own.place, place)
              : origin && shared
                ? sharedTexts.source({ title: shared.title })
                : 'theme'
            return (
              <StyleInput
                key={field.property}
                field={field}
                origin={origin}
                source={source}
                onChange={change(field.property)}
              />
            )
          })}
        </fieldset>
      ))}
      <OtherStyles block={block} place={place} change={change} />
      <Labelled id={`${id}-class`} title={look.css_class}>
        <TextInput
          id={`${id}-class`}
          value={classes}
          onChange={(value) => set('class')(value || undefined)}
        />
      </Labelled>
    </details>
  )
}

/** Says in words where a value is set: `here`, or at another width or in the plain state. */
function sourceOf(from: StylePlace, place: StylePlace): string {
  if (from.breakpoint === place.breakpoint && from.state === place.state) return 'here'
  const width = look.width_name({ width: from.breakpoint })
  return from.state === place.state ? width : look.width_and_state({ width, state: from.state })
}

/** While a state is styled the block wears it on the canvas. */
function useStateOnCanvas({ id, type, state }: BlockRecord, place: StylePlace): void {
  const inside = useEditor().frame.document
  const shown = place.state === 'normal' ? null : shownIn(state, place.state)
  const name = shown && styleClassOf({ type, state: shown })
  // In place of its class the block itself: the sheet comes last, so it wins.
  const css =
    shown && name
      ? compileStyles([{ id, type, state: shown, children: [] }]).replaceAll(`.${name}`, `[data-bid="${id}"]`)
      : ''
  useLayoutEffect(() => (inside && css ? adoptStyles(inside, css) : undefined), [inside, css])
}

interface SwitchProps<Value extends string> {
  label: string
  chosen: Value
  choices: readonly { value: Value; title: string }[]
  onChoose(value: Value): void
}

function Switch<Value extends string>({ label, chosen, choices, onChoose }: SwitchProps<Value>) {
  return (
    <div className="editor-switches" role="group" aria-label={label}>
      {choices.map(({ value, title }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {title}
        </button>
      ))}
    </div>
  )
}
