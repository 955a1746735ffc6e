/** What the writer is told about saving is true at every moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typingCompleteMs } from '#constants.ts'
import { type SaveAnswer, Saver, saveStateText } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aSaver() {
  const sent: { autosave: boolean; text: string }[] = []
  const answers: ((answer: SaveAnswer) => void)[] = []
  const words: string[] = []
  const screen = { text: '' }
  const local: { kept: string | null } = { kept: null }
  const saver = new Saver({
    pauseMs: typingCompleteMs,
    retryMs: 5000,
    localMs: 1000,
    send: ({ autosave }) => {
      sent.push({ autosave, text: screen.text })
      return new Promise((answer) => answers.push(answer))
    },
    keepLocally: () => void (local.kept = screen.text),
    dropLocal: () => void (local.kept = null),
    onState: (state) => void words.push(saveStateText(state)),
  })
  const type = (text: string) => {
    screen.text = text
    saver.changed()
  }
  const answer = async (reply: SaveAnswer) => {
    answers.shift()?.(reply)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { saver, sent, words, local, type, answer }
}

test('F-CONST-02 F-EDIT-09 typing completes 400 ms after the last key, then the draft is saved', async () => {
  const { sent, type } = aSaver()
  type('a')
  await vi.advanceTimersByTimeAsync(399)
  type('ab')
  await vi.advanceTimersByTimeAsync(399)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ autosave: true, text: 'ab' }])
})

test('F-EDIT-12 what is typed while a save runs is never called saved', async () => {
  const { saver, sent, words, type, answer } = aSaver()
  type('one')
  await vi.advanceTimersByTimeAsync(400)
  type('one two')
  await answer({ kind: 'saved', at: 'now' })
  expect(words).not.toContain('Saved')
  expect(saver.isDirty).toBe(true)
  await vi.advanceTimersByTimeAsync(400)
  expect(sent.at(-1)).toEqual({ autosave: true, text: 'one two' })
  await answer({ kind: 'saved', at: 'now' })
  expect(words.at(-1)).toBe('Saved')
  expect(saver.isDirty).toBe(false)
})

test('F-EDIT-12 one save at a time: a save by hand waits for the running one', async () => {
  const { saver, sent, type, answer } = aSaver()
  type('x')
  await vi.advanceTimersByTimeAsync(400)
  const byHand = saver.save({ autosave: false })
  expect(sent).toHaveLength(1)
  await answer({ kind: 'saved', at: 'now' })
  expect(sent).toEqual([
    { autosave: true, text: 'x' },
    { autosave: false, text: 'x' },
  ])
  await answer({ kind: 'saved', at: 'now' })
  expect(await byHand).toEqual({ kind: 'saved', at: 'now' })
})

test('F-EDIT-12 an unreachable server: kept here, tried again, saved when it is back', async () => {
  const { words, local, sent, type, answer } = aSaver()
  type('kept')
  await vi.advanceTimersByTimeAsync(400)
  await answer({ kind: 'offline' })
  expect(words.at(-1)).toBe('Offline, kept on this device')
  expect(local.kept).toBe('kept')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(2)
  await answer({ kind: 'offline' })
  // A try is no news: what was said stays until the server has answered.
  expect(new Set(words.slice(words.indexOf('Offline, kept on this device'))).size).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(3)
  await answer({ kind: 'saved', at: 'now' })
  expect(words.at(-1)).toBe('Saved')
  expect(local.kept).toBeNull()
})

test('F-EDIT-12 a change is kept on this device within 2 s, also while a save hangs', async () => {
  const { local, type } = aSaver()
  type('a')
  await vi.advanceTimersByTimeAsync(500)
  type('ab')
  await vi.advanceTimersByTimeAsync(1000)
  expect(local.kept).toBe('ab')
})

test('F-EDIT-12 a conflict stops saving until it is decided', async () => {
  const { saver, sent, words, local, type, answer } = aSaver()
  type('mine')
  await vi.advanceTimersByTimeAsync(400)
  await answer({ kind: 'conflict', theirs: { title: 'theirs' } })
  expect(saver.state).toEqual({ kind: 'conflict', theirs: { title: 'theirs' } })
  expect(words.at(-1)).toBe('Conflict')
  type('mine, more')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(local.kept).toBe('mine, more')
  saver.resolved(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.at(-1)).toEqual({ autosave: true, text: 'mine, more' })
})

test('F-EDIT-12 closing the editor keeps what is unsaved', async () => {
  const { saver, local, type } = aSaver()
  type('unsaved')
  saver.close()
  expect(local.kept).toBe('unsaved')
})

test('F-EDIT-12 a version that was asked for offline goes out as a version when the network is back', async () => {
  const { saver, sent, type, answer } = aSaver()
  type('to be published')
  const byHand = saver.save({ autosave: false })
  await vi.advanceTimersByTimeAsync(0)
  await answer({ kind: 'offline' })
  expect(await byHand).toEqual({ kind: 'offline' })
  type('to be published, and more')
  saver.online()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toEqual({ autosave: false, text: 'to be published, and more' })
  await answer({ kind: 'saved', at: 'now' })
  type('later')
  await vi.advanceTimersByTimeAsync(400)
  expect(sent.at(-1)).toEqual({ autosave: true, text: 'later' })
})

test('F-EDIT-12 what is kept nowhere is not called kept', () => {
  expect(saveStateText({ kind: 'offline' }, false)).toBe('Offline, only in this window')
})
