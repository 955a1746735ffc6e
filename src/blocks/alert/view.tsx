/** Draws a note with the sign of its kind; the kind is said in words too. */
import type { ViewProps } from '../block.ts'
import { IconGlyph } from '../icon/IconGlyph.tsx'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'
import { alert } from './texts/alert.ts'

const kinds = (): Readonly<Record<string, { icon: string; name: string }>> => ({
  info: { icon: 'info', name: alert.note },
  good: { icon: 'circle-check', name: alert.good_news },
  warn: { icon: 'warning', name: alert.caution },
  danger: { icon: 'warning', name: alert.warning },
})

export default function Alert({ state, page }: ViewProps<{ text: string; title?: string; kind: string }>) {
  if (!page.isCanvas && !state.title && plainText(state.text).trim() === '') return null
  const kind = kinds()[state.kind] ?? { icon: 'info', name: alert.note }
  return (
    <div className={`b-alert b-alert-${state.kind}`} role="note" aria-label={kind.name}>
      <IconGlyph name={kind.icon} />
      <div className="b-alert-words">
        {state.title ? <p className="b-alert-title">{state.title}</p> : null}
        <RichText as="p" html={state.text} />
      </div>
    </div>
  )
}
