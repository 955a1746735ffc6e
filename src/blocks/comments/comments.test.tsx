/** The comments block: thread, box, replies, likes, statuses. */
import { test as property, fc } from '@fast-check/vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { commentMaxLength } from '#constants.ts'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { sampleComment, samplePage } from '../sampleData.testing.ts'
import { commentStatuses } from './data.ts'
import { lengthOf, mergeComments, threadOf, withinLimit } from './thread.ts'
import Comments from './view.tsx'

const first = sampleComment('a', null, 'Which clay?')
const reply = sampleComment('bb', 'a', 'From the valley.')
const deeper = sampleComment('ccc', 'bb', 'Thanks!')
const data = { post_id: 'p1', open: true, items: [deeper, reply, first], after: null, next: null }
const props = {
  block: { id: 'block3', type: 'comments' },
  state: { title: 'Comments' },
  data,
  page: samplePage,
}
const island = { type: 'comments', view: Comments, props }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const listed = (isLoggedIn: boolean, isAdmin = false) => ({
  body: { d: data.items.map((comment) => ({ ...comment, is_admin: isAdmin })), is_logged_in: isLoggedIn },
})

test('F-COM-01 comments are nested under their parents with their depth; none says Be the first to comment.', () => {
  const html = renderToStaticMarkup(<Comments {...props} />)
  expect([...html.matchAll(/data-depth="(\d)"/g)].map((match) => match[1])).toEqual(['0', '1', '2'])
  expect(html.indexOf('Which clay?')).toBeLessThan(html.indexOf('From the valley.'))
  expect(renderToStaticMarkup(<Comments {...props} data={{ ...data, items: [] }} />)).toContain(
    'Be the first to comment.',
  )
})

