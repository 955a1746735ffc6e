/** More comments than one page shows: every one is reached once, with and without scripts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteWithPages } from '#test/support/pages.ts'
import type { Client } from '#test/support/site.ts'
import { importComment } from './importComment.ts'

let opened: Awaited<ReturnType<typeof siteWithPages>>
let editor: Client

beforeAll(async () => {
  opened = await siteWithPages()
  editor = await opened.site.as('editor', 'Edda')
})
afterAll(async () => {
  await opened.close()
})

async function publish(title: string): Promise<{ id: string; url: string }> {
  const value = [{ id: 'comments01', type: 'comments', state: {}, children: [] }]
  const { body } = await editor.post('/api/posts', { type: 'page', title, status: 'published', value })
  return body.d
}

let count = 0

/** As it stands once somebody has written it, each a second after the one before: 1,100 calls would ask nothing of lists. */
function write(postId: string, value: string, parentId: string | null = null): Promise<string> {
  const { platform } = opened.site
  count += 1
  return importComment(platform, platform.db, {
    postId,
    parentId,
    value,
    status: 'approved',
    authorId: editor.viewer.id,
    authorName: editor.viewer.name,
    createdAt: new Date(Date.UTC(2026, 0, 1) + count * 1000),
    likedBy: [],
  })
}

interface Listed {
  id: string
  parent_id: string | null
}

async function byCall(who: Client, postId: string): Promise<Listed[][]> {
  const parts: Listed[][] = []
  for (let after: string | null = ''; after !== null && parts.length < 9;) {
    const { status, body } = await who.get('/api/posts/notes', { postId, ...(after ? { after } : {}) })
    expect(status).toBe(200)
    parts.push(body.d)
    after = body.pagination.next
  }
  return parts
}

async function byPage(url: string): Promise<{ parts: string[][]; canonicals: string[]; paths: string[] }> {
  const parts: string[][] = []
  const canonicals: string[] = []
  const paths: string[] = []
  for (let path: string | null = url; path !== null && parts.length < 9;) {
    const { status, html } = await opened.pages.get(path)
    expect(status).toBe(200)
    paths.push(path)
    parts.push([...html.matchAll(/<li id="comment-([\w-]+)"/g)].map(([, id]) => id ?? ''))
    canonicals.push(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '')
    const more = /href="([^"#]+)#[^"]*"[^>]*>Show more comments</.exec(html)?.[1]
    path = more?.replaceAll('&amp;', '&') ?? null
  }
  return { parts, canonicals, paths }
}

const inOrder = (ids: readonly string[]) => ids.toSorted()

test('3.3 F-COM-01 all of 600 comments are reached once by the page without scripts and by the call, answers with what they answer', async () => {
  const post = await publish('Talked about')
  const written: string[] = []
  for (let begun = 0; begun < 150; begun += 1) {
    const root = await write(post.id, `Thread ${begun}`)
    const reply = await write(post.id, 'An answer', root)
    written.push(root, reply, await write(post.id, 'Its answer', reply))
  }
  // Late answers to the oldest: by time alone they would be on the next page.
  for (let late = 0; late < 150; late += 1)
    written.push(await write(post.id, 'Late', written[late * 3] ?? null))
  const all = inOrder(written)

  const seen = await byCall(opened.site.visitor(), post.id)
  expect(seen.map((part) => part.length)).toEqual([500, 100])
  expect(inOrder(seen.flat().map(({ id }) => id))).toEqual(all)
  for (const part of seen) {
    const here = new Set(part.map(({ id }) => id))
    expect(part.filter(({ parent_id }) => parent_id !== null && !here.has(parent_id))).toEqual([])
  }

  const pages = await byPage(post.url)
  expect(inOrder(pages.parts.flat())).toEqual(all)
  expect(pages.parts.map((part) => part.length)).toEqual([500, 100])
  expect(pages.canonicals.map((url) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual(pages.paths)
  const odd = await opened.pages.get(`${post.url}?comments=nonsense`)
  expect(odd.status).toBe(200)
  expect(odd.html).not.toContain('comments=nonsense')
  expect(
    (await opened.site.visitor().get('/api/posts/notes', { postId: post.id, after: 'nonsense' })).status,
  ).toBe(400)
})

test('3.3 F-COM-01 a thread that alone is longer than a page goes on on the next, and answers to what is hidden are reached', async () => {
  const post = await publish('One long thread')
  const root = await write(post.id, 'The question')
  const written = [root]
  for (let answer = 0; answer < 501; answer += 1) written.push(await write(post.id, `Answer ${answer}`, root))
  written.push(await write(post.id, 'Another thread'))
  expect((await byCall(opened.site.visitor(), post.id)).map((part) => part.length)).toEqual([500, 3])
  expect(inOrder((await byPage(post.url)).parts.flat())).toEqual(inOrder(written))
  await editor.post('/api/posts/notes', { id: root, post_id: post.id, status: 'denied' })
  expect(inOrder((await byCall(opened.site.visitor(), post.id)).flat().map(({ id }) => id))).toEqual(
    inOrder(written.filter((id) => id !== root)),
  )
  expect(inOrder((await byCall(editor, post.id)).flat().map(({ id }) => id))).toEqual(inOrder(written))
})
