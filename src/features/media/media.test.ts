/** Uploading, listing, serving and deleting files, as the file browser and visitors meet them. */
import { createServer } from 'node:http'
import { readdir, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EgressRequest } from '#platform/egress/egress.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
let author: Client

beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
  author = await site.as('author')
})
afterAll(() => site.close())

const png = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()

function form(files: [string, Uint8Array | string][], fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [name, bytes] of files)
    data.append('files', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return data
}

const send = (who: Client, data: FormData, query = '', headers: Record<string, string> = {}) =>
  who.call('POST', `/api/posts/uploads${query}`, data, headers)

test('F-MEDIA-03 a PNG keeps every colour and what is transparent', async () => {
  const colours = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, index) => (index * 7919) % 256))
  const bytes = await sharp(colours, { raw: { width: 64, height: 64, channels: 4 } })
    .png()
    .toBuffer()
  const [file] = (await send(author, form([['Logo.png', bytes]], { folder: '', public: 'true' }))).body.d
  const served = Buffer.from(await (await fetch(`${site.url}${file.url}`)).arrayBuffer())
  expect(await sharp(served).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test('a drawing with a width is a PNG of it; one that would be too large is refused', async () => {
  const svg = (box: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9v9z" fill="#a63"/></svg>`
  const drawings: [string, string][] = [
    ['mark.svg', svg('0 0 20 10')],
    ['tower.svg', svg('0 0 1 900000')],
  ]
  const [mark, tower] = (await send(author, form(drawings, { folder: '', public: 'true' }))).body.d
  const whole = await fetch(`${site.url}${mark.url}`)
  expect(whole.headers.get('content-type')).toBe('image/svg+xml')
  const drawn = await fetch(`${site.url}${mark.url}?w=320`)
  expect(drawn.headers.get('content-type')).toBe('image/png')
  const { width, height, hasAlpha } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 160, hasAlpha: true })
  expect((await fetch(`${site.url}${tower.url}?w=320`)).status).toBe(422)
})

test('F-MEDIA-03 a picture is uploaded, listed, served in a smaller width, and deleted', async () => {
  const made = await send(author, form([['Oat mug.png', await png()]], { folder: '', public: 'true' }))
  expect(made.status).toBe(200)
  const [file] = made.body.d
  expect(file).toMatchObject({
    title: 'Oat mug.png',
    width: 900,
    height: 600,
    is_private: false,
    status: 'active',
  })
  expect((await author.get('/api/posts/uploads', { folder: '', public: 'true' })).body.d).toContainEqual(file)

  const scaled = await fetch(`${site.url}${file.url}?w=320`, { headers: { accept: 'image/webp' } })
  expect(scaled.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await scaled.arrayBuffer())).metadata()).width).toBe(320)
  expect(scaled.headers.get('x-content-type-options')).toBe('nosniff')

  expect(
    (await author.delete('/api/posts/uploads/remove', { files: [{ id: file.id }] })).body.d.removed,
  ).toEqual([file.id])
  expect((await fetch(site.url + file.url)).status).toBe(404)
})

test('F-MEDIA-03 what a file is is told by its bytes: markup, scripts and disguises are refused', async () => {
  const refused: [string, string][] = [
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['picture.png', '<html><body>not a picture'],
    ['shell.php', '<?php echo 1;'],
    ['note.txt', '  <script>alert(1)</script>'],
    ['program.exe', 'MZ\u0000\u0001'],
  ]
  for (const [name, bytes] of refused)
    expect((await send(author, form([[name, bytes]]))).status, name).toBe(415)
})

test('an EXIF position does not survive, nor does a picture of too many pixels', async () => {
  const withExif = await sharp(await png())
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const { url } = (await send(author, form([['photo.jpg', withExif]]))).body.d[0]
  const stored = Buffer.from(await (await fetch(site.url + url)).arrayBuffer())
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect((await send(author, form([['bomb.png', bomb]]))).status).toBe(422)
})

