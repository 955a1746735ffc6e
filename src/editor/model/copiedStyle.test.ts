/** The look of a block goes to others; their words, their meaning and their place stay. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { copyStyle, stylePatchOf } from './copiedStyle.ts'
import { EditorDocument } from './editorDocument.ts'
import { patchSeveral } from './patchSeveral.ts'

const block = (id: string, type: string, state: Record<string, unknown>) => ({
  id,
  type,
  state,
  children: [],
})
const documentOf = (...blocks: unknown[]) => new EditorDocument(definitions, blocks)

test('F-EDIT-06 a section gives another one its colours, padding and layout, not its name or its place', () => {
  const editor = documentOf(
    block('first00001', 'group', {
      width: 'full',
      tone: 'dark',
      padding_top: 'xl',
      element_id: 'top',
      label: 'Ways',
      style: { 'border-radius': '8px' },
      layout: { all: { gap: 'l', column: 3 }, phone: { gap: 's', hide: true } },
    }),
    block('second0001', 'group', {
      width: 'wide',
      label: 'Prices',
      font_size: '2rem',
      layout: { all: { gap: 'xs', column: 5, span: 2 } },
    }),
  )
  const [from, to] = ['first00001', 'second0001'].map((id) => editor.blocks.need(id))
  if (!from || !to) throw new Error('no blocks')
  const definition = definitions.get('group')
  const patch = stylePatchOf(to, copyStyle(from, definition), definition)
  patchSeveral(editor, 'Paste style', new Map([['second0001', patch]]))
  expect(editor.blocks.need('second0001').state).toEqual({
    width: 'full',
    tone: 'dark',
    padding_top: 'xl',
    label: 'Prices',
    style: { 'border-radius': '8px' },
    layout: { all: { gap: 'l', column: 5, span: 2 }, phone: { gap: 's' } },
  })
  editor.undo()
  expect(editor.blocks.need('second0001').state).toMatchObject({ width: 'wide', font_size: '2rem' })
  expect(editor.history.canUndo).toBe(false)
})

test('F-EDIT-06 a block of another type gets what all blocks have; a heading keeps its level', () => {
  const editor = documentOf(
    block('heading001', 'heading', {
      text: 'One',
      level: 1,
      font_color: 'var(--accent)',
      style: { opacity: '0.8' },
    }),
    block('heading002', 'heading', { text: 'Two', level: 3 }),
    block('paragraph1', 'paragraph', { text: 'Three', font_size: '2rem' }),
  )
  const first = editor.blocks.need('heading001')
  const style = copyStyle(first, definitions.get('heading'))
  const patches = ['heading002', 'paragraph1'].map((id) => {
    const record = editor.blocks.need(id)
    return [id, stylePatchOf(record, style, definitions.get(record.type))] as const
  })
  patchSeveral(editor, 'Paste style', new Map(patches))
  expect(editor.blocks.need('heading002').state).toEqual({
    text: 'Two',
    level: 3,
    font_color: 'var(--accent)',
    style: { opacity: '0.8' },
  })
  expect(editor.blocks.need('paragraph1').state).toEqual({
    text: 'Three',
    font_color: 'var(--accent)',
    style: { opacity: '0.8' },
  })
  expect(editor.history.length).toBe(1)
})
