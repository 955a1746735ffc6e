/** Whole looks to begin with: colours, fonts, corners and spacing at once. */
import { fontStack } from '#ui/siteFonts.ts'
import { presets, shapes, withPreset } from '../choices.ts'
import { isSameLook } from '../look.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { LookCard } from './LookCard.tsx'
import type { PartProps } from './parts.ts'
import { useFontFaces } from './useFontFaces.ts'

export function PresetPart({ look, own, onChange }: PartProps) {
  useFontFaces()
  return (
    <>
      <p className="muted small-text">{themeScreen.presets_text}</p>
      <div className="theme-choices wide">
        <button type="button" aria-pressed={isSameLook(look, own)} onClick={() => onChange(own, null)}>
          <LookCard
            look={own}
            radius={own['radius-2'] ?? '6px'}
            title={themeScreen.original}
            font={own['font-display']}
          />
        </button>
        {presets.map((preset) => {
          const next = withPreset(look, preset, own)
          return (
            <button
              key={preset.name}
              type="button"
              aria-pressed={isSameLook(look, next)}
              onClick={() => onChange(next, null)}
            >
              <LookCard
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