test('F-MEDIA-03 a folder named twice must be the same folder, and none leads out of the root', async () => {
  const picture = await png()
  await admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder: 'Shop', public: true })
  const agree = await send(admin, form([['a.png', picture]], { folder: 'Shop' }), '?to=Shop', {
    'upload-to': '/public/Shop',
  })
  expect(agree.status).toBe(200)
  const disagree = await send(admin, form([['a.png', picture]], { folder: 'Shop' }), '?to=Other')
  expect(disagree.body.error?.code).toBe('media.folders_disagree')
  for (const folder of ['../x', 'a/../../x', '..\\x', 'a\u0000b', './x', '/public/../x']) {
    expect((await send(admin, form([['a.png', picture]], { folder }))).status, folder).toBe(400)
    expect((await admin.get('/api/posts/uploads', { folder })).status, folder).toBe(400)
  }
  for (const new_folder of ['..', 'a/b', '', '.hidden', 'a\u0000']) {
    expect((await admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder })).status).toBe(
      400,
    )
  }
  for (const path of ['..%2fsecret', '%2e%2e/secret', '..%5csecret', '%252e%252e/secret']) {
    expect((await fetch(`${site.url}/media/${path}`)).status).toBe(404)
  }
})

test('F-MEDIA-02 F-MEDIA-05 F-CONST-07 the private root is for administrators, and its files are never served', async () => {
  const made = await send(
    admin,
    form([['notes.txt', 'kiln log']], { folder: '/site-plugins', public: 'false' }),
  )
  expect(made.body.d[0]).toMatchObject({ is_private: true, public: false, url: '' })
  expect((await author.get('/api/posts/uploads', { public: 'false' })).status).toBe(403)
  expect((await site.visitor().get('/api/posts/uploads')).status).toBe(401)
  expect((await author.post(`/api/posts/uploads/${made.body.d[0].id}`, { title: 'x' })).status).toBe(404)
  expect(
    (await author.delete('/api/posts/uploads/remove', { files: [{ id: made.body.d[0].id }] })).status,
  ).toBe(404)
})

test('F-MEDIA-05 2.6 an upload into /site-plugins is private whatever it says of `public`, only its owner reads the bytes on disk, and administrators can download it', async () => {
  await admin.post('/api/posts/uploads/create-folder', { folder: '/site-plugins', new_folder: 'kiln' })
  const places: [string, Record<string, string>][] = [
    ['/site-plugins', {}],
    ['/site-plugins/kiln', { public: 'true' }],
  ]
  for (const [folder, rest] of places) {
    const [file] = (await send(admin, form([['notes.txt', 'kiln log']], { folder, ...rest }))).body.d
    expect(file).toMatchObject({ is_private: true, public: false, url: '' })
    const inside = (await admin.get('/api/posts/uploads', { folder })).body.d
    expect(inside).toContainEqual(file)
    const download = await fetch(`${site.url}/api/posts/uploads/${file.id}/file`, {
      headers: { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    expect([download.status, await download.text(), download.headers.get('content-disposition')]).toEqual([
      200,
      'kiln log',
      "attachment; filename*=UTF-8''notes.txt",
    ])
    expect((await author.get(`/api/posts/uploads/${file.id}/file`)).status).toBe(403)
    expect((await site.visitor().get(`/api/posts/uploads/${file.id}/file`)).status).toBe(401)
  }
  expect((await send(author, form([['notes.txt', 'x']], { folder: '/site-plugins' }))).status).toBe(403)
  expect((await author.get('/api/posts/uploads', { folder: '/site-plugins' })).status).toBe(403)
  expect(
    (await author.post('/api/posts/uploads/create-folder', { folder: '/site-plugins', new_folder: 'a' }))
      .status,
  ).toBe(403)
  for (const new_folder of ['site-plugins', 'public']) {
    expect(
      (await admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder })).body.error?.code,
    ).toBe('media.reserved_name')
  }
  const kept = join(site.platform.config.DATA_DIR, 'files', 'site-plugins')
  const modes = await Promise.all(
    [
      kept,
      join(kept, 'kiln'),
      ...(await readdir(join(kept, 'kiln'))).map((name) => join(kept, 'kiln', name)),
    ].map(async (path) => (await stat(path)).mode & 0o777),
  )
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('F-MEDIA-01 3.3 a folder of 2,500 files is read to its end, each file once, and searched', async () => {
  await admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder: 'Long' })
  const data = () =>
    form(
      Array.from({ length: 20 }, (_, index): [string, string] => [`list ${index}.txt`, 'x']),
      { folder: 'Long' },
    )
  // Two files at the same moment must not hide each other: the whole of an upload has one time with a standing clock.
  for (let sent = 0; sent < 60; sent += 20) expect((await send(admin, data())).status).toBe(200)
  await site.platform.db
    .insertInto('media')
    .values(
      Array.from({ length: 2440 }, (_, index) => ({
        id: site.platform.newId(),
        root: 'public' as const,
        folder: 'Long',
        name: `old-${index}.txt`,
        title: index === 2000 ? 'Needle in hay' : `old ${index}`,
        content_type: 'text/plain',
        width: null,
        height: null,
        bytes: 1,
        created_by: null,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 7))),
      })),
    )
    .execute()
  const seen: string[] = []
  let after = ''
  do {
    const { body } = await admin.get('/api/posts/uploads', {
      folder: 'Long',
      limit: '300',
      ...(after ? { after } : {}),
    })
    seen.push(...body.d.map(({ id }: { id: string }) => id))
    after = body.pagination.next ?? ''
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([2500, 2500])
  const found = await admin.get('/api/posts/uploads', { search: 'hay needle' })
  expect(found.body.d.map(({ title }: { title: string }) => title)).toEqual(['Needle in hay'])
  expect((await admin.get('/api/posts/uploads', { folder: 'Long', search: '100%' })).body.d).toEqual([])
  expect((await admin.get('/api/posts/uploads', { folder: 'Long', kind: 'picture' })).body.d).toEqual([])
  expect((await admin.get('/api/posts/uploads', { after: 'abc' })).body.error?.code).toBe(
    'media.place_invalid',
  )
})

