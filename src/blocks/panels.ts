/** The fields of the blocks' settings panels, by type: in the browser a file of their own, which the first panel loads. */
import { modules as ofPlugins } from '#plugins/panels.ts'
import type { PanelField } from './defineBlock.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/definition.ts', {
  eager: true,
  query: '?panel',
})

function hasPanel(value: unknown): value is { type: string; panel: readonly PanelField[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'panel' in value &&
    Array.isArray(value.panel)
  )
}

const panels: ReadonlyMap<string, readonly PanelField[]> = new Map(
  [...Object.values(modules), ...ofPlugins]
    .flatMap((module) => Object.values(module))
    .filter(hasPanel)
    .map(({ type, panel }) => [type, panel]),
)

/** Empty for a type that this site does not have. */
export function panelOf(type: string): readonly PanelField[] {
  return panels.get(type) ?? []
}
