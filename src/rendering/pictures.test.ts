/** A stranger's photo on every kind of page: widths that fit, its own size in the markup, never the original. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fitPictures as fitJob } from '#features/media/jobs/fitPictures.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let admin: Client
let photo: string

beforeAll(async () => {
  site = await testSite({ environment: { PAGE_CACHE: '0' } })
  pages = await pageServer(site)
  admin = await site.as('administrator')
  photo = await upload('photo.jpg', await jpeg(2400, 1600).withMetadata({ orientation: 6 }).toBuffer())
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } }).jpeg()

async function upload(name: string, bytes: Uint8Array): Promise<string> {
  const data = new FormData()
  data.append('files', new Blob([new Uint8Array(bytes)]), name)
  const [file] = (await admin.call('POST', '/api/posts/uploads', data)).body.d
  return `${file.url}?id=${file.id}`
}

async function page(url: string, value: unknown[], rest: object = {}): Promise<string> {
  const saved = await admin.post('/api/posts', {
    type: 'page',
    title: url.slice(1),
    url,
    status: 'published',
    value,
    ...rest,
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { status, html } = await pages.get(saved.body.d.url)
  expect(status).toBe(200)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

const tagsOf = (html: string) => [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
let count = 0
const block = (type: string, state: object, children: unknown[] = []) => ({
  id: `picture-${(count += 1)}`.padEnd(10, 'x'),
  type,
  state,
  children,
})

test('F-MEDIA-09 3.1 a photo of any name has widths, its own upright size, and is never sent whole', async () => {
  const html = await page('/photo', [
    block('image', { src: photo, alt: 'A kiln' }),
    block('image', { src: photo, alt: 'The same again' }),
  ])
  const [first = '', second = ''] = tagsOf(html)
  expect([attribute(first, 'width'), attribute(first, 'height')]).toEqual(['1600', '2400'])
  expect(
    attribute(first, 'srcset')
      ?.split(', ')
      .map((one) => one.split(' ')[1]),
  ).toEqual(['160w', '320w', '480w', '640w', '800w', '960w', '1280w', '1600w'])
  expect([attribute(first, 'fetchpriority'), attribute(first, 'loading')]).toEqual(['high', undefined])
  expect([attribute(second, 'fetchpriority'), attribute(second, 'loading')]).toEqual([undefined, 'lazy'])
  expect(attribute(second, 'sizes')).toMatch(/^auto, /)
  expect(html).not.toMatch(/"\/media\/[^"?]*"/)
  expect(html).not.toContain('?id=')
})

test('3.1 every place that shows a picture fits it: blocks, rich text and markup of an administrator', async () => {
  const item = { src: photo, alt: 'Kiln' }
  const html = await page('/everywhere', [
    block('card', { title: 'Card', text: 'x', src: photo }),
    block('gallery', { items: [item, item] }),
    block('gallery', { items: [item, item], layout: 'carousel' }),
    block('gallery', { items: [item, item], layout: 'mosaic' }),
    block('carousel', { shows: 'three' }, [block('image', item)]),
    block('steps', { values: [{ value: 'One', src: photo }] }),
    block('map', { name: 'Here', address: '', src: photo }),
    block('embed', { url: 'https://www.youtube.com/watch?v=abcdefghijk', poster: photo }),
    block('html', {
      code: `<img src="${photo}" alt="By hand"><script>const code = '<img src="${photo}">'</script>`,
    }),
    block('video', { src: '/media/a.mp4', poster: photo }),
  ])
  const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(tagsOf(shown).length).toBeGreaterThanOrEqual(12)
  for (const tag of tagsOf(shown)) {
    expect(attribute(tag, 'srcset'), tag).toContain('?w=640 640w')
    expect(attribute(tag, 'sizes'), tag).toBeTruthy()
    expect([attribute(tag, 'width'), attribute(tag, 'height')], tag).toEqual(['1600', '2400'])
  }
  expect(tagsOf(shown).filter((tag) => attribute(tag, 'loading') !== 'lazy')).toHaveLength(1)
  expect(shown).not.toMatch(/"\/media\/photo[^"?]*"/)
  expect(html, 'a script is not touched').toContain(`const code = '<img src="${photo}">'`)
})

test('3.1 `sizes` say how much room the layout leaves', async () => {
  const image = () => block('image', { src: photo, alt: '' })
  const html = await page('/room', [
    block('columns', { split: 'even' }, [block('column', {}, [image()]), block('column', {}, [image()])]),
    block('grid', { size: 'medium' }, [image()]),
    block('group', { width: 'text' }, [image()]),
    image(),
  ])
  expect(tagsOf(html).map((tag) => attribute(tag, 'sizes')?.replace('auto, ', ''))).toEqual([
    '(max-width: 50rem) 100vw, min(50vw, 38rem)',
    '(max-width: 50rem) 100vw, min(50vw, 38rem)',
    '(max-width: 50rem) 100vw, min(100vw, 15.2rem)',
    '(max-width: 50rem) 100vw, min(100vw, 40rem)',
    '(max-width: 50rem) 100vw, min(100vw, 76rem)',
  ])
})

test('3.1 the head of a post names its picture in a width that others can load', async () => {
  const saved = await admin.post('/api/posts', {
    type: 'post',
    title: 'Kiln',
    url: '/kiln-day',
    status: 'published',
    metas: [{ name: 'seo_image', value: photo }],
    value: [],
  })
  const { html } = await pages.get(saved.body.d.url)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/media\/photo-[0-9a-f]+\.jpg\?w=1280">/)
})

const asked = (path: string, accept: string) => fetch(site.url + path, { headers: { accept } })

test('F-MEDIA-09 the server makes a closed set of widths in the format that the browser names; AVIF comes from the job', async () => {
  const path = photo.replace(/\?.*/, '')
  const modern = 'image/avif,image/webp,*/*;q=0.8'
  const early = await asked(`${path}?w=640`, modern)
  expect([
    early.headers.get('content-type'),
    early.headers.get('vary'),
    early.headers.get('cache-control'),
  ]).toEqual(['image/webp', 'accept', 'public, max-age=86400'])
  await fitJob.run(site.platform, {})
  const later = await asked(`${path}?w=640`, modern)
  expect([later.headers.get('content-type'), later.headers.get('cache-control')]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  expect((await asked(`${path}?w=640`, modern)).headers.get('etag')).toBe(later.headers.get('etag'))
  expect(
    (
      await fetch(`${site.url}${path}?w=640`, {
        headers: { accept: modern, 'if-none-match': later.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304)
  for (const [width, given] of [
    ['1', 160],
    ['641', 800],
    ['99999', 1600],
  ] as const) {
    const plain = await asked(`${path}?w=${width}`, '*/*')
    expect(plain.headers.get('content-type')).toBe('image/jpeg')
    const { width: wide = 0, height = 0 } = await sharp(Buffer.from(await plain.arrayBuffer())).metadata()
    expect([wide, Math.round((height / wide) * 100)]).toEqual([given, 150])
  }
  const left = await site.platform.db
    .selectFrom('media')
    .select('name')
    .where('fitted_at', 'is', null)
    .execute()
  expect(
    left.map(({ name }) => name),
    'what was asked for before its turn comes again',
  ).toEqual([path.slice('/media/'.length)])
})

test('F-MEDIA-09 what is transparent stays so, what moves goes on, and what was made goes with its file', async () => {
  const clear = await upload(
    'logo.png',
    await sharp({
      create: { width: 700, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
    })
      .png()
      .toBuffer(),
  )
  for (const accept of ['*/*', 'image/webp']) {
    const bytes = Buffer.from(await (await asked(clear.replace(/\?.*/, '?w=320'), accept)).arrayBuffer())
    expect((await sharp(bytes).metadata()).hasAlpha, accept).toBe(true)
  }
  const frames = await Promise.all(
    ['#a63', '#36a'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await upload(
    'moves.webp',
    await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer(),
  )
  const bytes = Buffer.from(
    await (await asked(moving.replace(/\?.*/, '?w=160'), 'image/avif,image/webp')).arrayBuffer(),
  )
  expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)

  const [path, id] = clear.split('?id=')
  expect((await admin.delete('/api/posts/uploads/remove', [{ id }])).status).toBe(200)
  expect((await asked(`${path}?w=320`, 'image/webp')).status).toBe(404)
})

test('3.1 no view writes a picture by itself', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory()
        ? files(path)
        : /\.tsx$/.test(name) && !/\.test(ing)?\.tsx$/.test(name)
          ? [path]
          : []
    })
  const own = ['src', 'themes'].flatMap(files).filter((path) => /<img\b/.test(readFileSync(path, 'utf8')))
  expect(own).toEqual([join('src', 'ui', 'Picture.tsx')])
})
