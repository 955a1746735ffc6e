/** GET /media/…: public files with long caching, pictures in smaller widths as WebP, nothing that can run. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { filePolicy } from '#platform/http/securityHeaders.ts'

/** Widths that a page may ask for: a closed set, so that nobody fills the disk with variants. */
const widths = [320, 640, 1200, 2000]

const contentTypes: Record<string, string> = {
  png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif', mp4: 'video/mp4',
  webm: 'video/webm', mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav', vtt: 'text/vtt; charset=utf-8', pdf: 'application/pdf', zip: 'application/zip', woff2: 'font/woff2',
  woff: 'font/woff', txt: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8',
}

export function mediaHandler(platform: Platform) {
  const making = new Map<string, Promise<Buffer | null>>()

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host')
    const path = decodePath(url.pathname.slice('/media/'.length))
    const file = path === null || !['GET', 'HEAD'].includes(request.method ?? '') ? null : await platform.storage.stat('public', path).catch(() => null)
    if (path === null || !file || file.isDirectory) return notFound(response)
    const extension = posix.extname(path).slice(1).toLowerCase()
    const width = Number(url.searchParams.get('w'))
    const isScaled = widths.includes(width) && ['png', 'jpg', 'webp', 'avif'].includes(extension)
    const etag = `"${createHash('sha256').update(`${path}:${file.size}:${file.changedAt.getTime()}:${isScaled ? width : 0}`).digest('hex').slice(0, 20)}"`
    response.setHeader('etag', etag)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('content-security-policy', filePolicy)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304
      response.end()
      return
    }
    if (isScaled) {
      const scaled = await variant(path, width, etag.slice(1, -1))
      if (scaled) {
        response.setHeader('content-type', 'image/webp')
        response.setHeader('content-length', scaled.length)
        response.end(request.method === 'HEAD' ? undefined : scaled)
        return
      }
    }
    const type = contentTypes[extension] ?? 'application/octet-stream'
    response.setHeader('content-type', type)
    if (!/^(image|video|audio|font)\//.test(type)) {
      response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(posix.basename(path))}`)
    }
    await sendRange(request, response, path, file.size)
  }

  /** Returns the picture in that width from the cache, or makes it once however many ask. */
  async function variant(path: string, width: number, key: string): Promise<Buffer | null> {
    const cached = await platform.storage.read('cache', `pictures/${key}.webp`)
    if (cached) return cached
    const running = making.get(key) ?? makeVariant(path, width, key).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  async function makeVariant(path: string, width: number, key: string): Promise<Buffer | null> {
    const original = await platform.storage.read('public', path)
    if (!original) return null
    const { default: sharp } = await import('sharp')
    const scaled = await sharp(original, { limitInputPixels: 50_000_000 })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    await platform.storage.write('cache', `pictures/${key}.webp`, scaled)
    return scaled
  }

  async function sendRange(request: IncomingMessage, response: ServerResponse, path: string, size: number): Promise<void> {
    response.setHeader('accept-ranges', 'bytes')
    const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
    let start = 0
    let end = size - 1
    if (match && (match[1] || match[2])) {
      start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
      end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
      if (start > end || start >= size) {
        response.statusCode = 416
        response.setHeader('content-range', `bytes */${size}`)
        response.end()
        return
      }
      response.statusCode = 206
      response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
    }
    response.setHeader('content-length', Math.max(0, end - start + 1))
    const stream = request.method === 'HEAD' || size === 0 ? null : await platform.storage.stream('public', path, { start, end })
    if (stream) for await (const chunk of stream) if (!response.write(chunk)) await drained(response)
    response.end()
  }
}

/** Resolves when more can be written, or when the reader is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    response.once('drain', done)
    response.once('close', done)
  })
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end('Page Not Found')
}
