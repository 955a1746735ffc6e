/** Content in a real browser: a type drawn there is in use at once, on a second process too; lists change and undo. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { databaseUrl, freshDatabase, type TestDatabase } from '../support/database.ts'
import { anonymousClient } from '../support/httpClient.ts'
import type { Person } from '../support/people.ts'
import { publish } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let database: TestDatabase | undefined
let environment: Record<string, string>
afterAll(() => database?.drop())
const site = builtSite(async () => {
  database = await freshDatabase()
  environment = {
    DATABASE_URL: databaseUrl(database.connection),
    SEED_DEMO: '0',
    PLINTH_SECRET: 'both processes of this database know it',
  }
  return { environment }
})
let second: RunningServer
let owner: Person

beforeAll(async () => {
  second = await startServer({ environment })
  owner = await site.openSignedIn()
})
afterAll(() => second?.remove())

const pageHas = async (url: string, path: string, text: string) =>
  (await (await fetch(url + path)).text()).includes(text)

test('F-TYPE-01 a type drawn in the browser has form, list, page, API and API reference, on a second process too', async () => {
  const { page } = owner
  await page.goto('/user/types')
  await page.getByRole('button', { name: 'New type' }).click()
  await page.getByLabel('Name of one entry').fill('Recipe')
  await page.getByLabel('Plural, as in its URL').fill('recipes')
  await page.getByRole('button', { name: 'Make the type' }).click()
  await page.waitForURL('**/user/types/recipe')
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Cone')
  await page.getByLabel('Kind').selectOption('number')
  await page.getByRole('region', { name: 'The form that these fields make' }).getByLabel('Cone').waitFor()
  await page.getByRole('button', { name: 'Save type' }).click()
  await page.getByText('Type saved').waitFor()

  const made = await site.admin.call('POST', '/api/t/recipes', {
    title: 'Oat glaze',
    status: 'published',
    fields: { cone: 6 },
  })
  expect(made).toMatchObject({ status: 200, d: { url: '/recipes/oat-glaze', fields: { cone: 6 } } })
  expect(
    (await site.admin.call('POST', '/api/t/recipes', { title: 'Wrong', fields: { cone: 'warm' } })).status,
  ).toBe(422)
  for (const url of [site.url, second.url]) {
    await expect
      .poll(() => pageHas(url, '/t/recipes', 'Oat glaze'), { interval: 20, message: url })
      .toBe(true)
    expect((await anonymousClient(url).call('GET', '/api/t/recipes')).d.items[0].fields).toEqual({ cone: 6 })
    const reference = await (await fetch(`${url}/api/openapi.json`)).json()
    expect(Object.keys(reference.paths)).toEqual(
      expect.arrayContaining(['/api/t/recipes', '/api/t/recipes/{key}']),
    )
  }

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Recipes' }).click()
  await page.getByRole('link', { name: 'Oat glaze', exact: true }).click()
  await page
    .getByRole('tab', { name: 'Recipe' })
    .or(page.getByRole('button', { name: 'Recipe', exact: true }))
    .first()
    .click()
  await expect.poll(() => page.getByLabel('Cone').inputValue()).toBe('6')
})

test('F-TAX-03 the tree is moved by keys and undone, an own taxonomy is made', async () => {
  const { page } = owner
  for (const title of ['Clay', 'Glazes']) await site.admin.call('POST', '/api/posts/categories', { title })
  await page.goto('/user/categorization')
  const glazes = page.locator('.category-row', { hasText: 'Glazes' })
  await glazes.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => glazes.getAttribute('data-depth')).toBe('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => glazes.getAttribute('data-depth')).toBe('0')
  await page.getByRole('button', { name: 'New taxonomy' }).click()
  await page.getByLabel('What it sorts by').fill('Regions')
  await page.getByRole('button', { name: 'Save taxonomy' }).click()
  await page.waitForURL('**/user/categorization?taxonomy=regions')
  await page.getByRole('button', { name: 'New entry' }).first().click()
  await page.getByRole('dialog').getByLabel('Title').fill('Lusatia')
  await page.getByRole('button', { name: 'Save entry' }).click()
  await page.locator('.category-row', { hasText: '/p/regions/lusatia' }).waitFor()
})

test('F-POST-14 rows of a list go into the trash together and come back by Undo', async () => {
  const { page } = owner
  for (const title of ['One', 'Two', 'Three'])
    await site.admin.call('POST', '/api/t/recipes', { title, status: 'published', fields: { cone: 4 } })
  await page.goto('/user/content/recipe?sort=title')
  await page.getByRole('checkbox', { name: 'Choose One' }).check()
  await page.getByRole('checkbox', { name: 'Choose Two' }).check()
  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await page.getByText('In the trash: 2 Recipes').waitFor()
  await page.getByRole('link', { name: 'One', exact: true }).waitFor({ state: 'detached' })
  expect(await pageHas(site.url, '/t/recipes', 'Three')).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'One', exact: true }).waitFor()
  await expect.poll(() => pageHas(site.url, '/t/recipes', 'Two'), { interval: 20 }).toBe(true)
})

