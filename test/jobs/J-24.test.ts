/** J-24, a writer: finds an old article by words within it, and updates a fact in twelve others at once. */
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

test('J-24 an old article is found by its words, and a fact is updated in twelve others at once, in at most 12 acts', async () => {
  const old = await site.save({
    type: 'post',
    title: 'Notes from the Weißen Rößl',
    status: 'published',
    value: [paragraph('p', 'The bridge was rebuilt by <b>Frau Ødegård</b> herself.')],
  })
  const posts = []
  for (let number = 1; number <= 12; number += 1) {
    const status = number > 10 ? 'draft' : 'published'
    const value = [
      paragraph('one', `Founded in <b>19</b>87 by two sisters. Chapter ${number}.`),
      {
        id: 'pic',
        type: 'image',
        state: { src: '/media/demo/table-1200.webp', alt: 'The house in 1987' },
        children: [],
      },
    ]
    posts.push(await site.save({ type: 'post', title: `Guide ${number}`, status, value }))
  }
  await site.save({
    type: 'post',
    title: 'Prices',
    status: 'published',
    value: [paragraph('p', 'Article no. 19870 costs 12,50.')],
  })

  const { page, complaints } = await site.openSignedIn({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await page.goto('/user')
  await act(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Journal/ })
      .click(),
  )
  await act(page.getByRole('searchbox').fill('Ødegård'))
  await act(page.getByRole('link', { name: 'Notes from the Weißen Rößl' }).first().click())
  await page.frameLocator('iframe.editor-frame').getByText('The bridge was rebuilt').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/user/editor/${old.id}`)
  await act(page.goBack())

  await act(page.getByRole('navigation').getByRole('button', { name: 'System' }).click())
  await act(page.getByRole('navigation').getByRole('link', { name: 'Find and replace' }).click())
  await act(page.getByRole('searchbox', { name: 'Find' }).fill('1987'))
  await act(page.getByRole('textbox', { name: 'Replace with' }).fill('1986'))
  await act(page.getByRole('checkbox', { name: 'Whole words' }).check())
  const button = page.getByRole('button', { name: 'Replace in 12 entries' })
  await button.waitFor()
  await page
    .getByRole('status')
    .getByText('24 places in 12 entries. 10 live pages change for visitors at once.')
    .waitFor()
  const preview = page.getByRole('listitem').filter({ hasText: 'Guide 3' }).first()
  expect(await preview.getByText('Chapter 3').innerText()).toContain('Founded in 19871986 by two sisters')
  expect(await violationsOf(page)).toEqual([])
  // One place is left as it is.
  await act(preview.getByRole('checkbox', { name: /The house in/ }).uncheck())
  await act(button.click())
  const dialog = page.getByRole('dialog', { name: 'Replace in 12 entries' })
  await dialog.getByText('10 live pages change for visitors at once.').waitFor()
  await act(dialog.getByRole('button', { name: 'Replace in 12 entries' }).click())
  await page.getByText('Changed 23 places in 12 entries').waitFor()
  // What was changed is named, with where it is written and whether visitors see it.
  const changed = page.getByRole('group').filter({ hasText: 'What was changed' })
  await changed.getByRole('listitem').filter({ hasText: 'Guide 11' }).getByText('Draft').waitFor()
  await changed
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Guide 3' }) })
    .getByText('Published')
    .waitFor()
  expect(await changed.getByRole('link').count()).toBe(12)
  expect(await page.getByRole('textbox', { name: 'Replace with' }).inputValue()).toBe('')
  expect(acts).toBeLessThanOrEqual(12)

  const visitor = await site.open()
  await visitor.page.goto(posts[2].url)
  await visitor.page.getByText('Founded in 1986 by two sisters').waitFor()
  expect(await visitor.page.locator('main p b').first().innerText()).toBe('19')
  expect(await visitor.page.locator('main .b-image img').first().getAttribute('alt')).toBe(
    'The house in 1987',
  )
  await visitor.page.goto(posts[3].url)
  expect(await visitor.page.locator('main .b-image img').first().getAttribute('alt')).toBe(
    'The house in 1986',
  )
  expect((await visitor.page.request.get(posts[11].url)).status()).toBe(404)
  const draft = (await site.admin.call('GET', `/api/posts/${posts[11].id}`)).d
  expect(draft).toMatchObject({
    status: 'draft',
    value: [{ state: { text: expect.stringContaining('<b>19</b>86') } }, {}],
  })

  await page.getByRole('button', { name: 'Undo the replacement of “1987”' }).click()
  await page.getByText('Undone in 12 entries').waitFor()
  await visitor.page.goto(posts[3].url)
  await visitor.page.getByText('Founded in 1987 by two sisters').waitFor()
  expect([...complaints, ...visitor.complaints]).toEqual([])
})
