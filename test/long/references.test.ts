/** What pages use and what becomes of it when it moves or goes: told and put right where it happens, in a real browser. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()

const linking = (title: string, url: string) => ({
  type: 'page',
  title,
  status: 'published',
  value: [
    { id: 'b000000001', type: 'paragraph', state: { text: `See <a href="${url}">it</a>.` }, children: [] },
  ],
})
const textOf = async (id: string) => (await site.admin.call('GET', `/api/posts/${id}`)).d.value[0].state.text

test('F-POST-01 after a change of the URL the editor offers to change the links of other pages at one click', async () => {
  const kiln = await site.save({
    type: 'page',
    title: 'The old kiln',
    url: '/old-kiln',
    status: 'published',
    value: [],
  })
  const pages = [
    await site.save(linking('Links once', '/old-kiln')),
    await site.save(linking('Links too', '/old-kiln#cone')),
  ]
  const { page, context } = await site.openSignedIn()
  await page.goto(`/user/editor/${kiln.id}`)
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByLabel('URL', { exact: true }).fill('new-kiln')
  await publish(page)
  await page.getByText('The URL is /new-kiln now. 2 pages still link to /old-kiln.').waitFor()
  await page.getByRole('button', { name: 'Change the links' }).click()
  await page.getByText('2 pages link to the new URL').waitFor()
  expect(await textOf(pages[0].id)).toContain('href="/new-kiln"')
  expect(await textOf(pages[1].id)).toContain('href="/new-kiln#cone"')
  // Who comes to the old URL is led on all the same.
  const answer = await fetch(`${site.url}/old-kiln`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new-kiln'])
  await context.close()
})

test('F-POST-01 what pages name and nobody finds is listed with its pages, and another takes its place', async () => {
  const lost = await site.save(linking('Leads nowhere', '/lost-glaze'))
  const form = await site.save({ type: 'form', title: 'Glaze booking', status: 'published' })
  const booking = await site.save({
    type: 'page',
    title: 'Books',
    status: 'published',
    value: [{ id: 'b000000002', type: 'form', state: { form_id: form.id }, children: [] }],
  })
  const other = await site.save({ type: 'form', title: 'Glaze booking, new', status: 'published' })
  await site.admin.call('DELETE', `/api/posts/${form.id}`)
  const { page, context } = await site.openSignedIn()
  await page.goto('/user/redirects?list=broken')
  const link = page.getByRole('listitem').filter({ hasText: '/lost-glaze' }).first()
  await link.getByRole('link', { name: 'Leads nowhere' }).waitFor()
  await link.getByRole('button', { name: 'Lead elsewhere… for /lost-glaze' }).click()
  await page.getByLabel('URL', { exact: true }).fill('/about')
  await page.getByRole('button', { name: 'Change 1 page' }).click()
  await page.getByText('1 page is put right').waitFor()
  expect(await textOf(lost.id)).toContain('href="/about"')

  await page.getByRole('button', { name: 'Choose another… for Form “Glaze booking”' }).click()
  await page.getByLabel('What takes its place').selectOption({ label: 'Glaze booking, new' })
  await page.getByRole('button', { name: 'Change 1 page' }).click()
  await page.getByText('Glaze booking', { exact: false }).first().waitFor({ state: 'detached' })
  expect((await site.admin.call('GET', `/api/posts/${booking.id}`)).d.value[0].state.form_id).toBe(other.id)
  await context.close()
})

test('F-POST-01 before a form goes the list says where it is, and another takes its place in the same step', async () => {
  const form = await site.save({ type: 'form', title: 'Kiln rota', status: 'published' })
  const other = await site.save({ type: 'form', title: 'Rota of spring', status: 'published' })
  const rota = await site.save({
    type: 'page',
    title: 'Who fires when',
    status: 'published',
    value: [{ id: 'b000000003', type: 'form', state: { form_id: form.id }, children: [] }],
  })
  const { page, context } = await site.openSignedIn()
  await page.goto('/user/content/form?keywords=kiln+rota')
  await page.getByRole('button', { name: 'More for Kiln rota' }).click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Who fires when' }).waitFor()
  await dialog.getByLabel('Show another one instead').check()
  await dialog.getByLabel('The one that takes its place').selectOption({ label: 'Rota of spring' })
  await dialog.getByRole('button', { name: 'Move to the trash' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await site.admin.call('GET', `/api/posts/${rota.id}`)).d.value[0].state.form_id).toBe(other.id)
  await context.close()
})

test('F-TAX-03 before a category goes its dialog says which pages name it; a renamed one is followed at one click', async () => {
  const { d: raku } = await site.admin.call('POST', '/api/posts/categories', { title: 'Raku' })
  const list = await site.save({
    type: 'page',
    title: 'Raku pieces',
    status: 'published',
    value: [
      {
        id: 'b000000004',
        type: 'paragraph',
        state: { text: '<a href="/p/category/raku">All raku</a>' },
        children: [],
      },
    ],
  })
  const { page, context } = await site.openSignedIn()
  await page.goto('/user/categorization')
  await page.getByRole('button', { name: 'Delete Raku' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Raku pieces' }).waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Edit Raku' }).click()
  await page.getByLabel('URL').fill('raku-firing')
  await page.getByRole('button', { name: 'Save category' }).click()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByText('The page links to the new URL').waitFor()
  expect(await textOf(list.id)).toContain('href="/p/category/raku-firing"')
  expect(raku.slug).toBe('raku')
  await context.close()
})
