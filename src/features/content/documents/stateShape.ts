/**
 * Do the settings of blocks fit the schemas of their types? Asked of what a save newly brings. What is stored already
 * survives as it is, and so do blocks of unknown types: their plugin may come back.
 */
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import { layoutSchema } from '#blocks/shell/layoutSchema.ts'
import { popupSchema } from '#blocks/shell/popupSchema.ts'
import { ruleSetSchema } from '#rules/schema.ts'
import { problem } from '../problems.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { walkBlocks } from './walkBlocks.ts'
import { documentFaults } from './texts/documentFaults.ts'

const yesOrNo = z.boolean()

/** The keys that every block shares; styles, classes, animations and URLs are checked for what they hold in safeState. */
const sharedKeys: Readonly<Record<string, z.ZodType>> = {
  element_id: z.string(),
  is_hidden: yesOrNo,
  style: z.unknown(),
  style_at: z.unknown(),
  layout: layoutSchema,
  font_size: z.unknown(),
  font_color: z.unknown(),
  font_family: z.unknown(),
  shared_style: z.string().max(20),
  class: z.unknown(),
  own_css: z.string(),
  animate: z.unknown(),
  link: z.string(),
  link_wrap: yesOrNo,
  link_block: yesOrNo,
  is_modal: yesOrNo,
  popup: popupSchema,
  as_tb_content: yesOrNo,
  values: z.array(z.looseObject({ value: z.string() })),
  outline_name: z.string(),
  is_locked: yesOrNo,
  visible_where: ruleSetSchema,
  bind: z.record(
    z.string().max(60),
    z.strictObject({
      field: z.string().min(1).max(60),
      format: z.string().max(20).optional(),
      before: z.string().max(200).optional(),
      after: z.string().max(200).optional(),
      if_empty: z.enum(['hide', 'keep']).optional(),
    }),
  ),
  exposed: z.record(z.string().max(60), z.string().max(60)),
}

interface Fault {
  block: Block
  key: string
  reason: string
}

/**
 * @param standing what is stored already: a setting that is there, in a block of the same type, is let be
 * @throws Problem document.state_invalid (422) with `block`, `type` and `key`
 */
export function checkShapes(value: readonly Block[], previous: readonly Block[]): void {
  const faults: Fault[] = []
  walkBlocks(value, (block) => faults.push(...faultsOf(block)))
  if (faults.length === 0) return
  const known = new Set<string>()
  walkBlocks(previous, ({ type, state }) => {
    for (const [key, setting] of Object.entries(state)) known.add(settingText(type, key, setting))
  })
  const fault = faults.find(({ block, key }) => !known.has(settingText(block.type, key, block.state[key])))
  if (!fault) return
  const { block, key, reason } = fault
  throw problem('document.state_invalid', {
    label: blockClassOf(block.type)?.label ?? block.type,
    reason,
    key,
    block: block.id,
    type: block.type,
  })
}

const settingText = (type: string, key: string, setting: unknown) => JSON.stringify([type, key, setting])

function faultsOf(block: Block): Fault[] {
  const definition = blockClassOf(block.type)
  if (!definition) return []
  const { shape } = definition.state
  return Object.entries(block.state).flatMap(([key, setting]): Fault[] => {
    // An emptied setting is none.
    if (setting === undefined || setting === '') return []
    const schema = Object.hasOwn(shape, key)
      ? shape[key]
      : Object.hasOwn(sharedKeys, key)
        ? sharedKeys[key]
        : undefined
    if (!schema) return [{ block, key, reason: documentFaults.no_such_setting }]
    const read = z.safeParse(schema, setting)
    return read.success
      ? []
      : [{ block, key, reason: read.error.issues[0]?.message ?? documentFaults.value_unfit }]
  })
}