test('F-MEDIA-03 2.6 neither an upload nor a new folder makes the folder that it should go into', async () => {
  const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
    status,
    body.error?.code,
    JSON.stringify(body.error).includes('"field":"folder"'),
  ]
  for (const folder of [
    '..%2f',
    '<b>',
    'a"b',
    'fine/<b>',
    'site-plugins/x',
    'nope/deep/er',
    'Prints',
    'public-evil',
  ]) {
    const answer = await send(author, form([['a.png', await png()]], { folder }))
    expect(refusal(answer), folder).toEqual([400, 'media.no_such_folder', true])
    const made = await author.post('/api/posts/uploads/create-folder', { folder, new_folder: 'x' })
    expect(refusal(made), folder).toEqual([400, 'media.no_such_folder', true])
    expect((await author.get('/api/posts/uploads', { folder })).status, folder).toBe(404)
  }
  for (const [folder, new_folder] of [
    ['', 'Prints'],
    ['Prints', 'Summer 2026'],
  ])
    await author.post('/api/posts/uploads/create-folder', { folder, new_folder })
  expect((await send(author, form([['a.png', await png()]], { folder: 'Prints/Summer 2026' }))).status).toBe(
    200,
  )
})

test('F-MEDIA-03 3.6 of several files the good ones are stored, and each refused one is named with its reason', async () => {
  await author.post('/api/posts/uploads/create-folder', { folder: '', new_folder: 'Mixed' })
  const mixed = await send(
    author,
    form(
      [
        ['one.png', await png()],
        ['page.html', '<!doctype html>'],
        ['two.png', await png()],
      ],
      { folder: 'Mixed' },
    ),
  )
  expect([mixed.status, mixed.body.d.map(({ title }: { title: string }) => title)]).toEqual([
    200,
    ['one.png', 'two.png'],
  ])
  expect(mixed.body.refused).toEqual([
    { name: 'page.html', code: 'media.type_refused', message: expect.stringContaining('JPEG') },
  ])
  const none = await send(author, form([['page.html', '<!doctype html>']], { folder: 'Mixed' }))
  expect([none.status, none.body.error?.message]).toEqual([415, expect.not.stringContaining('page.html')])
})

