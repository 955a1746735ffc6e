/** GET /media/…: public files with long caching, pictures in the width and format that fit, nothing that can run. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { drawingPolicy, filePolicy } from '#platform/http/securityHeaders.ts'
import { sendStream } from '#platform/http/sendStream.ts'
import { Problem } from '#platform/operations/problem.ts'
import type { StoredFile } from '#platform/storage/storage.ts'
import { plainAnswers } from '#platform/http/texts/plainAnswers.ts'
import { inAskedLanguage } from '#platform/language/asked.ts'
import { fittingWidth } from '#ui/picture.ts'
import { fittedType, makeFitted, readFitted, type Format } from './imageSizes.ts'

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  woff2: 'font/woff2',
  woff: 'font/woff',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

export function mediaHandler(platform: Platform) {
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host')
    const path = decodePath(url.pathname.slice('/media/'.length))
    const file =
      path === null || !['GET', 'HEAD'].includes(request.method ?? '')
        ? null
        : await platform.storage.stat('public', path).catch(() => null)
    if (path === null || !file || file.isDirectory) return notFound(request, response)
    const extension = posix.extname(path).slice(1).toLowerCase()
    const width = Number(url.searchParams.get('w'))
    response.setHeader('content-security-policy', extension === 'svg' ? drawingPolicy : filePolicy)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (width > 0 && Number.isFinite(width) && fittedExtensions.has(extension))
      return sendFitted(request, response, { ...file, path }, fittingWidth(width))
    const etag = `"${etagOf(`${path}:${file.size}:${file.changedAt.getTime()}`)}"`
    response.setHeader('etag', etag)
    response.setHeader('cache-control', forever)
    if (request.headers['if-none-match'] === etag) return notModified(response)
    const type = contentTypes[extension] ?? 'application/octet-stream'
    response.setHeader('content-type', type)
    // A drawing is shown in `<img>` alone: opened by its URL it is a download, never a page of this site.
    if (extension === 'svg' || !/^(image|video|audio|font)\//.test(type)) {
      response.setHeader(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(posix.basename(path))}`,
      )
    }
    await sendRange(request, response, path, file.size)
  }

  /** The best format that the browser names and that is there; a program that names none gets what every program knows. */
  async function sendFitted(
    request: IncomingMessage,
    response: ServerResponse,
    file: StoredFile,
    width: number,
  ): Promise<void> {
    const accepted = request.headers.accept ?? ''
    const format = accepted.includes('image/webp') ? 'webp' : 'plain'
    const isBest = accepted.includes('image/avif')
    const avif = isBest ? await readFitted(platform, file, width, 'avif') : null
    const bytes =
      avif ??
      (await readFitted(platform, file, width, format)) ??
      (await makeNow(file, width, format).catch(asProblem))
    if (bytes instanceof Problem) return comeBack(response, bytes)
    if (!bytes) return notFound(request, response)
    response.setHeader('vary', 'accept')
    // Where AVIF is still to be made, the browser asks again tomorrow.
    response.setHeader('cache-control', isBest && !avif ? 'public, max-age=86400' : forever)
    const etag = `"${etagOf(bytes)}"`
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) return notModified(response)
    response.setHeader('content-type', fittedType(bytes))
    response.setHeader('content-length', bytes.length)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  /** A width that was not there yet: its other formats are made by the job. */
  async function makeNow(file: StoredFile, width: number, format: Format): Promise<Buffer | null> {
    const bytes = await makeFitted(platform, file, width, format)
    const folder = posix.dirname(file.path)
    // The visitor does not wait for it.
    platform.db
      .updateTable('media')
      .set({ fitted_at: null })
      .where('root', '=', 'public')
      .where('folder', '=', folder === '.' ? '' : folder)
      .where('name', '=', posix.basename(file.path))
      .where('fitted_at', 'is not', null)
      .execute()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'media.fit'))
    return bytes
  }

  async function sendRange(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    size: number,
  ): Promise<void> {
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
    const stream =
      request.method === 'HEAD' || size === 0
        ? null
        : await platform.storage.stream('public', path, { start, end })
    if (stream) await sendStream(response, stream)
    else response.end()
  }
}

const forever = 'public, max-age=31536000, immutable'

/** A drawing with a width is a PNG: emails show no other. */
const fittedExtensions = new Set(['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'])

const etagOf = (value: string | Buffer) => createHash('sha256').update(value).digest('hex').slice(0, 20)

/** What a visitor is told; anything else is a fault of ours. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}

function comeBack(response: ServerResponse, { status, message, retryAfterSeconds }: Problem): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds)
  response.end(message)
}

function notModified(response: ServerResponse): void {
  response.statusCode = 304
  response.end()
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function notFound(request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(inAskedLanguage(request, () => plainAnswers.not_found))
}
