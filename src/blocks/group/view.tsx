/** Draws a section. */
import type { ViewProps } from '../block.ts'

export default function Group({
  state,
  children,
}: ViewProps<{ width: string; tone?: string; label?: string }>) {
  return (
    <section
      className={`b-group b-group-${state.width} b-tone-${state.tone ?? 'plain'}`}
      aria-label={state.label || undefined}
    >
      <div className="b-group-inner flow">{children}</div>
    </section>
  )
}
