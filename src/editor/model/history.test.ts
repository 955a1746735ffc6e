/** What undo and redo offer after each act, as a table; who listens is told; an act that does not fit leaves nothing behind. */
import { expect, test } from 'vitest'
import { BlockDocument } from './document.ts'
import { History, type Selection } from './history.ts'
import { type DocumentOperation, OperationError } from './operation.ts'
import { standardKeys } from './record.ts'

const at = (id: string): Selection => ({ id })
const block = (id: string) => ({ id, type: 'paragraph', state: { text: id, list: [1] }, children: [] })

function begun() {
  const document = new BlockDocument([block('one'), block('two')])
  return { document, history: new History(document) }
}

type Begun = ReturnType<typeof begun>

const text = (id: string, from: string, to: string) =>
  ({ kind: 'set_text', id, key: 'text', from, to }) as const
const state = (id: string, key: string, from: unknown, to: unknown) =>
  ({ kind: 'patch', id, on: 'state', changes: { [key]: [from, to] } }) as const
const hidden = (id: string, from: boolean | undefined, to: boolean | undefined) =>
  ({ kind: 'patch', id, on: 'block', changes: { do_not_render: [from, to] } }) as const

/** Each row goes on where the one before ended. `now` is the text of both blocks, `-` for one that is gone. */
const acts: readonly (readonly [
  act: string,
  does: (on: Begun) => unknown,
  entries: number,
  undo: string | null,
  redo: string | null,
  now: string,
])[] = [
  ['nothing yet', () => null, 0, null, null, 'one two'],
  ['undo with nothing to undo', ({ history }) => history.undo(at('one')), 0, null, null, 'one two'],
  ['redo with nothing to redo', ({ history }) => history.redo(at('one')), 0, null, null, 'one two'],
  [
    'an act of no steps',
    ({ history }) => history.run('None', [], at('one'), at('one')),
    0,
    null,
    null,
    'one two',
  ],
  [
    'a click into text',
    ({ history }) => history.edit(text('one', 'one', 'one'), at('one')),
    0,
    null,
    null,
    'one two',
  ],
  [
    'typing',
    ({ history }) => history.edit(text('one', 'one', 'once'), at('one')),
    0,
    'Edit',
    null,
    'once two',
  ],
  [
    'typing goes on',
    ({ history }) => history.edit(text('one', 'once', 'ones'), at('one')),
    0,
    'Edit',
    null,
    'ones two',
  ],
  [
    'typing elsewhere',
    ({ history }) => history.edit(text('two', 'two', 'too'), at('two')),
    1,
    'Edit',
    null,
    'ones too',
  ],
  ['leaving it', ({ history }) => history.blur(at('two')), 2, 'Edit', null, 'ones too'],
  ['leaving once more', ({ history }) => history.blur(at('two')), 2, 'Edit', null, 'ones too'],
  [
    'removing',
    ({ history }) => history.run('Remove', [{ kind: 'remove', id: 'two' }], at('two'), at('one')),
    3,
    'Remove',
    null,
    'ones -',
  ],
  ['undo', ({ history }) => history.undo(at('one')), 2, 'Edit', 'Remove', 'ones too'],
  ['undo', ({ history }) => history.undo(at('two')), 1, 'Edit', 'Edit', 'ones two'],
  ['redo', ({ history }) => history.redo(at('two')), 2, 'Edit', 'Remove', 'ones too'],
  [
    'typing takes redo away',
    ({ history }) => history.edit(text('one', 'ones', 'o'), at('one')),
    2,
    'Edit',
    null,
    'o too',
  ],
  [
    'taken back by hand, redo is there again',
    ({ history }) => history.edit(text('one', 'o', 'ones'), at('one')),
    2,
    'Edit',
    'Remove',
    'ones too',
  ],
  ['left as it was, redo stays', ({ history }) => history.blur(at('one')), 2, 'Edit', 'Remove', 'ones too'],
  ['redo', ({ history }) => history.redo(at('one')), 3, 'Remove', null, 'ones -'],
  ['undo', ({ history }) => history.undo(at('one')), 2, 'Edit', 'Remove', 'ones too'],
  [
    'another act ends redo',
    ({ history }) => history.run('Hide', [hidden('one', undefined, true)], at('one'), at('one')),
    3,
    'Hide',
    null,
    'ones too',
  ],
]

