/**
 * A small server that speaks S3 (PUT, GET with ranges, HEAD, DELETE, ListObjectsV2 by pages of three) and checks the
 * signature of every request by its own reckoning, so that what passes here is signed as S3 wants it.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Server {
  endpoint: string
  bucket: string
  key: string
  secret: string
  /** Every key in the bucket, sorted. */
  keys(): string[]
  /** The next answers have these statuses, before anything is done. */
  failNext(...statuses: number[]): void
  close(): Promise<void>
}

const pageSize = 3
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export async function startS3(): Promise<S3Server> {
  const access = { bucket: 'pictures', key: 'AKIATEST', secret: 'a/secret+of=ours' }
  const objects = new Map<string, { bytes: Buffer; changed: Date }>()
  const failures: number[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://s3')
    const failure = failures.shift()
    if (failure) return refuse(response, failure, 'SlowDown')
    if (!isSigned(request, url, body, access)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, bucket = '', ...parts] = url.pathname.split('/')
    if (bucket !== access.bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(parts.join('/'))
    if (key === '' && url.searchParams.get('list-type') === '2')
      return void response.end(listing(objects, url.searchParams))
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return refuse(response, 411, 'MissingContentLength')
      objects.set(key, { bytes: body, changed: new Date() })
      return void response.end()
    }
    const object = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.statusCode = 204
      return void response.end()
    }
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const bytes = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes
    response.writeHead(range ? 206 : 200, {
      'content-length': bytes.length,
      'last-modified': object.changed.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...access,
    keys: () => [...objects.keys()].toSorted(),
    failNext: (...statuses) => void failures.push(...statuses),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** Signature version 4, by the text of its specification. */
function isSigned(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  access: { key: string; secret: string },
): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key, day = '', region = '', names = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? []
  const time = String(request.headers['x-amz-date'])
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (key !== access.key || !time.startsWith(day) || !(Math.abs(Date.now() - sent) < 900_000)) return false
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== sha256(body) || !names.split(';').includes('host')) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}\n`)
    .join('')
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')
  const canonical = [request.method, path, query, headers, names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${access.secret}`, day), region), 's3'), 'aws4_request')
  return (
    hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex') ===
    signature
  )
}

function listing(
  objects: ReadonlyMap<string, { bytes: Buffer; changed: Date }>,
  query: URLSearchParams,
): string {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const after = query.get('continuation-token')
  const entries = new Set<string>()
  for (const key of [...objects.keys()].toSorted()) {
    if (!key.startsWith(prefix)) continue
    const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    entries.add(cut === -1 ? key : key.slice(0, cut + 1))
  }
  const rest = [...entries].filter((entry) => after === null || entry > after)
  const page = rest.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)))
  const isCut = page.length < rest.length
  const parts = page.map((entry) => {
    const object = objects.get(entry)
    return delimiter && entry.endsWith(delimiter) && entry !== prefix
      ? `<CommonPrefixes><Prefix>${encoded(entry)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${encoded(entry)}</Key><LastModified>${object?.changed.toISOString()}</LastModified><Size>${object?.bytes.length}</Size></Contents>`
  })
  const next = isCut
    ? `<NextContinuationToken>${page.at(-1)?.replaceAll('&', '&amp;')}</NextContinuationToken>`
    : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${parts.join('')}${next}</ListBucketResult>`
}
