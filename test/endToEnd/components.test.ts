/** A component's code runs in a frame whose origin is nobody's: seen in a real browser, with the site's own answers. */
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { createMember, memberAccount } from '../support/people.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

beforeAll(() => createMember(site.admin))

/** Tries what it may not, writes down what it reached, and is as high as it says. */
const probe = `<style>p { height: 431px; margin: 0 } body { margin: 0 }</style><p id="seen">nothing ran</p><script>
  const reached = []
  const attempt = (name, work) => { try { if (work()) reached.push(name) } catch {} }
  attempt('cookies', () => document.cookie.length > 0)
  attempt('storage', () => localStorage.length >= 0)
  attempt('page', () => parent !== self && parent.document.title)
  attempt('origin', () => self.origin !== 'null')
  const call = fetch('/api/users/me').then(() => reached.push('calls'), () => 0)
  call.then(() => { document.getElementById('seen').textContent = 'reached: ' + (reached.join(' ') || 'nothing') })
  setTimeout(() => { throw new Error('kiln door open') })
</script>`

async function save(code: string, title: string, path: string): Promise<string> {
  const metas = [
    { name: 'sniplet_type', value: 'static' },
    { name: 'sniplet_kind', value: 'component' },
    { name: 'code', value: code },
    { name: 'matches', value: path },
  ]
  const answer = await site.admin.call('POST', '/api/posts', {
    type: 'sniplet',
    title,
    status: 'published',
    value: [],
    metas,
  })
  expect(answer.status, JSON.stringify(answer.error)).toBe(200)
  return answer.d.id
}

test('F-POST-10 a component of code runs on the page, as high as its content, and reaches nothing of the site', async () => {
  const id = await save(probe, 'Probe', '/probe')
  const { context, page } = await site.openSignedIn({ account: memberAccount })
  await page.goto('/probe')
  const frame = page.frameLocator(`iframe[data-component="${id}"]`)
  await frame.getByText('reached: nothing').waitFor()
  await page.waitForFunction(() => document.querySelector('iframe')?.height === '431')

  await page.goto(`/component/${id}`)
  await page.getByText('reached: nothing').waitFor()
  await context.close()
})

longTest(
  'F-POST-10 what fails inside it is shown to administrators until it is saved anew, and to nobody else',
  async () => {
    const id = await save(probe, 'Broken', '/broken-probe')
    const errorOf = async () =>
      (await site.admin.call('GET', '/api/posts/sniplet')).d.find(
        (snippet: { id: string }) => snippet.id === id,
      ).error
    expect(await errorOf()).toBeNull()
    const { context, page } = await site.open()
    const reported = page.waitForResponse((response) =>
      response.url().endsWith('/api/posts/components/errors'),
    )
    await page.goto('/broken-probe')
    expect((await reported).status()).toBe(200)
    expect(await errorOf()).toMatch(/In visitors’ browsers \(1×\): .+/)
    expect(await page.getByText('kiln door open').count()).toBe(0)
    const { version } = (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d
    await site.admin.call('POST', '/api/posts', { id, version, title: 'Mended', status: 'published' })
    expect(await errorOf()).toBeNull()
    await context.close()
  },
)

test('F-POST-10 a planted fault: without its policy the same code is seen to reach the site', async () => {
  const id = await save(probe, 'Open', '/open-probe')
  const { context, page } = await site.openSignedIn({ account: memberAccount })
  await page.route(`**/component/${id}`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    await route.fulfill({ response, headers })
  })
  await page.goto(`/component/${id}`)
  await page.getByText(/reached: .*storage.*origin.*calls/).waitFor()
  await context.close()
})

test('F-POST-10 drafts, other kinds, other posts and errors for them do not exist', async () => {
  const metas = [
    { name: 'sniplet_type', value: 'static' },
    { name: 'code', value: 'x' },
    { name: 'matches', value: '/x' },
  ]
  const make = async (status: string, kind: string) =>
    (
      await site.admin.call('POST', '/api/posts', {
        type: 'sniplet',
        title: `${status} ${kind}`,
        status,
        value: [],
        metas: [...metas, { name: 'sniplet_kind', value: kind }],
      })
    ).d.id
  for (const id of [
    await make('draft', 'component'),
    await make('private', 'component'),
    await make('published', 'html'),
    'new',
    '..%2f',
    '00000000-0000-7000-8000-000000000000',
  ]) {
    const answer = await fetch(`${site.url}/component/${id}`)
    expect(answer.status, id).toBe(404)
    if (!/^[0-9a-f-]{36}$/.test(id)) continue
    const visitor = { 'content-type': 'application/json', 'x-timestamp': '1' }
    await fetch(`${site.url}/api/posts/components/errors`, {
      method: 'POST',
      headers: visitor,
      body: JSON.stringify({ id, message: 'planted' }),
    })
  }
  expect(JSON.stringify((await site.admin.call('GET', '/api/posts/sniplet')).d)).not.toContain('planted')
})

longTest(
  'F-POST-13 why a snippet cannot be shown is in the list of snippets and in its form, for administrators',
  async () => {
    const why = 'A static snippet must have a path of its own, or it would replace every page'
    const id = await save('<p>Everywhere</p>', 'Too wide', '*')
    const { context, page } = await site.openSignedIn()
    await page.goto('/user/content/sniplet')
    const row = page.getByRole('row').filter({ hasText: 'Too wide' })
    await row.getByText(why).waitFor()
    expect(await page.getByText(why).count()).toBe(1)
    await page.goto(`/user/editor/${id}`)
    await page.getByRole('tab', { name: 'Snippet' }).click()
    await page.getByRole('alert').filter({ hasText: why }).waitFor()
    await context.close()
  },
)
