/** Pairs of fonts, each set in itself. */
import { useId } from 'react'
import { familyOf, fontPairs, fontStack } from '#ui/siteFonts.ts'
import { pairOf, withPair } from '../choices.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { OwnFonts } from './OwnFonts.tsx'
import type { PartProps } from './parts.ts'
import { useFontFaces } from './useFontFaces.ts'

export function FontPart({ look, fonts, onChange }: PartProps) {
  const name = useId()
  const chosen = pairOf(look)
  useFontFaces()
  return (
    <>
      <fieldset className="theme-choices wide">
        <legend className="hidden">{themeScreen.fonts}</legend>
        {fontPairs.map((pair) => {
          const [display, text] = [familyOf(pair.display), familyOf(pair.text)]
          return (
            <label key={`${pair.display} ${pair.text}`}>
              <input
                type="radio"
                name={name}
                className="hidden"
                checked={chosen === pair}
                onChange={() => onChange(withPair(look, pair), null)}
              />
              <b aria-hidden style={{ fontFamily: fontStack(pair.display) }}>
                {themeScreen.sample_heading}
              </b>
              <span aria-hidden style={{ fontFamily: fontStack(pair.text) }}>
                {themeScreen.sample_text}
              </span>
              <small>{display === text ? display?.title : `${display?.title}, ${text?.title}`}</small>
            </label>
          )
        })}
      </fieldset>
      <OwnFonts look={look} fonts={fonts} onChange={onChange} />
    </>
  )
}