property.prop([
  fc.array(
    fc.record({ id: fc.integer({ min: 0, max: 12 }), parent: fc.option(fc.integer({ min: 0, max: 12 })) }),
    { maxLength: 13 },
  ),
])('F-COM-01 every comment is shown once, a reply deeper than its parent', (raw) => {
  const list = raw
    .filter((entry, index) => raw.findIndex(({ id }) => id === entry.id) === index)
    .filter(({ id, parent }) => parent === null || parent < id)
    .map(({ id, parent }) => sampleComment(String(id), parent === null ? null : String(parent), 'x'))
  const thread = threadOf(list)
  expect(thread.map(({ comment }) => comment.id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
  for (const { comment, depth } of thread) {
    const parent = thread.find((entry) => entry.comment.id === comment.parent_id)
    expect(depth).toBe(parent ? parent.depth + 1 : 0)
  }
})

test('F-COM-06 what a call answers is merged by id', () => {
  const merged = mergeComments([first, reply], [{ ...reply, likes: 3 }, deeper])
  expect(merged.map(({ id, likes }) => `${id}${likes}`)).toEqual(['a0', 'bb3', 'ccc0'])
})

test('F-COM-02 F-CONST-09 the limit counts code points', () => {
  expect(lengthOf('🏺'.repeat(3))).toBe(3)
  expect(lengthOf(withinLimit('🏺'.repeat(300)))).toBe(commentMaxLength)
})

test('F-COM-02 F-COM-04 a visitor is asked to log in, and like and reply show Account Required', async () => {
  const { page, notices, asked, complaints } = await openIsland(browser, island, () => listed(false))
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.query).toEqual({ postId: 'p1' })
  expect(await page.getByRole('link', { name: 'log in' }).getAttribute('href')).toMatch(/^\/login/)
  expect(await page.getByRole('link', { name: 'create an account' }).getAttribute('href')).toMatch(
    /^\/signup/,
  )
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Like, 0 so far' }).first().click()
  await page.getByRole('button', { name: 'Reply to Reader a' }).click()
  expect(await notices()).toEqual([
    { title: 'Account Required', message: 'Please login to like to comments', kind: 'info' },
    { title: 'Account Required', message: 'Please login to reply to comments', kind: 'info' },
  ])
  expect(complaints).toEqual([])
  await page.close()
})

test('F-COM-02 F-COM-06 a signed-in reader writes at most 256 characters and sees the comment', async () => {
  const { page, asked } = await openIsland(browser, island, ({ method, body }) =>
    method === 'GET' ? listed(true) : { body: { d: [sampleComment('dddd', null, String(body?.value))] } },
  )
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('x'.repeat(300))
  expect((await box.inputValue()).length).toBe(commentMaxLength)
  await page.getByText(`${commentMaxLength} / ${commentMaxLength}`).waitFor()
  await box.fill('What a glaze')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.locator('.comment-text', { hasText: 'What a glaze' }).waitFor()
  expect(asked.at(-1)?.body).toEqual({ post_id: 'p1', value: 'What a glaze' })
  expect(await box.inputValue()).toBe('')
  await page.close()
})

test('F-COM-03 one reply box is open at a time and can be cancelled', async () => {
  const { page } = await openIsland(browser, island, () => listed(true))
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
  await page.getByRole('button', { name: 'Reply to Reader a' }).click()
  await page.getByRole('button', { name: 'Reply to Reader bb' }).click()
  expect(await page.getByRole('textbox', { name: /^Reply to/ }).count()).toBe(1)
  await page.getByRole('textbox', { name: 'Reply to Reader bb' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('textbox', { name: /^Reply to/ }).count()).toBe(0)
  await page.close()
})

test('F-COM-04 a like is sent, counted and marked', async () => {
  const { page, asked } = await openIsland(browser, island, ({ method }) =>
    method === 'GET' ? listed(true) : { body: { d: [{ ...first, likes: 1, user_liked: true }] } },
  )
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
  await page.getByRole('button', { name: 'Like, 0 so far' }).first().click()
  await page.getByRole('button', { name: 'Like, 1 so far', pressed: true }).waitFor()
  expect(asked.at(-1)?.body).toEqual({ id: 'a', post_id: 'p1', type: 'like' })
  await page.close()
})

test('F-COM-05 an administrator sets any of the six statuses', async () => {
  const { page, asked } = await openIsland(browser, island, ({ method, body }) =>
    method === 'GET'
      ? listed(true, true)
      : { body: { d: [{ ...first, is_admin: true, status: String(body?.status) }] } },
  )
  const selector = page.getByRole('combobox', { name: 'Status of the comment by Reader a' })
  expect(await selector.locator('option').allTextContents()).toEqual([...commentStatuses])
  await selector.selectOption('flagged-abusive')
  await expect.poll(() => selector.inputValue()).toBe('flagged-abusive')
  expect(asked.at(-1)?.body).toEqual({ id: 'a', post_id: 'p1', status: 'flagged-abusive' })
  await page.close()
})

test('3.3 F-COM-01 Show more comments adds the next ones below, once each, and the keyboard goes on at the first of them', async () => {
  const place = '1.00000000-0000-7000-8000-000000000001.1.00000000-0000-7000-8000-000000000001'
  const later = [sampleComment('e', null, 'Later'), sampleComment('f', 'e', 'An answer')]
  const cut = { ...island, props: { ...props, data: { ...data, next: place } } }
  const { page, asked } = await openIsland(browser, cut, ({ query }) =>
    query.after
      ? { body: { d: [...later, first], is_logged_in: false, pagination: { limit: 500, next: null } } }
      : { body: { d: data.items, is_logged_in: false, pagination: { limit: 500, next: place } } },
  )
  await expect.poll(() => asked.length).toBe(1)
  const more = page.getByRole('link', { name: 'Show more comments' })
  expect(await more.getAttribute('href')).toBe(`${samplePage.path}?comments=${place}#c-block3`)
  await more.click()
  await page.getByText('An answer').waitFor()
  expect(await page.locator('.comment-text').allTextContents()).toEqual(
    [first, reply, deeper, ...later].map(({ value }) => value),
  )
  expect(asked.at(-1)?.query).toEqual({ postId: 'p1', after: place })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comment-e')
  expect(await more.count()).toBe(0)
  await page.close()
})

test('F-COM-07 a visitor reports a comment: a reason, by keyboard, sent once; Cancel gives the focus back', async () => {
  const { page, asked } = await openIsland(browser, island, ({ method }) =>
    method === 'GET' ? listed(false) : { body: { d: { thanks: 'Thank you.' } } },
  )
  await page.getByRole('link', { name: 'log in' }).waitFor()
  const button = page.getByRole('button', { name: 'Report the comment of Reader bb' })
  await button.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Report the comment of Reader bb')
  await page.keyboard.press('Enter')
  const reasons = page.getByRole('group', { name: 'What is wrong with the comment of Reader bb?' })
  await reasons.getByRole('radio', { name: 'It is abusive' }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Reported. We will look at this comment.').waitFor()
  expect(asked.at(-1)).toMatchObject({ path: '/api/comments/bb/report', body: { reason: 'abusive' } })
  expect(await button.count()).toBe(0)
  await page.close()
})
