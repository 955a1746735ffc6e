/** The examples of a block type as real blocks: what the gallery page and the tests show. */
import type { Block } from './block.ts'
import type { BlockDefinition, BlockExample, ExampleBlock } from './defineBlock.ts'

export interface ShownExample {
  title: string
  block: Block
  /** What the block's source answered; undefined: ask the source. */
  data: unknown
}

/** More options than this are shown by their first and last alone. */
const mostOptions = 12

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
  const nameKey = definition.nameKey ?? (definition.panel.some(({ name }) => name === 'label') ? 'label' : null)
  const nameOf = (title: string) => (nameKey === null ? {} : { [nameKey]: `${label}: ${title}` })
  for (const { title, values } of optionsOf(definition)) {
    const isShown = all.some((example) => sameIn({ ...defaults, ...example.values }, values))
    if (!isShown) all.push({ ...first, title, values: { ...first.values, ...nameOf(title), ...values } })
  }
  return all.map(({ title, values, children, data }, index) => {
    const id = `${type}-${index}`
    return { title, block: { id, type, state: { ...defaults, ...nameOf(title), ...values }, children: blocksFrom(children, id) }, data }
  })
}

/** Every single option of the panel: `{ level: '3' }`. */
function optionsOf({ panel }: BlockDefinition): { title: string; values: Record<string, unknown> }[] {
  return panel.flatMap(({ name, title, type, values = [] }): { title: string; values: Record<string, unknown> }[] => {
    if (type === 'dropdown') {
      const shown = values.length > mostOptions ? [values[0], values.at(-1)].flatMap((choice) => choice ?? []) : values
      return shown.map((choice) => ({ title: `${title}: ${choice.title}`, values: { [name]: choice.value } }))
    }
    if (type === 'bool' || type === 'boolean') {
      return [true, false].map((isOn) => ({ title: `${title}: ${isOn ? 'yes' : 'no'}`, values: { [name]: isOn } }))
    }
    return []
  })
}

function sameIn(state: Record<string, unknown>, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(([name, value]) => String(state[name] ?? '') === String(value) || (value === false && !state[name]))
}

function firstChildren({ startsWith }: BlockDefinition): ExampleBlock[] {
  return (startsWith ?? []).map((type) => ({ type, values: type === 'paragraph' ? { text: 'Wheel-thrown in small batches, fired twice.' } : {} }))
}

function blocksFrom(children: readonly ExampleBlock[] | undefined, parent: string): Block[] {
  return (children ?? []).map((child, index) => {
    const id = `${parent}-${index}`
    return { id, type: child.type, state: child.values ?? {}, children: blocksFrom(child.children, id) }
  })
}
