/** Files on the local disk: nothing leaves its root, and a write is whole or not there. */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localStorage } from './localStorage.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-storage-'))
  storage = await localStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = new Uint8Array([1, 2, 3])

test('a link inside the root does not lead out of it, for reading, writing, listing or removing', async () => {
  const beside = join(folder, 'files', 'public-evil')
  await mkdir(beside)
  await writeFile(join(beside, 'secret'), 'kept')
  await symlink(beside, join(folder, 'files', 'public', 'door'))
  const refused = { code: 'storage.bad_path' }
  await expect(storage.read('public', 'door/secret')).rejects.toMatchObject(refused)
  await expect(storage.write('public', 'door/new', bytes)).rejects.toMatchObject(refused)
  await expect(storage.list('public', 'door')).rejects.toMatchObject(refused)
  await expect(storage.remove('public', 'door/secret')).rejects.toMatchObject(refused)
  expect((await storage.list('public', '')).map(({ name }) => name)).not.toContain('door')
  expect(await readdir(beside)).toEqual(['secret'])
})

test('a write that fails in the middle leaves the old file and no draft', async () => {
  await storage.write('public', 'a/b.bin', bytes)
  async function* broken(): AsyncIterable<Uint8Array> {
    yield new Uint8Array([9])
    throw new Error('the sender went away')
  }
  await expect(storage.write('public', 'a/b.bin', broken())).rejects.toThrow('the sender went away')
  expect(await storage.read('public', 'a/b.bin')).toEqual(Buffer.from(bytes))
  expect(await readdir(join(folder, 'files', 'public', 'a'))).toEqual(['b.bin'])
})
