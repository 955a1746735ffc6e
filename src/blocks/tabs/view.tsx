/** Draws titles and panels in their order; enhance.ts makes tabs of them. In the editor all panels are open. */
import type { ViewProps } from '../block.ts'

export interface TabsState {
  values?: { value: string; text?: string }[]
  label?: string
  look?: string
}

export default function Tabs({ block, state, page, children }: ViewProps<TabsState>) {
  return (
    <div
      className={`b-tabs b-tabs-${state.look ?? 'line'}${page.isCanvas ? ' b-tabs-open' : ''}`}
      data-enhance="tabs"
      data-name={`tabs-${block.id}`}
      data-label={state.label || undefined}
    >
      {(state.values ?? []).map((entry, index) => (
        <section key={index} className="b-tab">
          <h3 className="b-tab-title">{entry.value}</h3>
          <div className="b-tab-body flow">
            <p className="b-tab-text">{entry.text}</p>
          </div>
        </section>
      ))}
      {children}
    </div>
  )
}
