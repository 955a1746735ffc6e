/** The block definitions as saving needs them: which keys are rich text, what may stand where, plain text. */
import type { Accepts } from '#blocks/defineBlock.ts'

/** The part of a definition that does not hang on the type of its state. */
export interface SavedBlockClass {
  type: string
  label: string
  accepts: Accepts
  parents?: readonly string[]
  textKey?: string
  textOf?: (state: Record<string, unknown>) => string
}

const modules = import.meta.glob<Record<string, unknown>>('../../../blocks/*/definition.ts', { eager: true })

function isClass(value: unknown): value is SavedBlockClass {
  return typeof value === 'object' && value !== null && 'type' in value && 'accepts' in value && 'label' in value
}

const classes = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isClass)
    .map((definition) => [definition.type, definition]),
)

/** Returns undefined for a type that this site does not know. */
export function blockClassOf(type: string): SavedBlockClass | undefined {
  return classes.get(type)
}

/** Blocks whose code runs in visitors' browsers: writing one needs `code.write` (A-05b). */
export const codeBlockTypes: ReadonlySet<string> = new Set(['html'])
