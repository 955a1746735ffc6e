/** Files in an S3 bucket, addressed by path, every request signed (SigV4); a folder is an empty key that ends with `/`. */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { parseListing, type Listing } from './s3Listing.ts'
import { problem, rootFolders, safePath } from './paths.ts'
import type { Root, Storage, StoredFile } from './storage.ts'

export interface Bucket {
  endpoint: string
  bucket: string
  key: string
  secret: string
}

const emptyBytes = new Uint8Array()

export function s3Storage({ endpoint, bucket, key: accessKeyId, secret: secretAccessKey }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 3 })

  /** Returns the answer of 200, 206 or 404. @throws Problem storage.full, storage.unavailable */
  async function ask(
    method: string,
    key: string,
    query: Record<string, string> = {},
    body?: Uint8Array,
    headers: Record<string, string> = {},
  ) {
    const url = new URL(`${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = createHash('sha256')
      .update(body ?? emptyBytes)
      .digest('hex')
    const answer = await client
      .fetch(url.href, {
        method,
        redirect: 'manual',
        headers: { 'x-amz-content-sha256': hash, ...headers },
        ...(body ? { body: new Uint8Array(body) } : {}),
        signal: AbortSignal.timeout(120_000),
      })
      .catch((error: unknown) => {
        throw problem('storage.unavailable', { reason: error instanceof Error ? error.name : 'unknown' })
      })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw problem(answer.status === 507 ? 'storage.full' : 'storage.unavailable', { status: answer.status })
  }

  const keyOf = (root: Root, path: string) => posix.join(rootFolders[root], safePath(path))

  async function listPage(
    prefix: string,
    isDeep: boolean,
    token: string | null,
    most = 1000,
  ): Promise<Listing> {
    const answer = await ask('GET', '', {
      'list-type': '2',
      'encoding-type': 'url',
      prefix,
      'max-keys': String(most),
      ...(isDeep ? {} : { delimiter: '/' }),
      ...(token ? { 'continuation-token': token } : {}),
    })
    // A bucket that is not there must not look like an empty one.
    if (answer.status === 404) throw problem('storage.unavailable', { status: 404 })
    return parseListing(await answer.text())
  }

  async function* pages(prefix: string, isDeep: boolean): AsyncIterable<Listing> {
    let token: string | null = null
    do {
      const page: Listing = await listPage(prefix, isDeep, token)
      yield page
      token = page.nextToken
    } while (token)
  }

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
    const inside = await listPage(`${keyOf(root, clean)}/`, true, null, 1)
    return inside.files.length > 0 ? folder : null
  }

  async function createFolder(root: Root, path: string): Promise<void> {
    await written(await ask('PUT', `${keyOf(root, path)}/`, {}, emptyBytes))
  }

  return {
    stat,
    createFolder,
    async write(root, path, content) {
      if (safePath(path) === '') throw problem('storage.bad_path')
      const bytes = content instanceof Uint8Array ? content : await whole(content)
      await written(await ask('PUT', keyOf(root, path), {}, bytes))
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
      const answer = await ask('GET', keyOf(root, path), {}, undefined, headers)
      if (answer.status !== 404) return answer.body ?? empty()
      await answer.body?.cancel()
      return null
    },
    async list(root, folder) {
      const clean = safePath(folder)
      const prefix = `${keyOf(root, clean)}/`
      const found: StoredFile[] = []
      for await (const page of pages(prefix, false)) {
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
      if ((await listPage(marker, true, null, 2)).files.some(({ key }) => key !== marker)) return false
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
      for await (const page of pages(`${keyOf(root, clean)}/`, true))
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
