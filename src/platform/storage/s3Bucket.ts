/** A bucket as S3 answers for it: every request signed (SigV4), listings page by page. Keys are whole, with their root folder. */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { problem } from './paths.ts'
import { parseListing, type Listing } from './s3Listing.ts'

export interface Bucket {
  endpoint: string
  bucket: string
  key: string
  secret: string
}

const emptyBytes = new Uint8Array()

interface OpenBucket {
  /** Returns the answer of 200, 206 or 404. @throws Problem storage.full, storage.unavailable */
  ask(method: string, key: string, request?: Asked): Promise<Response>
  listPage(prefix: string, options: Listed): Promise<Listing>
  pages(prefix: string, options: Pick<Listed, 'isDeep'>): AsyncIterable<Listing>
}

interface Asked {
  query?: Record<string, string>
  body?: Uint8Array
  headers?: Record<string, string>
}

interface Listed {
  /** True: also what lies in folders below. */
  isDeep: boolean
  /** Where the page before ended. */
  token?: string | null
  most?: number
}

export function openBucket({
  endpoint,
  bucket,
  key: accessKeyId,
  secret: secretAccessKey,
}: Bucket): OpenBucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 3 })

  async function ask(
    method: string,
    key: string,
    { query = {}, body, headers = {} }: Asked = {},
  ): Promise<Response> {
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

  async function listPage(prefix: string, { isDeep, token = null, most = 1000 }: Listed): Promise<Listing> {
    const answer = await ask('GET', '', {
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        'max-keys': String(most),
        ...(isDeep ? {} : { delimiter: '/' }),
        ...(token ? { 'continuation-token': token } : {}),
      },
    })
    // A bucket that is not there must not look like an empty one.
    if (answer.status === 404) throw problem('storage.unavailable', { status: 404 })
    return parseListing(await answer.text())
  }

  async function* pages(prefix: string, { isDeep }: Pick<Listed, 'isDeep'>): AsyncIterable<Listing> {
    let token: string | null = null
    do {
      const page: Listing = await listPage(prefix, { isDeep, token })
      yield page
      token = page.nextToken
    } while (token)
  }

  return { ask, listPage, pages }
}
