/** What every storage must do, asked of the local disk and of a bucket alike. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { startS3, type S3Server } from '#test/support/s3.ts'
import { createStorage } from './createStorage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: S3Server
const settings = () => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_KEY: s3.key,
  S3_SECRET: s3.secret,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-storage-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const bytes = new Uint8Array([1, 2, 3, 4, 5])
async function gathered(stream: AsyncIterable<Uint8Array> | null): Promise<number[]> {
  const all: number[] = []
  for await (const chunk of stream ?? []) all.push(...chunk)
  return all
}

describe.each(['the local disk', 'an S3 bucket'])('F-MEDIA-09 %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await createStorage(kind === 'an S3 bucket' ? settings() : {}, folder)
  })

  test('F-MEDIA-09 keeps what is written, whatever its name, and hands it out whole, in part and as a stream', async () => {
    for (const path of ['a.bin', 'deep/er/b.bin', "odd/sp ace +&%20 'ü(1)!*.png"]) {
      expect(await storage.write('public', path, bytes)).toEqual({ size: 5 })
      expect(await storage.read('public', path)).toEqual(Buffer.from(bytes))
      expect(await storage.stat('public', path)).toMatchObject({
        path,
        isDirectory: false,
        size: 5,
        changedAt: expect.any(Date),
      })
      expect(await gathered(await storage.stream('public', path))).toEqual([1, 2, 3, 4, 5])
      expect(await gathered(await storage.stream('public', path, { start: 1, end: 2 }))).toEqual([2, 3])
    }
    await storage.write('public', 'a.bin', new Uint8Array([9]))
    expect(await storage.read('public', 'a.bin')).toEqual(Buffer.from([9]))
    expect(await gathered(await storage.stream('public', 'empty'))).toEqual([])
  })

  test('2.11 only an empty folder is removed as a folder', async () => {
    await storage.createFolder('public', 'box/inner')
    await storage.write('public', 'box/full/a.bin', bytes)
    expect(await storage.removeFolder('public', 'box/full')).toBe(false)
    expect(await storage.read('public', 'box/full/a.bin')).toEqual(Buffer.from(bytes))
    expect(await storage.removeFolder('public', 'box/inner')).toBe(true)
    expect(await storage.stat('public', 'box/inner')).toBeNull()
    expect(await storage.removeFolder('public', 'box')).toBe(false)
    await expect(storage.removeFolder('public', '')).rejects.toMatchObject({ status: 400 })
    await storage.remove('public', 'box')
  })

  test('F-MEDIA-09 a write from a stream is whole or not there', async () => {
    async function* sender(isBroken: boolean): AsyncIterable<Uint8Array> {
      yield bytes
      if (isBroken) throw new Error('the sender went away')
      yield bytes
    }
    expect(await storage.write('private', 's.bin', sender(false))).toEqual({ size: 10 })
    await expect(storage.write('private', 't.bin', sender(true))).rejects.toThrow('the sender went away')
    expect(await storage.stat('private', 't.bin')).toBeNull()
  })

  test('F-MEDIA-09 what is not there is null, in every root for itself', async () => {
    await storage.write('public', 'only.bin', bytes)
    for (const root of ['private', 'cache'] as const) {
      expect(await storage.read(root, 'only.bin')).toBeNull()
      expect(await storage.stream(root, 'only.bin')).toBeNull()
      expect(await storage.stat(root, 'only.bin')).toBeNull()
      await storage.remove(root, 'only.bin')
    }
    expect(await storage.stat('public', 'only.bin')).not.toBeNull()
    expect(await storage.list('public', 'no-such-folder')).toEqual([])
  })

  test('F-MEDIA-03 folders are made, listed in order over many pages, kept when empty, and removed with what is in them', async () => {
    await storage.createFolder('public', 'shop/mugs')
    expect(await storage.stat('public', 'shop/mugs')).toMatchObject({
      isDirectory: true,
      size: 0,
      name: 'mugs',
    })
    const names = ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png', '7.png']
    for (const name of names) await storage.write('public', `shop/${name}`, bytes)
    await storage.write('public', 'shop/mugs/inside.png', bytes)
    await storage.write('public', 'shop-evil/x.png', bytes)
    const listed = await storage.list('public', 'shop')
    expect(listed.map(({ name, isDirectory }) => [name, isDirectory])).toEqual([
      ...names.map((name) => [name, false]),
      ['mugs', true],
    ])
    expect(listed[0]).toMatchObject({ path: 'shop/1.png', size: 5 })
    await storage.remove('public', 'shop/mugs/inside.png')
    expect(await storage.list('public', 'shop/mugs')).toEqual([])
    expect(await storage.stat('public', 'shop/mugs')).toMatchObject({ isDirectory: true })
    await storage.remove('public', 'shop')
    expect(await storage.stat('public', 'shop')).toBeNull()
    expect(await storage.stat('public', 'shop-evil/x.png')).not.toBeNull()
  })

  test.each(['../x', 'a/../../x', '..\\x', 'a\u0000b', './x', '//etc/passwd', ''])(
    'the path %j is refused',
    async (path) => {
      const refused = { code: 'storage.bad_path' }
      await expect(storage.write('public', path, bytes)).rejects.toMatchObject(refused)
      await expect(storage.remove('public', path)).rejects.toMatchObject(refused)
    },
  )
})

describe('a bucket', () => {
  test('holds the roots as prefixes of their own', async () => {
    const storage = await createStorage(settings(), folder)
    for (const root of ['public', 'private', 'cache'] as const) await storage.write(root, 'roots.bin', bytes)
    expect(s3.keys().filter((key) => key.endsWith('roots.bin'))).toEqual([
      'cache/roots.bin',
      'public/roots.bin',
      'site-plugins/roots.bin',
    ])
  })

  test('that is busy for a moment is asked again', async () => {
    const storage = await createStorage(settings(), folder)
    s3.failNext(503, 500)
    await storage.write('public', 'patient.bin', bytes)
    expect(await storage.read('public', 'patient.bin')).toEqual(Buffer.from(bytes))
  })

  test.each([
    { S3_SECRET: 'another' },
    { S3_BUCKET: 'no-such-bucket' },
    { S3_ENDPOINT: 'http://127.0.0.1:9' },
  ])('with %j says so, without its keys', async (wrong) => {
    const storage = await createStorage({ ...settings(), ...wrong }, folder)
    const failed = await storage.write('public', 'x', bytes).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 'storage.unavailable', status: 503 })
    expect(JSON.stringify(failed)).not.toMatch(/another|AKIA/)
    await expect(storage.list('public', '')).rejects.toMatchObject({ code: 'storage.unavailable' })
  })
})

test('some but not all settings of a bucket stop the start, naming what is missing', async () => {
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const) {
    const partial = { ...settings(), [name]: undefined }
    await expect(createStorage(partial, folder)).rejects.toThrow(new RegExp(`^${name} is missing`))
    expect(() => readConfig(partial)).toThrow(new RegExp(`^${name} is missing`))
  }
  expect(readConfig(settings())).toMatchObject(settings())
})