test('F-EDIT-02 6 what undo and redo offer after each act', () => {
  const on = begun()
  for (const [act, does, entries, undo, redo, now] of acts) {
    does(on)
    const { history, document } = on
    expect([act, history.length, history.undoLabel, history.redoLabel]).toEqual([act, entries, undo, redo])
    expect([act, history.canUndo, history.canRedo]).toEqual([act, undo !== null, redo !== null])
    expect([act, ['one', 'two'].map((id) => document.get(id)?.state.text ?? '-').join(' ')]).toEqual([
      act,
      now,
    ])
  }
})

test('F-EDIT-02 6 the selection of before comes back by undo, that of after by redo', () => {
  const { history } = begun()
  history.run('Remove', [{ kind: 'remove', id: 'two' }], at('two'), at('one'))
  history.edit(text('one', 'one', 'o'), { id: 'one', anchor: 3, head: 3 })
  history.blur({ id: 'one', anchor: 1, head: 1 })
  expect(history.undo(at('x'))).toEqual({ id: 'one', anchor: 3, head: 3 })
  expect(history.undo(at('x'))).toEqual(at('two'))
  expect(history.undo(at('x'))).toBeNull()
  expect(history.redo(at('x'))).toEqual(at('one'))
  expect(history.redo(at('x'))).toEqual({ id: 'one', anchor: 1, head: 1 })
  expect(history.redo(at('x'))).toBeNull()
})

test('F-EDIT-02 6 undo in the middle of typing takes back what was typed, and redo brings it again', () => {
  const { history, document } = begun()
  history.edit(text('one', 'one', 'once'), at('one'))
  history.undo(at('one'))
  expect([document.get('one')?.state.text, history.length, history.redoLabel]).toEqual(['one', 0, 'Edit'])
  history.redo(at('one'))
  expect(document.get('one')?.state.text).toBe('once')
})

test('F-EDIT-02 6 one edit takes keys, lists and whether a block is shown back together', () => {
  const { history, document } = begun()
  const before = JSON.stringify(document.save())
  history.edit(state('one', 'list', [1], [1, 2]), at('one'))
  history.edit(state('one', 'class', undefined, 'wide'), at('one'))
  history.edit(hidden('one', undefined, true), at('one'))
  const after = JSON.stringify(document.save())
  expect(history.undoLabel).toBe('Edit')
  history.blur(at('one'))
  expect([history.length, JSON.stringify(document.save())]).toEqual([1, after])
  for (let time = 0; time < 3; time += 1) {
    history.undo(at('one'))
    expect(JSON.stringify(document.save())).toBe(before)
    history.redo(at('one'))
    expect(JSON.stringify(document.save())).toBe(after)
  }
  // Hidden alone is an edit as well; an equal list in another array is none.
  history.edit(hidden('two', undefined, true), at('two'))
  expect(history.undoLabel).toBe('Edit')
  history.blur(at('two'))
  history.edit(state('two', 'list', [1], [1]), at('two'))
  history.blur(at('two'))
  expect(history.length).toBe(2)
})

test('F-EDIT-02 6 a block that is gone when its edit ends leaves no entry, and nothing to undo', () => {
  const { history, document } = begun()
  history.edit(text('two', 'two', 'too'), at('two'))
  document.apply({ kind: 'remove', id: 'two' })
  expect([history.canUndo, history.undoLabel]).toEqual([false, null])
  history.blur(at('two'))
  expect(history.length).toBe(0)
})

test('F-EDIT-02 6 an act whose second step does not fit is taken back whole, and told', () => {
  const { history, document } = begun()
  const before = JSON.stringify(document.save())
  const steps = [
    { kind: 'remove', id: 'one' },
    { kind: 'remove', id: 'nobody' },
  ] as const
  expect(() => history.run('Remove', steps, at('one'), at('two'))).toThrow(OperationError)
  expect([JSON.stringify(document.save()), history.length, history.canUndo]).toEqual([before, 0, false])
})

