/** The themes to choose from, each drawn in its own colours and fonts. */
import { useId } from 'react'
import { brandShown, shownPalette } from '../look.ts'
import type { ThemeChoice } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { useFontFaces } from './useFontFaces.ts'

interface ThemesPartProps {
  themes: readonly ThemeChoice[]
  chosen: string
  onChoose: (name: string) => void
}

export function ThemesPart({ themes, chosen, onChoose }: ThemesPartProps) {
  const name = useId()
  useFontFaces()
  return (
    <>
      <p className="muted small-text">{themeScreen.themes_text}</p>
      <fieldset className="theme-list">
        <legend className="hidden">{themeScreen.themes}</legend>
        {themes.map((theme) => (
          <label key={theme.name}>
            <input
              type="radio"
              name={name}
              className="hidden"
              checked={theme.name === chosen}
              onChange={() => onChoose(theme.name)}
            />
            <Sample theme={theme} />
            <b>{theme.title}</b>
            <small>{theme.description}</small>
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** A head, two lines and a button as the theme has them, light and dark. */
function Sample({ theme: { tokens } }: { theme: ThemeChoice }) {
  const palette = shownPalette(tokens)
  const family = tokens['font-display'] ?? "'Fraunces Variable', Georgia, serif"
  return (
    <span className="theme-sample" aria-hidden>
      {(['light', 'dark'] as const).map((scheme) => (
        <span key={scheme} style={{ background: palette.bg[scheme], color: palette.ink[scheme] }}>
          <span style={{ fontFamily: family, fontWeight: tokens['weight-display'] }}>
            {themeScreen.sample_heading}
          </span>
          <i style={{ background: palette['ink-2'][scheme] }} />
          <i style={{ background: brandShown(tokens, scheme), borderRadius: tokens['radius-2'] ?? '6px' }} />
        </span>
      ))}
    </span>
  )
}
