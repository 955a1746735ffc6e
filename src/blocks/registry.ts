/** Every block type of the program, found by its folder: `src/blocks/<type>/definition.ts` exports one definition. */
import type { BlockDefinition } from './defineBlock.ts'
import type { DropClass } from './dropRule.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/definition.ts', { eager: true })

function isDefinition(value: unknown): value is BlockDefinition {
  return typeof value === 'object' && value !== null && 'type' in value && 'defaults' in value && 'accepts' in value
}

/** A map, so that a type named like a property of objects (`constructor`) is as unknown as any other. */
export const definitions: ReadonlyMap<string, BlockDefinition> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isDefinition)
    .map((definition) => [definition.type, definition]),
)

/** What the drop rule needs to know of a type; undefined for a type that this site does not have. */
export function dropClassOf(type: string): DropClass | undefined {
  const definition = definitions.get(type)
  return definition && { type, label: definition.label, accepts: definition.accepts, parents: definition.parents }
}
