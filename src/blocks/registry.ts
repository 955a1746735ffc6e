/**
 * Every block type of the program, found by its folder: `src/blocks/<type>/definition.ts` exports its definition. Beside
 * them stand those of the plugins that are built in, while their plugin is switched on.
 */
import { modules as ofPlugins } from '#plugins/definitions.ts'
import type { BlockDefinition } from './defineBlock.ts'
import type { DropClass } from './dropRule.ts'

const ownDefinitions = import.meta.glob<unknown>('./*/definition.ts', { eager: true, import: 'default' })

function isDefinition(value: unknown): value is BlockDefinition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'defaults' in value &&
    'accepts' in value
  )
}

const byType = (definition: BlockDefinition): [string, BlockDefinition] => [definition.type, definition]

/** What each plugin brings, on or off. */
export const pluginDefinitions: ReadonlyMap<string, readonly BlockDefinition[]> = new Map(
  Object.entries(ofPlugins).map(([name, files]) => [
    name,
    files.flatMap((module) => Object.values(module)).filter(isDefinition),
  ]),
)

/** A map, so that a type named like a property of objects (`constructor`) is as unknown as any other. */
const present = new Map(Object.values(ownDefinitions).filter(isDefinition).map(byType))

/** The types that this site has: those of a plugin come and go with its switch. */
export const definitions: ReadonlyMap<string, BlockDefinition> = present

/** Also those of plugins that are off: what is stored of them is read, checked and kept as ever. */
export const allDefinitions: ReadonlyMap<string, BlockDefinition> = new Map([
  ...present,
  ...[...pluginDefinitions.values()].flat().map(byType),
])

const ofPlugin: ReadonlySet<string> = new Set([...pluginDefinitions.values()].flat().map(({ type }) => type))

export const isOfPlugin = (type: string): boolean => ofPlugin.has(type)

/** True for a type whose plugin is built in and off. */
export const isSwitchedOff = (type: string): boolean => ofPlugin.has(type) && !present.has(type)

/** @param on names of the plugins whose blocks this site has from now on */
export function switchPlugins(on: ReadonlySet<string>): void {
  for (const [name, brought] of pluginDefinitions) {
    for (const definition of brought) {
      if (on.has(name)) present.set(definition.type, definition)
      else present.delete(definition.type)
    }
  }
}

/** The plugins whose blocks this site has. */
export const pluginsOn = (): string[] =>
  [...pluginDefinitions].flatMap(([name, brought]) =>
    brought.every(({ type }) => present.has(type)) ? [name] : [],
  )

/** What the drop rule needs to know of a type; undefined for a type that this site does not have. */
export function dropClassOf(type: string): DropClass | undefined {
  const definition = definitions.get(type)
  return (
    definition && { type, label: definition.label, accepts: definition.accepts, parents: definition.parents }
  )
}