test('F-POST-14 a list is worked by keys, and a filter is kept as a view', async () => {
  const { page } = owner
  await page.goto('/user/content/recipe?sort=title')
  await page.getByRole('checkbox', { name: 'Choose Three' }).waitFor()
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
  expect(
    (await page.getByRole('checkbox', { name: 'Choose One' }).isChecked()) ||
      (await page.getByRole('checkbox', { name: 'Choose Three' }).isChecked()),
  ).toBe(true)
  await page.getByLabel('By anybody').selectOption('me')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill('Mine by title')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.goto('/user/content/recipe')
  await page.getByRole('button', { name: 'Mine by title', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?owner=me&sort=title')
})

test('F-POST-14 a post is planned from the list, and an older version comes back', async () => {
  const { page } = owner
  await page.goto('/user/content/recipe?sort=title')
  await page.getByRole('button', { name: 'More for Two' }).click()
  await page.getByRole('menuitem', { name: 'Plan…' }).click()
  await page.getByRole('textbox', { name: 'Take off the site', exact: true }).fill('2031-05-01')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await page.getByRole('row', { name: /Two/ }).getByText('until 1 May').waitFor()
  await page.getByRole('button', { name: 'More for Two' }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Version 1 is the newest again').waitFor()
})

test('F-PLUG-03 rules are drawn in the editor, which says at once on which page they hold', async () => {
  const { page } = owner
  const recipe = await site.admin.call('POST', '/api/t/recipes', {
    title: 'Tenmoku',
    status: 'published',
    fields: { cone: 10 },
  })
  const value = [{ id: 'rulepart01', type: 'paragraph', state: { text: 'Fire it slowly.' }, children: [] }]
  const { d } = await site.admin.call('POST', '/api/posts', {
    type: 'component',
    title: 'Warning',
    status: 'published',
    value,
    metas: [
      { name: 'region', value: 'after' },
      { name: 'rules', value: '[{"type":"post_type","value":"recipe"}]' },
    ],
  })
  await expect.poll(() => pageHas(site.url, recipe.d.url, 'Fire it slowly.'), { interval: 20 }).toBe(true)
  await page.goto(`/user/editor/${d.id}`)
  await page
    .getByRole('tab', { name: 'Component' })
    .or(page.getByRole('button', { name: 'Component', exact: true }))
    .first()
    .click()
  await page.getByLabel('Why does this show?').fill(recipe.d.url)
  await page.getByRole('button', { name: 'Ask this page' }).click()
  await page.getByText('It shows on this page.').waitFor()
  await page.getByRole('button', { name: 'And…' }).click()
  await page.getByLabel('Rule 1.2: what').selectOption('meta')
  await page.getByLabel('Rule 1.2: field').fill('cone')
  await page.getByLabel('Rule 1.2: comparison').selectOption('>')
  await page.getByLabel('Rule 1.2: one of').fill('12')
  await page.getByLabel('Rule 1.2: one of').press('Enter')
  await page.getByText('No: the field cone > “12”').waitFor()
  await page.getByText('It does not show on this page.').waitFor()
  await publish(page)
  await expect.poll(() => pageHas(site.url, recipe.d.url, 'Fire it slowly.'), { interval: 20 }).toBe(false)
  expect(owner.complaints).toEqual([])
})

test('F-PUB-06 a menu is filled by the titles of pages and lists, and comes back from the trash', async () => {
  const { page } = owner
  await site.admin.call('POST', '/api/posts', {
    type: 'page',
    title: 'Opening hours',
    slug: 'hours',
    status: 'published',
    value: [],
  })
  await page.goto('/user/menus')
  await page.getByRole('button', { name: 'New menu' }).first().click()
  await expect.poll(() => page.getByLabel('Name of the menu').inputValue()).toBe('Main menu')
  // Shown nowhere, it is deleted without a question.
  await page.getByLabel('In the header').uncheck()
  await page.getByLabel('Name of the menu').fill('Side menu')
  const add = page.getByRole('combobox', { name: 'Add a page, a list or a category' })
  for (const [words, option] of [
    ['opening', 'Opening hours · /hours'],
    ['products', 'Products · /t/products'],
  ] as const) {
    await add.fill(words)
    await page.getByRole('option', { name: option }).click()
  }
  expect(await page.getByRole('textbox', { name: 'Title of entry 1' }).inputValue()).toBe('Opening hours')
  await page.getByRole('button', { name: 'Save menu' }).click()
  await page.getByText('Menu saved').waitFor()
  const { d } = await site.admin.call('GET', '/api/posts?type=menu&status=any&keywords=Side')
  const saved = (await site.admin.call('GET', `/api/posts/${d.items[0].id}`)).d
  expect(JSON.parse(saved.metas.find(({ name }: { name: string }) => name === 'items').value)).toMatchObject([
    { title: 'Opening hours', url: '/hours' },
    { title: 'Products', url: '/t/products' },
  ])

  await page.getByRole('button', { name: 'Delete this menu' }).click()
  await page.getByText('In the trash: “Side menu”').waitFor()
  await page.getByRole('button', { name: 'Side menu', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('button', { name: 'Side menu', exact: true }).waitFor()
})
