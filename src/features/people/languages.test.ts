/** Whose language emails about accounts and the audit log speak. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('13.2 F-USER-05 an email about an account is in the language of the person, else of the site, whoever causes it', async () => {
  const administrator = await site.as('administrator', 'ruth')
  const spanish = await site.as('author', 'marta')
  const other = await site.as('author', 'oskar')
  await administrator.post('/api/options', { name: 'site_language', value: 'de' })
  await administrator.post('/api/users/me', { preferences: { language: 'en' } })
  await spanish.post('/api/users/me', { preferences: { language: 'es' } })
  for (const { viewer } of [spanish, other])
    await administrator.post('/api/roles', { user_id: viewer.id, role: 'shop_manager' })
  const { body } = await administrator.get('/api/emails')
  const subjectTo = (email: string) => body.d.items.find(({ to }: { to: string }) => to === email)?.subject
  expect(subjectTo(spanish.viewer.email ?? '')).toMatch(/: Se ha modificado tu cuenta$/)
  expect(subjectTo(other.viewer.email ?? '')).toMatch(/: Dein Konto wurde geändert$/)
  const rows = await site.platform.db.selectFrom('outbox').select('payload').execute()
  const texts = rows.flatMap(({ payload: { to, text } }) =>
    to === spanish.viewer.email || to === other.viewer.email ? [String(text)] : [],
  )
  expect(texts).toEqual([
    expect.stringContaining('Tu rol es ahora Gestor de tienda; antes era Autor.'),
    expect.stringContaining('Deine Rolle ist jetzt Shop-Manager; vorher war sie Autor.'),
  ])
})

test('13.2 the audit log speaks the language of who reads it', async () => {
  const administrator = await site.as('administrator', 'wanda')
  const { viewer } = await site.as('author', 'Ole')
  await administrator.post('/api/roles', { user_id: viewer.id, role: 'shop_manager' })
  const readIn = async (language: string) => {
    await administrator.post('/api/users/me', { preferences: { language } })
    const { body } = await administrator.get('/api/audit', { kind: 'role.changed', limit: '1' })
    return body.d[0]
  }
  expect(await readIn('en')).toMatchObject({
    title: 'Role changed',
    sentence: 'changed Ole’s role from author to shop manager',
  })
  expect(await readIn('de')).toMatchObject({
    title: 'Rolle geändert',
    sentence: 'hat die Rolle von Ole von Autor in Shop-Manager geändert',
  })
  expect(await readIn('es')).toMatchObject({
    title: 'Rol cambiado',
    sentence: 'cambió el rol de Ole de autor a gestor de tienda',
  })
})
