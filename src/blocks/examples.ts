/** The examples of a block type as real blocks: what the gallery page and the tests show. */
import type { Block } from './block.ts'
import type { BlockDefinition, BlockExample, ExampleBlock } from './defineBlock.ts'
import { examples } from './texts/examples.ts'

export interface ShownExample {
  title: string
  block: Block
  /** What the block's source answered; undefined: ask the source. */
  data: unknown
}

/**
 * The examples of a definition, then one for each option of its dropdowns and switches that no example shows yet.
 * Ids are made of the type and the place, and names for screen readers of the title, so that one page can hold all
 * examples of all types.
 */
export function examplesOf(definition: BlockDefinition): ShownExample[] {
  const { type, label, defaults } = definition
  const written = definition.examples ?? []
  const first: BlockExample = written[0] ?? { title: label, values: {}, children: firstChildren(definition) }
  const all = written.length > 0 ? [...written] : [first]
  const nameKey =
    definition.nameKey ?? (definition.panel.some(({ name }) => name === 'label') ? 'label' : null)
  const nameOf = (title: string) => (nameKey === null ? {} : { [nameKey]: `${label}: ${title}` })
  for (const { title, values } of optionsOf(definition)) {
    const isShown = all.some((example) => sameIn({ ...defaults, ...example.values }, values))
    if (!isShown) all.push({ ...first, title, values: { ...first.values, ...nameOf(title), ...values } })
  }
  all.push(...rowsOfOptions(definition, all))
  return all.map(({ title, values, children, data }, index) => {
    const id = `${type}-${index}`
    return {
      title,
      block: {
        id,
        type,
        state: { ...defaults, ...nameOf(title), ...values },
        children: blocksFrom(children, id),
      },
      data,
    }
  })
}

/** Fields that hold one of their values. */
const ofOne: ReadonlySet<string> = new Set(['dropdown', 'segments', 'roles', 'place'])

/** Every single option of the panel: `{ level: '3' }`. */
function optionsOf({ panel }: BlockDefinition): { title: string; values: Record<string, unknown> }[] {
  return panel.flatMap(
    ({ name, title, type, values = [] }): { title: string; values: Record<string, unknown> }[] => {
      if (ofOne.has(type)) {
        return values.map((choice) => ({
          title: `${title}: ${choice.title}`,
          values: { [name]: choice.value },
        }))
      }
      if (type === 'bool' || type === 'boolean') {
        return [true, false].map((isOn) => ({
          title: `${title}: ${isOn ? examples.yes : examples.no}`,
          values: { [name]: isOn },
        }))
      }
      return []
    },
  )
}

/** A list whose rows offer options is shown once with a row for each of those that no example holds. */
function rowsOfOptions({ panel }: BlockDefinition, examples: readonly BlockExample[]): BlockExample[] {
  return panel.flatMap(({ name, title, fields = [] }) =>
    fields.flatMap((field): BlockExample[] => {
      const rows = examples.flatMap(({ values }) => rowsIn(values?.[name]))
      const shown = new Set(rows.map((row) => String(row[field.name] ?? '')))
      const missing =
        field.type === 'dropdown' ? (field.values ?? []).filter(({ value }) => !shown.has(value)) : []
      const [first] = rows
      if (missing.length === 0 || !first) return []
      return [
        {
          ...examples[0],
          title: `${title}: ${field.title}`,
          values: {
            ...examples[0]?.values,
            [name]: missing.map(({ value }) => ({ ...first, [field.name]: value })),
          },
        },
      ]
    }),
  )
}

function rowsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : []
}

function sameIn(state: Record<string, unknown>, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(
    ([name, value]) => String(state[name] ?? '') === String(value) || (value === false && !state[name]),
  )
}

function firstChildren({ startsWith }: BlockDefinition): ExampleBlock[] {
  return (startsWith ?? []).map((type) => ({
    type,
    values: type === 'paragraph' ? { text: examples.first_child } : {},
  }))
}

function blocksFrom(children: readonly ExampleBlock[] | undefined, parent: string): Block[] {
  return (children ?? []).map((child, index) => {
    const id = `${parent}-${index}`
    return { id, type: child.type, state: child.values ?? {}, children: blocksFrom(child.children, id) }
  })
}
