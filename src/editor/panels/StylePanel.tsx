/** The style panel (F-EDIT-06): size, colour, font, class and a few CSS properties of the allowed ones. */
import { type ReactNode, useId } from 'react'
import { ColourPicker } from '#ui/ColourPicker.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { ValueUnit } from '#ui/ValueUnit.tsx'
import { isPlainObject } from '../model/serialise.ts'
import type { StateProps } from './BlockPanel.tsx'
import { useChoices, withBuiltInFonts } from './choices.ts'
import { Labelled } from './fields.tsx'

const ofTheme = { value: '', title: 'Of the theme' }
const alignments = [ofTheme, { value: 'start', title: 'Start' }, { value: 'center', title: 'Centre' }, { value: 'end', title: 'End' }]

const lengths = [
  { name: 'padding', title: 'Space inside' },
  { name: 'margin-block', title: 'Space above and below' },
  { name: 'max-width', title: 'Widest' },
  { name: 'border-radius', title: 'Round corners' },
] as const

export function StylePanel({ record, set }: StateProps) {
  const { state } = record
  const id = useId()
  const fonts = withBuiltInFonts(useChoices('/api/options/custom_fonts'))
  const style = isPlainObject(state.style) ? state.style : {}
  const setStyle = (name: string, value: string) => {
    const next = Object.fromEntries(Object.entries({ ...style, [name]: value }).filter(([, one]) => one !== ''))
    set('style')(Object.keys(next).length > 0 ? next : undefined)
  }
  const setText = (name: string) => (value: string) => set(name)(value || undefined)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const classes = Array.isArray(state.class) ? state.class.join(' ') : text(state.class)
  return (
    <details className="editor-section" open>
      <summary>Style</summary>
      <Labelled id={`${id}-size`} title="Font size">
        <ValueUnit id={`${id}-size`} label="Font size" usualUnit="px" value={text(state.font_size)} onChange={setText('font_size')} />
      </Labelled>
      <Labelled id={`${id}-family`} title="Font">
        <Select id={`${id}-family`} value={text(state.font_family)} choices={[ofTheme, ...fonts]} onChange={setText('font_family')} />
      </Labelled>
      <Colour title="Text colour" value={text(state.font_color)} onChange={setText('font_color')} />
      <Colour title="Background" value={text(style['background-color'])} onChange={(value) => setStyle('background-color', value)} />
      <Labelled id={`${id}-align`} title="Alignment">
        <Select id={`${id}-align`} value={text(style['text-align'])} choices={alignments} onChange={(value) => setStyle('text-align', value)} />
      </Labelled>
      {lengths.map(({ name, title }) => (
        <Labelled key={name} id={`${id}-${name}`} title={title}>
          <ValueUnit id={`${id}-${name}`} label={title} usualUnit="px" value={text(style[name])} onChange={(value) => setStyle(name, value)} />
        </Labelled>
      ))}
      <Labelled id={`${id}-class`} title="CSS class">
        <TextInput id={`${id}-class`} value={classes} onChange={setText('class')} />
      </Labelled>
    </details>
  )
}

/** A colour: its swatch and value in one line, the palette when it is opened. */
function Colour({ title, value, onChange }: { title: string; value: string; onChange(value: string): void }): ReactNode {
  return (
    <details className="editor-colour">
      <summary>
        <span>{title}</span>
        <small>{value || ofTheme.title}</small>
        <span className="editor-swatch" data-none={value === '' || undefined} style={{ backgroundColor: value || 'transparent' }} />
      </summary>
      <ColourPicker label={title} value={value} onChange={onChange} />
      {value ? (
        <button type="button" className="link" onClick={() => onChange('')}>
          Back to the theme’s colour
        </button>
      ) : null}
    </details>
  )
}