test('F-EDIT-02 6 whoever listens is told of each act, edit, undo and redo, until the subscription ends', () => {
  const { history } = begun()
  let notified = 0
  const end = history.subscribe(() => {
    notified += 1
  })
  const notificationsOf = (act: () => unknown) => {
    const before = notified
    act()
    return notified - before
  }
  expect(notificationsOf(() => history.edit(text('one', 'one', 'o'), at('one')))).toBe(1)
  expect(notificationsOf(() => history.blur(at('one')))).toBe(1)
  expect(notificationsOf(() => history.undo(at('one')))).toBe(1)
  expect(notificationsOf(() => history.undo(at('one')))).toBe(0)
  expect(notificationsOf(() => history.redo(at('one')))).toBe(1)
  expect(notificationsOf(() => history.redo(at('one')))).toBe(0)
  expect(
    notificationsOf(() => history.run('Remove', [{ kind: 'remove', id: 'one' }], at('one'), at('two'))),
  ).toBe(1)
  end()
  expect(notificationsOf(() => history.undo(at('one')))).toBe(0)
})

test('F-EDIT-02 6 what comes in after a block was inserted goes with it in one Undo, and comes back in one Redo', () => {
  const { history, document } = begun()
  const plain = { do_not_render: undefined, extra: {}, keys: standardKeys }
  const insert = (id: string): DocumentOperation => ({
    kind: 'insert',
    parent: '',
    index: 0,
    subtree: {
      top: id,
      records: [
        // A section with the picture in it: the picture is not the first record.
        { ...plain, id, type: 'group', parent: '', children: [`${id}-picture`], state: {} },
        {
          ...plain,
          id: `${id}-picture`,
          type: 'image',
          parent: id,
          children: [],
          state: { src: '', alt: '' },
        },
      ],
    },
  })
  const src = (id: string) => document.get(`${id}-picture`)?.state.src
  const pasted = { src: ['', '/media/a.webp'] } as const
  history.run('Before', [state('two', 'text', 'two', 'too')], at('two'), at('two'))
  history.run('Paste', [insert('first')], at('one'), at('first'))
  history.run('Paste', [insert('second')], at('first'), at('second'))
  // Words go on being written while the file is on its way.
  history.edit(state('first-picture', 'alt', '', 'A bowl'), at('second'))
  let notified = 0
  const end = history.subscribe(() => (notified += 1))
  history.amend('first-picture', pasted)
  end()
  // One for the edit of the same block, which ends, and one for what came in.
  expect([src('first'), src('second'), history.length, notified]).toEqual(['/media/a.webp', '', 4, 2])
  const whole = JSON.stringify(document.save())
  for (let count = 0; count < 3; count += 1) history.undo(at('first'))
  expect([document.get('first'), document.get('two')?.state.text]).toEqual([undefined, 'too'])
  for (let count = 0; count < 3; count += 1) history.redo(at('first'))
  expect(JSON.stringify(document.save())).toBe(whole)

  // A block that was there from the beginning, or is gone, has no act to go with.
  history.amend('one', { src: [undefined, '/media/b.webp'] })
  history.amend('nobody', pasted)
  expect([JSON.stringify(document.save()), history.length]).toEqual([whole, 4])

  // An edit of another block stays open.
  history.edit(text('one', 'one', 'once'), at('one'))
  history.amend('second-picture', pasted)
  expect([history.length, src('second'), history.undoLabel]).toEqual([4, '/media/a.webp', 'Edit'])
})

test('F-EDIT-02 6 Redo ends an edit that is open, and there is nothing to do again', () => {
  const { history, document } = begun()
  history.edit(text('one', 'one', 'once'), at('one'))
  history.blur(at('one'))
  history.undo(at('one'))
  history.edit(text('two', 'two', 'twice'), at('two'))
  expect(history.redo(at('two'))).toBe(null)
  expect([document.get('one')?.state.text, document.get('two')?.state.text, history.length]).toEqual([
    'one',
    'twice',
    1,
  ])
})
