/** Draws a title and what belongs to it. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

export default function Tab({ state, children }: ViewProps<{ title: string }>) {
  return (
    <section className="b-tab">
      <RichText as="h3" className="b-tab-title" html={state.title} />
      <div className="b-tab-body flow">{children}</div>
    </section>
  )
}
