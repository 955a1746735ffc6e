/** What the site wore before: the way back that stays, also when the screen was left. */
import { useId } from 'react'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { AppliedDraft, Draft, ThemeChoice } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { draftOf } from './draft.ts'
import { LookCard } from './LookCard.tsx'

interface AppliedBeforeProps {
  /** The last one first. */
  before: readonly AppliedDraft[]
  themes: readonly ThemeChoice[]
  onChoose: (draft: Draft) => void
}

export function AppliedBefore({ before, themes, onChoose }: AppliedBeforeProps) {
  const title = useId()
  const known = before.flatMap((one) => {
    const theme = themes.find(({ name }) => name === one.theme)
    return theme ? [{ ...one, title: theme.title, whole: { ...theme.tokens, ...one.look } }] : []
  })
  if (known.length === 0) return null
  return (
    <section className="theme-own-fonts" aria-labelledby={title}>
      <h3 id={title}>{themeScreen.before}</h3>
      <p className="muted small-text">{themeScreen.before_text}</p>
      <div className="theme-choices wide">
        {known.map((one) => (
          <button key={one.until} type="button" onClick={() => onChoose(draftOf(one))}>
            <LookCard
              look={one.whole}
              radius={one.whole['radius-2'] ?? '6px'}
              title={one.title}
              font={one.whole['font-display']}
            />
            <small>
              {themeScreen.until} <RelativeTime time={one.until} />
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}
