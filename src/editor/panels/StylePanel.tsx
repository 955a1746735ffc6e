/** The style panel (F-EDIT-06): size, colour, font, class and a few CSS properties of the allowed ones. */
import { useId } from 'react'
import { colourPalette } from '#constants.ts'
import { isPlainObject } from '../model/serialise.ts'
import type { StateProps } from './BlockPanel.tsx'
import { noneChoice, useChoices, withBuiltInFonts } from './choices.ts'
import { Labelled, Picker, SizeField } from './fields.tsx'

/** 6 rows of 9: greys, then hues from deep to light, in oklch so that a column keeps its hue (F-CONST-19). */
const palette = Array.from({ length: colourPalette.rows * colourPalette.columns }, (_, index) => {
  const row = Math.floor(index / colourPalette.columns)
  const column = index % colourPalette.columns
  const lightness = 30 + row * 12
  return column === 0 ? `oklch(${lightness}% 0.005 70)` : `oklch(${lightness}% 0.12 ${(column - 1) * 45 + 20})`
})

export function StylePanel({ record, set }: StateProps) {
  const { state } = record
  const id = useId()
  const fonts = withBuiltInFonts(useChoices('/api/options/custom_fonts'))
  const style = isPlainObject(state.style) ? state.style : {}
  const setStyle = (name: string, value: string | undefined) => {
    const next = Object.fromEntries(Object.entries({ ...style, [name]: value }).filter(([, one]) => one !== undefined))
    set('style')(Object.keys(next).length > 0 ? next : undefined)
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const classes = Array.isArray(state.class) ? state.class.join(' ') : text(state.class)
  return (
    <details className="editor-section" open>
      <summary>Style</summary>
      <Labelled id={`${id}-size`} title="Font size">
        <SizeField id={`${id}-size`} title="Font size" value={text(state.font_size)} onChange={set('font_size')} />
      </Labelled>
      <Labelled id={`${id}-family`} title="Font">
        <Picker
          id={`${id}-family`}
          value={text(state.font_family)}
          choices={[{ ...noneChoice, title: 'Of the theme' }, ...fonts]}
          onChange={(value) => set('font_family')(value || undefined)}
        />
      </Labelled>
      <Labelled id={`${id}-colour`} title="Text colour">
        <ColourField id={`${id}-colour`} value={text(state.font_color)} onChange={set('font_color')} />
      </Labelled>
      <Labelled id={`${id}-ground`} title="Background">
        <ColourField id={`${id}-ground`} value={text(style['background-color'])} onChange={(value) => setStyle('background-color', value)} />
      </Labelled>
      <div className="editor-pair">
        {(['padding', 'margin-block'] as const).map((name) => (
          <Labelled key={name} id={`${id}-${name}`} title={name === 'padding' ? 'Space inside' : 'Space around'}>
            <SizeField id={`${id}-${name}`} title={name} value={text(style[name])} onChange={(value) => setStyle(name, value)} />
          </Labelled>
        ))}
      </div>
      <Labelled id={`${id}-align`} title="Alignment">
        <Picker
          id={`${id}-align`}
          value={text(style['text-align'])}
          choices={[
            { value: '', title: 'Of the theme' },
            { value: 'start', title: 'Start' },
            { value: 'center', title: 'Centre' },
            { value: 'end', title: 'End' },
          ]}
          onChange={(value) => setStyle('text-align', value || undefined)}
        />
      </Labelled>
      <Labelled id={`${id}-class`} title="CSS class">
        <input id={`${id}-class`} value={classes} spellCheck={false} onChange={({ target }) => set('class')(target.value || undefined)} />
      </Labelled>
    </details>
  )
}

function ColourField(props: { id: string; value: string; onChange(value: string | undefined): void }) {
  const { id, value, onChange } = props
  return (
    <div className="editor-colour">
      <input id={id} value={value} placeholder="Of the theme" spellCheck={false} onChange={({ target }) => onChange(target.value || undefined)} />
      <details>
        <summary aria-label="Palette">
          <span className="editor-swatch" style={{ backgroundColor: value || 'transparent' }} />
        </summary>
        <div className="editor-palette" style={{ gridTemplateColumns: `repeat(${colourPalette.columns}, 1fr)` }}>
          {palette.map((colour) => (
            <button key={colour} type="button" aria-label={colour} style={{ backgroundColor: colour }} onClick={() => onChange(colour)} />
          ))}
        </div>
      </details>
    </div>
  )
}
