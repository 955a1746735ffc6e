/** What every block type must keep, whatever it draws: said once, run by the test of each type. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import type { BlockDefinition } from './defineBlock.ts'
import { examplesOf } from './examples.ts'
import type { BlockView } from './knownViews.ts'
import { definitions } from './registry.ts'
import { samplePage } from './sampleData.testing.ts'
import { views } from './viewRegistry.ts'

const blockId = 'block000001'

/** Blocks of plugins: their tests bring them along. */
const guests = new Map<string, { definition: BlockDefinition; view: BlockView }>()
const definitionOf = (type: string): BlockDefinition | undefined =>
  guests.get(type)?.definition ?? definitions.get(type)

/** Draws one block with its children as the public page does, without the shells. */
export function drawBlock(
  type: string,
  state: Record<string, unknown> = {},
  more: { data?: unknown; children?: readonly Block[]; isCanvas?: boolean } = {},
): string {
  return renderToStaticMarkup(
    element(
      { id: blockId, type, state, children: [...(more.children ?? [])] },
      more.data ?? null,
      more.isCanvas === true,
    ),
  )
}

function element(block: Block, data: unknown, isCanvas: boolean) {
  const View = guests.get(block.type)?.view ?? views.get(block.type)
  if (!View) throw new Error(`There is no view of ${block.type}`)
  const state = { ...definitionOf(block.type)?.defaults, ...block.state }
  return (
    <View
      key={block.id}
      block={block}
      state={state}
      data={data}
      page={{ ...samplePage, isCanvas, isPreview: isCanvas }}
    >
      {block.children.length > 0 ? block.children.map((child) => element(child, null, isCanvas)) : undefined}
    </View>
  )
}

/**
 * Tests of one type: it is drawn from its defaults, its examples fit its schema, unknown keys are refused, nothing it
 * draws carries a `style` attribute or an unnamed control.
 */
export function checkBlock(definition: BlockDefinition): void {
  const { type } = definition
  test(`F-POST-04 ${type} is drawn from its defaults, on the page and in the editor`, () => {
    expect(definitionOf(type)).toBe(definition)
    expect(definition.state.safeParse(definition.defaults).error).toBeUndefined()
    for (const isCanvas of [false, true]) expect(() => drawBlock(type, {}, { isCanvas })).not.toThrow()
  })

  test(`F-POST-15 ${type} takes the keys it has and refuses others`, () => {
    expect(definition.state.safeParse({ ...definition.defaults, surprise: 1 }).success).toBe(false)
  })

  test(`F-POST-06 every example of ${type} fits its schema and is drawn without a style attribute`, () => {
    const examples = examplesOf(definition)
    for (const { title, block, data } of examples) {
      expect(definition.state.safeParse(block.state).error, title).toBeUndefined()
      const html = drawBlock(type, block.state, { data, children: block.children })
      expect(html, title).not.toMatch(/\sstyle=/)
      expect(unnamed(html), title).toEqual([])
    }
  })
}

/** As `checkBlock`, for a block of a plugin; `drawBlock` knows its type from then on. @param view the default export of view.tsx */
export function checkPluginBlock(definition: BlockDefinition, view: (props: never) => unknown): void {
  if (!isView(view)) throw new Error(`The view of ${definition.type} is no component`)
  guests.set(definition.type, { definition, view })
  checkBlock(definition)
}

function isView(value: unknown): value is BlockView {
  return typeof value === 'function'
}

/** Links, buttons and pictures without a name for those who do not see them. */
function unnamed(html: string): string[] {
  const controls = [...html.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', inside = '']) => !/aria-label="[^"]+"/.test(attributes) && !textIn(inside))
    .map(([whole]) => whole)
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([whole]) => whole)
    .filter((whole) => !/\salt="/.test(whole))
  return [...controls, ...pictures]
}

const textIn = (html: string): string =>
  html
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .trim()
