/** Files that somebody means ill with: what is taken in, under which name, how it is given out, and what stays where it is. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const square = (format: 'png' | 'gif' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a63' } })
    .toFormat(format)
    .toBuffer()
const script = '<script>alert(1)</script>'

function form(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields)) data.append(key, value)
  data.append('files', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return data
}
const send = (who: Client, name: string, bytes: Uint8Array | string, fields = {}) =>
  who.call('POST', '/api/posts/uploads', form(name, bytes, fields))
const dropPartBytes = (text: string) => Buffer.from(text, 'latin1')

describe('F-MEDIA-03 F-MEDIA-09 a file is what its bytes are', () => {
  const names = [
    'evil.html',
    'evil.php',
    'a.png.html',
    'x.svg',
    '\u202egnp.exe',
    '../../../etc/passwd.png',
    '..\\..\\boot.ini',
    'C:\\x\\y.png',
    'a\u0000.html',
    'a%00.html',
    '.htaccess',
    'con',
    `${'a'.repeat(400)}.png`,
    '',
    '   ',
    'ä ö.png',
    '<img src=x onerror=alert(1)>.png',
    'a"; filename="b.html',
  ]
  test.each(names)('a picture called %j is stored as a picture under a name of ours', async (name) => {
    const made = await send(author, name, await square('png'))
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const [{ url, title }] = made.body.d
    expect(url).toMatch(/^\/media\/[a-z0-9-]{1,80}\.png$/)
    expect(title).not.toMatch(/[\u0000-\u001f\u202a-\u202e/\\]/)
    const served = await fetch(site.url + url)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test.each([
    ['a page', `<!doctype html>${script}`],
    ['a page after blanks', `\n\t ${script}`],
    ['a page after a mark of order', `\ufeff${script}`],
    ['a drawing of another coding', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')],
    ['a page of pages', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['a program for windows', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a script', '#!/bin/sh\necho 1'],
    ['php', '<?php echo 1;'],
    ['javascript', 'alert(1)'],
    ['nothing', ''],
    ['bytes', Buffer.from([0, 1, 2, 3])],
    ['half a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ])('%s is refused under every name', async (_, bytes) => {
    for (const name of ['a.png', 'a.svg', 'a.html', 'a.pdf', 'a']) {
      const answer = await send(author, name, bytes)
      expect([415, 422], `${name} ${JSON.stringify(answer.body)}`).toContain(answer.status)
    }
  })

  test.each(['png', 'gif', 'jpeg', 'webp'] as const)(
    'what hangs behind or inside a %s does not come out again',
    async (format) => {
      const picture = await square(format)
      const bytes = Buffer.concat([picture, dropPartBytes(`PK\u0003\u0004${script}`)])
      const made = await send(author, `a.${format}`, bytes)
      expect(made.status).toBe(200)
      const stored = Buffer.from(await (await fetch(site.url + made.body.d[0].url)).arrayBuffer())
      expect(stored.includes('<script>')).toBe(false)
      expect(bytes.includes('<script>'), 'a planted fault: as sent, it is there').toBe(true)
    },
  )

  test.each([
    [
      'doc.pdf',
      '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
      'application/pdf',
    ],
    ['note.txt', 'alert(1) <script>', 'text/plain; charset=utf-8'],
    ['list.csv', 'a,b\n=1+1,2', 'text/csv; charset=utf-8'],
  ])('%s is given out to be kept, never to be shown', async (name, bytes, type) => {
    const made = await send(author, name, bytes)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { headers } = await fetch(site.url + made.body.d[0].url)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[a-z0-9-]+\.(pdf|txt|csv)$/,
    )
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('F-MEDIA-03 a body that is cut off or makes no sense is refused, and the server lives', () => {
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const bodies: [string, string][] = [
    ['no parts', ''],
    ['no end', part('a.png')],
    ['an end inside a file', `${part('a.png')}abc`],
    ['half a head', '--b\r\ncontent-disposition: form-data; na'],
    ['another boundary', '--c\r\n\r\nx\r\n--c--\r\n'],
    ['a part without a name', '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
    ['two files, the second cut', `${part('a.png')}abc\r\n${part('b.png')}`],
    ['a long head', `--b\r\nx: ${'a'.repeat(200_000)}\r\n\r\nx\r\n--b--\r\n`],
    ['many fields', `${'--b\r\ncontent-disposition: form-data; name="f"\r\n\r\nx\r\n'.repeat(500)}--b--\r\n`],
    [
      'a name of a prototype',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
  ]
  test.each(bodies)('%s', async (_, body) => {
    const sender = await site.as('author')
    for (const type of [
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=b',
      'text/plain',
    ]) {
      const answer = await sender.call('POST', '/api/posts/uploads', body, { 'content-type': type })
      expect([400, 413, 415, 422], JSON.stringify(answer.body)).toContain(answer.status)
      expect(answer.body).toMatchObject({ d: null, error: { code: expect.any(String) } })
    }
    expect((await site.visitor().get('/api/init')).status).toBe(200)
  })

  test('a sender who goes away in the middle', async () => {
    const head = `POST /api/posts/uploads HTTP/1.1\r\nhost: localhost\r\ncookie: autht=${author.cookies.get('autht')}\r\nx-timestamp: 1\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n`
    for (const body of ['', part('a.png'), `${part('a.png')}abc`]) {
      await new Promise<void>((done, failed) => {
        const socket = createConnection(Number(new URL(site.url).port), '127.0.0.1', () =>
          socket.write(head + body, () => socket.resetAndDestroy()),
        )
        socket.once('close', () => done())
        socket.once('error', failed)
      })
    }
    expect((await site.visitor().get('/api/init')).status).toBe(200)
  })
})

/** Everything below a folder with a fingerprint of each file. */
function treeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .map((file) => join(file.parentPath, file.name))
    .toSorted()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .join('\n')
}