test('F-MEDIA-03 of several who make one folder at once, one makes it', async () => {
  const made = await Promise.all(
    [1, 2, 3, 4].map(() =>
      admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder: 'At once' }),
    ),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('F-MEDIA-03 2.11 files and folders go all together or not at all; the list may be bare', async () => {
  for (const new_folder of ['Empty', 'Full'])
    await admin.post('/api/posts/uploads/create-folder', { folder: '', new_folder })
  const [file] = (await send(admin, form([['a.png', await png()]], { folder: 'Full' }))).body.d
  const loose = (await send(admin, form([['b.png', await png()]]))).body.d[0]
  const folders = ['Empty', 'Full'].map((id) => ({ id, is_directory: true }))
  expect((await admin.delete('/api/posts/uploads/remove', [...folders, loose])).body.error?.code).toBe(
    'media.folder_full',
  )
  const names = async () => (await admin.get('/api/posts/uploads')).body.d.map(({ id }: { id: string }) => id)
  expect(await names()).toEqual(expect.arrayContaining(['Empty', 'Full', loose.id]))
  expect((await admin.delete('/api/posts/uploads/remove', [...folders, file])).status).toBe(200)
  expect(await names()).not.toEqual(expect.arrayContaining(['Empty']))
  expect(await names()).not.toEqual(expect.arrayContaining(['Full']))
})

test('F-MEDIA-03 an author deletes an own file that no page shows, and no other', async () => {
  const [file] = (await send(author, form([['c.png', await png()]]))).body.d
  await author.post('/api/posts', {
    type: 'post',
    title: 'Clay',
    value: [
      { id: 'clay-pic-1', type: 'image', state: { src: `${file.url}?id=${file.id}`, alt: '' }, children: [] },
    ],
  })
  expect((await author.delete('/api/posts/uploads/remove', [file])).body.error?.code).toBe('media.in_use')
  expect((await admin.delete('/api/posts/uploads/remove', [file])).status).toBe(200)
})

test('F-MEDIA-04 the statuses come from the status list, and a file takes one of them', async () => {
  const statuses = (await author.get('/api/status-list', { type: 'media' })).body.d.map(
    ({ value }: { value: string }) => value,
  )
  const { id } = (await send(author, form([['b.png', await png()]]))).body.d[0]
  for (const status of statuses)
    expect((await author.post(`/api/posts/uploads/${id}`, { status })).body.d.status).toBe(status)
  expect((await author.post(`/api/posts/uploads/${id}`, { status: 'gone' })).status).toBe(400)
  const other = await site.as('author')
  expect((await other.delete('/api/posts/uploads/remove', { files: [{ id }] })).status).toBe(403)
})

describe('F-MEDIA-08 /api/fetch', () => {
  test('F-MEDIA-08 refuses inner IP addresses with 403 in the envelope, and nothing arrives at a listener on this machine', async () => {
    let connections = 0
    const canary = createServer((_, response) => response.end()).on('connection', () => (connections += 1))
    await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
    const { port } = canary.address() as AddressInfo
    const caller = await site.as('administrator')
    const hosts = [
      '127.0.0.1',
      `127.0.0.1:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      '2130706433',
      '0177.0.0.1',
      '[::1]',
      '169.254.169.254',
      '10.1.2.3',
      'user:word@example.com',
    ]
    for (const target_url of [
      ...hosts.map((host) => `http://${host}/`),
      'file:///etc/passwd',
      'javascript:alert(1)',
    ]) {
      const refused = await caller.get('/api/fetch', { target_url })
      expect([refused.status, refused.body], target_url).toEqual([
        403,
        { d: null, error: { code: 'egress.refused', message: 'This URL may not be fetched.' } },
      ])
    }
    await new Promise((done) => canary.close(done))
    expect(connections).toBe(0)
  })

  test('F-MEDIA-08 what comes back cannot be shown in the name of the site, nor set a cookie', async () => {
    const real = site.platform.egress
    const asked: EgressRequest[] = []
    site.platform.egress = {
      async fetch(request) {
        asked.push(request)
        const headers = {
          'content-type': 'text/html',
          'set-cookie': 'autht=stolen',
          'x-evil': '1',
          location: 'http://127.0.0.1/',
        }
        return { status: 200, headers, body: Buffer.from('<script>alert(1)</script>'), url: request.url }
      },
    }
    const { headers } = await (
      await site.as('author')
    ).get('/api/fetch', { target_url: 'https://pots.example/a' })
    site.platform.egress = real
    expect(asked).toEqual([{ url: 'https://pots.example/a' }])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([headers.get('set-cookie'), headers.get('x-evil'), headers.get('location')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('F-MEDIA-08 members and visitors may not use it', async () => {
    expect((await site.visitor().get('/api/fetch', { target_url: 'https://example.com' })).status).toBe(401)
    expect(
      (await (await site.as('member')).get('/api/fetch', { target_url: 'https://example.com' })).status,
    ).toBe(403)
  })
})
