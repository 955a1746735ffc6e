/**
 * The fields of the blocks' settings panels, and the words that the insert menu finds blocks by: in the browser a file of
 * its own, which the first panel or menu loads.
 */
import { modules as ofPlugins } from '#plugins/panels.ts'
import type { PanelField } from './defineBlock.ts'

const ownPanels = import.meta.glob<unknown>('./*/definition.ts', {
  eager: true,
  query: '?panel',
  import: 'default',
})

interface Loaded {
  type: string
  panel: readonly PanelField[]
  keywords: string | readonly string[]
}

function hasPanel(value: unknown): value is Loaded {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'panel' in value &&
    Array.isArray(value.panel)
  )
}

const loaded: ReadonlyMap<string, Loaded> = new Map(
  [...Object.values(ownPanels), ...ofPlugins.flatMap((module) => Object.values(module))]
    .filter(hasPanel)
    .map((definition) => [definition.type, definition]),
)

/** Empty for a type that this site does not have. */
export function panelOf(type: string): readonly PanelField[] {
  return loaded.get(type)?.panel ?? []
}

/** As one text; empty for a type that this site does not have. */
export function keywordsOf(type: string): string {
  return String(loaded.get(type)?.keywords ?? '')
}