const ways = [
  '../x',
  '..',
  'a/../../x',
  '..\\x',
  '%2e%2e/x',
  '..%2fx',
  '..%252fx',
  '/etc',
  '//etc',
  'a\u0000b',
  './x',
  '/public/../site-plugins',
  '/public-evil',
  'public-evil/../..',
  '/site-plugins',
  '/public/../../x',
  '....//x',
  `${'a/'.repeat(300)}`,
  'C:\\x',
  '~root',
  '\u2024\u2024/x',
  '．．/x',
]

test('F-MEDIA-02 F-MEDIA-03 no folder name leads out of the root: not in uploads, new folders, lists or deletions', async () => {
  const files = join(site.platform.config.DATA_DIR, 'files')
  const outside = () =>
    readdirSync(site.platform.config.DATA_DIR).toSorted().join() +
    readdirSync(files).toSorted().join() +
    treeOf(join(files, 'site-plugins'))
  await send(admin, 'kept.txt', 'private', { public: 'false' })
  const before = outside()
  const picture = await square('png')
  const author = await site.as('author')
  for (const way of ways) {
    await send(author, 'a.png', picture, { folder: way })
    await author.call('POST', `/api/posts/uploads?to=${encodeURIComponent(way)}`, form('a.png', picture))
    await author.call(
      'POST',
      '/api/posts/uploads',
      form('a.png', picture),
      /^[\x20-\x7e]+$/.test(way) ? { 'upload-to': way } : {},
    )
    for (const body of [
      { folder: way, new_folder: 'x' },
      { folder: '', new_folder: way },
    ])
      await author.post('/api/posts/uploads/create-folder', body)
    await author.get('/api/posts/uploads', { folder: way })
    for (const id of [way, `${way}/kept.txt`])
      await author.delete('/api/posts/uploads/remove', { files: [{ id, is_directory: true }] })
  }
  expect(outside()).toBe(before)
  writeFileSync(join(files, 'site-plugins', 'planted.txt'), 'x')
  expect(outside(), 'a planted fault: one more file is seen').not.toBe(before)
})

test('F-MEDIA-05 F-MEDIA-02 a private file is given to nobody, in whatever way it is asked for, also when its name is known', async () => {
  const { id } = (await send(admin, 'private.txt', 'the kiln key', { public: 'false' })).body.d[0]
  const row = await site.platform.db
    .selectFrom('media')
    .select(['folder', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const path = [row.folder, row.name].filter(Boolean).join('/')
  const paths = [
    path,
    `site-plugins/${path}`,
    `..%2fsite-plugins/${path}`,
    `%2e%2e/site-plugins/${path}`,
    `../site-plugins/${path}`,
    `..%5csite-plugins%5c${path}`,
    `public/../../site-plugins/${path}`,
    `x/..%2f..%2fsite-plugins/${path}`,
    `%252e%252e%252fsite-plugins/${path}`,
    `..;/site-plugins/${path}`,
    `site-plugins%00/${path}`,
    id,
  ]
  const asked: [string, Record<string, string>][] = [
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { range: 'bytes=0-3' }],
    ['GET', { 'if-none-match': '*' }],
    ['GET', { cookie: `autht=${admin.cookies.get('autht')}` }],
  ]
  for (const path of paths) {
    for (const [method, headers] of asked) {
      const answer = await rawAsk(method, `/media/${path}`, headers)
      expect([400, 404], `${method} ${path}`).toContain(answer.status)
      expect(answer.text).not.toContain('kiln')
    }
  }
  await site.platform.storage.write('public', path, Buffer.from('the kiln key'))
  expect(
    (await rawAsk('GET', `/media/${path}`, {})).text,
    'a planted fault: in the public root it is found',
  ).toContain('kiln')
})

/** As it stands: fetch would tidy the path first. */
function rawAsk(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(site.url)
    request({ hostname, port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
      .on('error', failed)
      .end()
  })
}
