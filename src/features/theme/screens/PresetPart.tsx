/** Whole looks to begin with: colours, fonts, corners and spacing at once. */
import { fontStack } from '#ui/siteFonts.ts'
import { presets, shapes, withPreset } from '../choices.ts'
import { isSameLook, shownPalette } from '../look.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import type { PartProps } from './parts.ts'
import { useFontFaces } from './useFontFaces.ts'

export function PresetPart({ look, own, onChange }: PartProps) {
  useFontFaces()
  return (
    <>
      <p className="muted small-text">{themeScreen.presets_text}</p>
      <div className="theme-choices wide">
        <button type="button" aria-pressed={isSameLook(look, own)} onClick={() => onChange(own, null)}>
          <Card
            look={own}
            radius={own['radius-2'] ?? '6px'}
            title={themeScreen.original}
            font={own['font-display']}
          />
        </button>
        {presets.map((preset) => {
          const next = withPreset(look, preset)
          return (
            <button
              key={preset.name}
              type="button"
              aria-pressed={isSameLook(look, next)}
              onClick={() => onChange(next, null)}
            >
              <Card
                look={next}
                radius={shapes.corners[preset.corners]['radius-2']}
                title={preset.name}
                font={fontStack(preset.pair.display)}
              />
            </button>
          )
        })}
      </div>
    </>
  )
}

interface CardProps {
  look: Parameters<typeof shownPalette>[0]
  radius: string
  title: string
  font?: string | undefined
}

function Card({ look, radius, title, font = fontStack('fraunces') }: CardProps) {
  const palette = shownPalette(look)
  return (
    <span className="theme-preset">
      {(['light', 'dark'] as const).map((scheme) => (
        <span key={scheme} style={{ background: palette.bg[scheme], color: palette.ink[scheme] }} aria-hidden>
          <b style={{ fontFamily: font }}>Aa</b>
          <i style={{ background: palette.accent[scheme], borderRadius: radius }} />
        </span>
      ))}
      <small>{title}</small>
    </span>
  )
}
