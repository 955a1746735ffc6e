/** Patterns and reusable blocks: what the insert menu lists of them, and blocks that become reusable and own again. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { EditorSession } from '../model/session.ts'
import { countingIds } from '../model/testing.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { hasIcon } from './BlockIcon.tsx'
import { block } from './blockTemplates.ts'
import { menuEntries } from './menuEntries.ts'
import { withOverrides } from './ownCopy.ts'

const paragraph = (id: string, text = id) => ({ id, type: 'paragraph', state: { text } })
const aSession = (value: unknown) => new EditorSession(definitions, value, countingIds())
const components = [
  { id: 'c1', title: 'Opening hours', status: 'published' },
  { id: 'c2', title: 'Kiln notes', status: 'draft' },
]
const asked = (
  session: EditorSession,
  words: string,
  section: 'blocks' | 'patterns' | 'reusable' = 'blocks',
) =>
  menuEntries({
    offered: definitions,
    session,
    place: { target: 'one', position: 'after' },
    words,
    section,
    recent: [],
    components,
  })

test('F-EDIT-05 the menu lists blocks, patterns and reusable blocks apart, and finds them together by their words', () => {
  const session = aSession([paragraph('one')])
  expect(asked(session, '').every(({ type }) => type !== undefined)).toBe(true)
  expect(asked(session, '', 'patterns').map(({ group }) => group)).toEqual(
    Array.from({ length: 10 }, () => 'Patterns'),
  )
  expect(asked(session, '', 'reusable').map(({ label, note }) => [label, note])).toEqual([
    ['Opening hours', undefined],
    ['Kiln notes', 'Not published: visitors do not see it yet.'],
  ])
  expect(asked(session, 'opening').map(({ key }) => key)).toEqual([
    'pattern opening',
    'pattern hours',
    'component c1',
  ])
  expect(asked(session, 'faq').map(({ label }) => label)).toEqual(['Accordion', 'Questions and answers'])
  expect(asked(session, 'questions')[0]?.label).toBe('Questions and answers')
  expect(asked(session, 'zzzz')).toEqual([])
})

test('F-EDIT-04 a pattern or reusable block that may not be at a place says why, and is inserted as one entry elsewhere', () => {
  const inColumns = aSession([{ id: 'one', type: 'columns', state: {}, children: [] }])
  const place = { target: 'one', position: 'append' } as const
  const refused = menuEntries({
    offered: definitions,
    session: inColumns,
    place,
    words: '',
    section: 'patterns',
    recent: [],
    components,
  })
  expect(refused.every(({ answer }) => !answer.ok && answer.reason === 'Columns takes only column.')).toBe(
    true,
  )
  const session = aSession([paragraph('one')])
  const [hours] = asked(session, 'opening hours')
  expect(hours?.insert(session, { target: 'one', position: 'after' }).ok).toBe(true)
  expect(session.history.length).toBe(1)
  expect(session.document.root.children.length).toBe(3)
  session.undo()
  expect(session.document.order()).toEqual(['one'])
})

test('F-EDIT-02 F-EDIT-04 blocks give way to a reusable one and come back by one undo; a locked one stays', () => {
  const value = [paragraph('a'), paragraph('b'), paragraph('c')]
  const session = aSession(value)
  const before = JSON.stringify(session.document.save())
  expect(
    replaceBlocks(session, ['a', 'b'], [block('reusable', { component_id: 'c1' })], 'Make reusable').ok,
  ).toBe(true)
  expect(session.document.root.children.map((id) => session.document.need(id).type)).toEqual([
    'reusable',
    'paragraph',
  ])
  expect(session.history.length).toBe(1)
  session.undo()
  expect(JSON.stringify(session.document.save())).toBe(before)
  session.patch('b', { is_locked: true })
  session.blur()
  expect(replaceBlocks(session, ['a', 'b'], [block('reusable')], 'Make reusable').ok).toBe(false)
})

test('F-PLUG-02 own blocks made of a component say what was other where it was placed', () => {
  const blocks = [
    paragraph('a', 'Said there'),
    {
      id: 'g',
      type: 'group',
      state: {},
      children: [{ id: 'i', type: 'image', state: { alt: 'There', element_id: 'kiln' } }],
    },
  ]
  const own = withOverrides(blocks, [
    { block: 'a', value: 'Said here' },
    { block: 'kiln', key: 'alt', value: 'Here' },
  ])
  expect(own).toMatchObject([{ state: { text: 'Said here' } }, { children: [{ state: { alt: 'Here' } }] }])
})

test('F-EDIT-05 every block of this site has its picture in the menu', () => {
  expect([...definitions.values()].filter(({ icon }) => !hasIcon(icon)).map(({ type }) => type)).toEqual([])
})
