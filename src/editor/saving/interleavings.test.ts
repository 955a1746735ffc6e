/**
 * Two browsers save one post, hundreds of times in another order, over HTTP and with the editor's own way of saving and merging:
 * no word that the server has confirmed goes away unless a writer chose so (F-EDIT-12).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { type Client, testSite, type TestSite } from '#test/support/site.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { seededRandom } from '../model/testing.ts'
import { type EditorPost, fieldsOf, postFrom } from '../post.ts'
import { mergedBlocks, mergeRows, type Side } from './mergeBlocks.ts'
import { fieldsToSend, sendPost } from './sendPost.ts'

let site: TestSite
const browser = new AsyncLocalStorage<Client>()

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(() => {
  const send = globalThis.fetch
  // Each browser has its own cookies; the editor's code asks by path, as it does on a page.
  vi.stubGlobal('fetch', (path: string, options: RequestInit = {}) => {
    const cookies = browser.getStore()?.cookies
    if (!cookies || !path.startsWith('/')) return send(path, options)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return send(site.url + path, {
      ...options,
      headers: { ...Object.fromEntries(new Headers(options.headers)), cookie },
    })
  })
})
afterEach(() => void vi.unstubAllGlobals())

interface Writer {
  client: Client
  post: EditorPost
  /** What the words on the screen began from. */
  base: StoredBlock[]
  editorDocument: EditorDocument
}

const wordsOf = (value: readonly StoredBlock[]): Set<string> =>
  new Set(JSON.stringify(value).match(/w\d+_/g) ?? [])

class Story {
  /** Words that the server has confirmed, and that nobody has chosen to let go. */
  readonly confirmed = new Set<string>()
  lost: string[] = []
  conflicts = 0
  private next = 0
  private readonly random: () => number
  private readonly isBlind: boolean

  constructor(seed: number, isBlind = false) {
    this.random = seededRandom(seed)
    this.isBlind = isBlind
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  async open(client: Client, id: string): Promise<Writer> {
    const post = postFrom((await client.get(`/api/posts/${id}`)).body.d)
    return { client, post, base: post.value, editorDocument: new EditorDocument(definitions, post.value) }
  }

  /** Writes a word that was never written before, puts in a block, takes one away, or moves one. */
  edit({ editorDocument }: Writer): void {
    const ids = editorDocument.blocks.root.children
    const id = ids[Math.floor(this.random() * ids.length)]
    if (id === undefined) return
    const word = `w${this.next++}_`
    const kind = this.random()
    if (kind < 0.6)
      editorDocument.setText(id, 'text', `${String(editorDocument.blocks.need(id).state.text)} ${word}`)
    else if (kind < 0.8)
      editorDocument.insertNew('paragraph', { target: id, position: 'after' }, { text: word })
    else if (kind < 0.9) editorDocument.moveBy(id, this.chance(0.5) ? 1 : -1)
    else if (ids.length > 3) {
      // Who removes a block that says so on the screen lets go of its words.
      for (const gone of wordsOf([{ state: editorDocument.blocks.need(id).state }])) this.letGo.add(gone)
      editorDocument.remove([id])
    }
    editorDocument.blur()
  }
  private readonly letGo = new Set<string>()

  /** Saves until the server has taken it; a conflict is decided block by block. */
  async save(writer: Writer, autosave: boolean): Promise<void> {
    for (;;) {
      const { post, editorDocument, client } = writer
      const sent = editorDocument.blocks.save()
      if (this.isBlind) post.version = (await client.get(`/api/posts/${post.id}`)).body.d.version
      const answer = await browser.run(client, () =>
        sendPost(post, fieldsToSend(fieldsOf(post), new Set()), editorDocument, autosave),
      )
      if (answer.kind === 'saved') {
        if (autosave) return
        writer.post = answer.post
        writer.base = answer.post.value
        for (const word of wordsOf(sent)) this.confirmed.add(word)
        return
      }
      if (answer.kind !== 'conflict') throw new Error(JSON.stringify(answer))
      this.conflicts += 1
      const { theirs } = answer
      const rows = mergeRows(writer.base, sent, theirs.value)
      const choices = new Map<string, Side>()
      for (const row of rows.filter(({ isConflict }) => isConflict)) {
        const side: Side = this.chance(0.5) ? 'mine' : 'theirs'
        choices.set(row.id, side)
        const [kept, dropped] = side === 'mine' ? [row.mine, row.theirs] : [row.theirs, row.mine]
        const stays = wordsOf(kept ? [kept] : [])
        for (const word of wordsOf(dropped ? [dropped] : [])) if (!stays.has(word)) this.letGo.add(word)
      }
      writer.post = theirs
      writer.base = theirs.value
      writer.editorDocument = new EditorDocument(definitions, mergedBlocks(rows, choices))
    }
  }

  /** Notes what was confirmed, is not there, and was let go by nobody. */
  check(now: readonly StoredBlock[]): void {
    const held = wordsOf(now)
    for (const word of this.confirmed) {
      if (held.has(word)) continue
      if (!this.letGo.has(word)) this.lost.push(word)
      this.confirmed.delete(word)
    }
  }
}

async function interleave(story: Story, rounds: number): Promise<void> {
  const [one, other] = [await site.as('editor'), await site.as('editor')]
  const start = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    type: 'paragraph',
    state: { text: id },
    children: [],
  }))
  let id = ''
  for (let round = 0; round < rounds; round += 1) {
    // A fresh post now and then, so that it does not grow for ever.
    if (round % 20 === 0) {
      story.confirmed.clear()
      id = (await one.post('/api/posts', { type: 'page', title: `Shared ${round}`, value: start })).body.d.id
    }
    const writers = [await story.open(one, id), await story.open(other, id)]
    const steps = writers.map((writer) => async () => {
      for (let count = story.chance(0.1) ? 2 : 1; count > 0; count -= 1) {
        story.edit(writer)
        if (story.chance(0.1)) await story.save(writer, true)
        if (story.chance(0.5)) story.edit(writer)
        await story.save(writer, false)
      }
    })
    if (story.chance(0.5)) steps.reverse()
    // Both at once, or one after the other from what both had opened.
    if (story.chance(0.6)) await Promise.all(steps.map((step) => step()))
    else for (const step of steps) await step()
    story.check((await story.open(one, id)).post.value)
  }
}

/** With EDITOR_LONG=1 as many as the editor promises. */
const rounds = process.env.EDITOR_LONG ? 1000 : 200

test(`F-EDIT-12 two browsers save one post in ${rounds} interleavings: nothing is overwritten that nobody was asked about`, async () => {
  const story = new Story(7)
  await interleave(story, rounds)
  expect(story.lost).toEqual([])
  // They did get in each other's way.
  expect(story.conflicts).toBeGreaterThan(rounds / 2)
}, 600_000)

test('F-EDIT-12 the count of overwritten words finds an editor that saves over whatever is there', async () => {
  const story = new Story(7, true)
  await interleave(story, 20)
  expect(story.lost.length).toBeGreaterThan(0)
})
