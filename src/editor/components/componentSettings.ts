/** What of a component can be other where it is used: the settings that its blocks expose, or all its words and pictures. */
import type { PanelField } from '#blocks/defineBlock.ts'
import { panelOf } from '#blocks/panels.ts'
import { definitions } from '#blocks/registry.ts'
import type { Override } from '#blocks/reusable/variants.ts'
import { isRecord } from '#platform/isRecord.ts'
import { components as texts } from './texts/components.ts'

/** A setting that a block of some type has. */
export interface SettingField {
  key: string
  title: string
  /** How it is set; `words`: rich text, `hidden`: whether the block is left out. */
  input: PanelField | 'words' | 'hidden'
}

export interface ComponentSetting extends SettingField {
  /** The id of the block in the component. */
  block: string
  elementId: string
  /** The text key of its type: older overrides do not name it. */
  isText: boolean
  /** What the block has in the component, with its defaults. */
  state: Readonly<Record<string, unknown>>
}

/** Fields whose value is set where a component is used; rows, code and what is drawn on a picture are its own. */
const settable: ReadonlySet<PanelField['type']> = new Set([
  'string',
  'text',
  'number',
  'dropdown',
  'segments',
  'roles',
  'colour',
  'place',
  'range',
  'bool',
  'boolean',
  'date',
  'time',
  'file',
  'picture',
  'video',
  'icon',
])

/** The settings of a block type that a component can expose. */
export function settingsOfType(type: string): SettingField[] {
  const definition = definitions.get(type)
  if (!definition || definition.capability === 'code.write') return []
  const { textKey } = definition
  const words: SettingField[] =
    textKey === undefined || type === 'list' ? [] : [{ key: textKey, title: texts.text, input: 'words' }]
  const fields = panelOf(type)
    .filter((field) => field.name !== textKey && field.name !== 'element_id' && settable.has(field.type))
    .map((field): SettingField => ({ key: field.name, title: field.title, input: field }))
  return [...words, ...fields, { key: 'is_hidden', title: texts.hide, input: 'hidden' }]
}

export interface ComponentParts {
  settings: ComponentSetting[]
  slots: { id: string; title: string }[]
}

/** @param value the blocks of the component as they are stored */
export function componentParts(value: unknown): ComponentParts {
  const parts: ComponentParts = { settings: [], slots: [] }
  const usual: ComponentSetting[] = []
  walk(value)
  return parts.settings.length > 0 ? parts : { ...parts, settings: numbered(usual) }

  function walk(blocks: unknown): void {
    if (!Array.isArray(blocks)) return
    for (const block of blocks) if (isRecord(block)) visit(block)
  }
  function visit({ id, type, state, children }: Record<string, unknown>): void {
    if (typeof id === 'string' && typeof type === 'string' && isRecord(state)) {
      if (type === 'slot') parts.slots.push({ id, title: String(state.title || texts.content) })
      const exposed = isRecord(state.exposed) ? state.exposed : {}
      const definition = definitions.get(type)
      for (const field of settingsOfType(type)) {
        const setting = {
          ...field,
          block: id,
          elementId: typeof state.element_id === 'string' ? state.element_id : '',
          isText: field.key === definition?.textKey,
          state: { ...definition?.defaults, ...state },
        }
        const title = exposed[field.key]
        if (typeof title === 'string') parts.settings.push({ ...setting, title: title || field.title })
        else if (isUsual(setting)) {
          const label = definition?.label ?? type
          usual.push({ ...setting, title: setting.isText ? label : `${label}: ${field.title}` })
        }
      }
    }
    walk(children)
  }
}

/** Several paragraphs are called by their number. */
function numbered(settings: readonly ComponentSetting[]): ComponentSetting[] {
  const counts = new Map<string, number>()
  return settings.map((setting) => {
    const count = (counts.get(setting.title) ?? 0) + 1
    counts.set(setting.title, count)
    return count === 1 ? setting : { ...setting, title: `${setting.title} ${count}` }
  })
}

/** Words, URLs and pictures that the component has something for; what it leaves empty stays so. */
function isUsual({ key, input, isText, state }: ComponentSetting): boolean {
  const said = state[key]
  if (typeof said !== 'string' || said === '' || input === 'hidden') return false
  if (isText || input === 'words') return true
  const { type, picks } = input
  return (
    type === 'file' || ((type === 'string' || type === 'text') && (picks === undefined || picks === 'link'))
  )
}

/** Keys that go with one: a picture has its words, its size and its point with it. */
const withPicture: readonly string[] = ['alt', 'width', 'height']

export const keysOf = ({ key, input }: SettingField): string[] =>
  typeof input === 'object' && input.type === 'file' ? [key, ...withPicture] : [key]

/** True for an override of one of these keys of the block. */
export const isOf =
  ({ block, elementId, isText, ...field }: ComponentSetting, keys: readonly string[] = keysOf(field)) =>
  (one: Override): boolean =>
    (one.block === block || (elementId !== '' && one.block === elementId)) &&
    (one.key === undefined ? isText : keys.includes(one.key))

/** The state of the block with what is other. */
export function stateWith(
  setting: ComponentSetting,
  values: readonly Override[],
): Readonly<Record<string, unknown>> {
  const own = values.filter(
    ({ block }) => block === setting.block || (setting.elementId !== '' && block === setting.elementId),
  )
  const textKey = setting.isText ? setting.key : ''
  return {
    ...setting.state,
    ...Object.fromEntries(own.map(({ key = textKey, value }) => [key, value ?? undefined])),
  }
}

/** The values with a setting changed. What is as in the component is not kept: it goes on following it. */
export function withSetting(
  values: readonly Override[],
  setting: ComponentSetting,
  patch: Readonly<Record<string, unknown>>,
): Override[] {
  const keys = Object.keys(patch)
  const others = values.filter((one) => !isOf(setting, keys)(one))
  const set = keys
    .filter((key) => !isSame(patch[key], setting.state[key]))
    .map((key): Override => ({ block: setting.block, key, value: patch[key] ?? null }))
  return [...others, ...set]
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
