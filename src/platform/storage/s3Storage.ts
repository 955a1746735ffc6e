/** Files in an S3 bucket, addressed by path; a folder is an empty key that ends with `/`. */
import { posix } from 'node:path'
import { problem, rootFolders, safePath } from './paths.ts'
import { type Bucket, openBucket } from './s3Bucket.ts'
import type { Root, Storage, StoredFile } from './storage.ts'

const emptyBytes = new Uint8Array()

export function s3Storage(bucket: Bucket): Storage {
  const { ask, listPage, pages } = openBucket(bucket)
  const keyOf = (root: Root, path: string) => posix.join(rootFolders[root], safePath(path))

  async function stat(root: Root, path: string): Promise<StoredFile | null> {
    const clean = safePath(path)
    const folder = {
      path: clean,
      name: posix.basename(clean),
      isDirectory: true,
      size: 0,
      changedAt: new Date(0),
    }
    if (clean === '') return folder
    const head = await ask('HEAD', keyOf(root, clean))
    if (head.status !== 404) {
      const changedAt = new Date(head.headers.get('last-modified') ?? 0)
      return {
        path: clean,
        name: posix.basename(clean),
        isDirectory: false,
        size: Number(head.headers.get('content-length') ?? 0),
        changedAt,
      }
    }
    const inside = await listPage(`${keyOf(root, clean)}/`, { isDeep: true, most: 1 })
    return inside.files.length > 0 ? folder : null
  }

  async function createFolder(root: Root, path: string): Promise<void> {
    await written(await ask('PUT', `${keyOf(root, path)}/`, { body: emptyBytes }))
  }

  return {
    stat,
    createFolder,
    async write(root, path, content) {
      if (safePath(path) === '') throw problem('storage.bad_path')
      const bytes = content instanceof Uint8Array ? content : await whole(content)
      await written(await ask('PUT', keyOf(root, path), { body: bytes }))
      return { size: bytes.length }
    },
    async read(root, path) {
      if (safePath(path) === '') return null
      const answer = await ask('GET', keyOf(root, path))
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async stream(root, path, range) {
      if (safePath(path) === '') return null
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const answer = await ask('GET', keyOf(root, path), headers && { headers })
      if (answer.status !== 404) return answer.body ?? empty()
      await answer.body?.cancel()
      return null
    },
    async list(root, folder) {
      const clean = safePath(folder)
      const prefix = `${keyOf(root, clean)}/`
      const found: StoredFile[] = []
      for await (const page of pages(prefix, { isDeep: false })) {
        for (const { key, size, changedAt } of page.files) {
          const name = key.slice(prefix.length)
          if (name !== '')
            found.push({ path: posix.join(clean, name), name, isDirectory: false, size, changedAt })
        }
        for (const key of page.folders) {
          const name = key.slice(prefix.length).replace(/\/$/, '')
          if (name !== '')
            found.push({
              path: posix.join(clean, name),
              name,
              isDirectory: true,
              size: 0,
              changedAt: new Date(0),
            })
        }
      }
      return found.filter(({ name }) => !name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1))
    },
    async removeFolder(root, path) {
      const clean = safePath(path)
      if (clean === '') throw problem('storage.bad_path')
      const marker = `${keyOf(root, clean)}/`
      if ((await listPage(marker, { isDeep: true, most: 2 })).files.some(({ key }) => key !== marker))
        return false
      const parent = posix.dirname(clean)
      if (parent !== '.') await createFolder(root, parent)
      await ask('DELETE', marker)
      return true
    },
    async remove(root, path) {
      const clean = safePath(path)
      if (clean === '') throw problem('storage.bad_path')
      const parent = posix.dirname(clean)
      // As on a disk, the folder stays when its last file goes.
      if (parent !== '.' && (await stat(root, clean))) await createFolder(root, parent)
      await ask('DELETE', keyOf(root, clean))
      const keys: string[] = []
      for await (const page of pages(`${keyOf(root, clean)}/`, { isDeep: true }))
        keys.push(...page.files.map(({ key }) => key))
      for (const key of keys) await ask('DELETE', key)
    },
  }
}

/** A 404 to a write says that there is no such bucket. */
async function written(answer: Response): Promise<void> {
  await answer.body?.cancel()
  if (answer.status === 404) throw problem('storage.unavailable', { status: 404 })
}

/** S3 wants the length first; a sender that breaks off has then written nothing. */
async function whole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* empty(): AsyncIterable<Uint8Array> {}
