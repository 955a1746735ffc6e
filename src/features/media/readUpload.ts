/** Reads a multipart upload: fields and files within their limits. Files go to the disk as they come; memory holds one at a time. */
import busboy from '@fastify/busboy'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, resolve as absolute } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#platform/config.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { problem } from './problems.ts'
import { fileLimitBytes } from './storeFile.ts'

const maxFiles = 20
/** All files of one request together, with what tells them apart. */
export const requestLimitBytes = 200 * 1024 * 1024
/** What a process that ended in the middle of an upload left behind is removed after this. */
const leftBehindMs = 3_600_000

interface UploadedFile {
  name: string
  /** Reads the file into memory; it is there until the upload is disposed of. */
  read(): Promise<Buffer>
}

export interface Upload extends AsyncDisposable {
  fields: Map<string, string>
  files: UploadedFile[]
}

/**
 * Disposing of the upload removes its files from the disk: `await using upload = await readUpload(…)`.
 * @throws Problem media.too_large, media.too_many, media.too_much (413), media.nothing_sent, request.malformed (400), request.unsupported_type (415)
 */
export async function readUpload(
  config: Pick<Config, 'DATA_DIR'>,
  request: IncomingMessage,
): Promise<Upload> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) throw requestProblem('request.unsupported_type')
  if (Number(request.headers['content-length'] ?? 0) > requestLimitBytes) throw problem('media.too_much')
  const parser = parserOf(request, type)
  const folder = await draftFolder(config)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const { fields, parts } = await readParts(request, parser, folder)
    if (parts.length === 0) throw problem('media.nothing_sent')
    return {
      fields,
      files: parts.map(({ name, path }) => ({ name, read: () => readFile(path) })),
      [Symbol.asyncDispose]: remove,
    }
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    await remove()
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw problem('media.disk_full')
    throw error
  }
}

interface Part {
  name: string
  path: string
}

function readParts(
  request: IncomingMessage,
  parser: ReturnType<typeof parserOf>,
  folder: string,
): Promise<{ fields: Map<string, string>; parts: Part[] }> {
  const fields = new Map<string, string>()
  const parts: Part[] = []
  const writes: Promise<void>[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const failMalformed = () => reject(requestProblem('request.malformed'))
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (_field, stream, fileName) => {
      const part = { name: fileName || 'file', path: join(folder, String(parts.length)) }
      parts.push(part)
      stream.once('limit', () => reject(problem('media.too_large', { name: part.name })))
      // A part that is cut off tells its own stream; nobody listening there would end the whole program.
      stream.on('error', failMalformed)
      const write = pipeline(stream, createWriteStream(part.path))
      write.catch(reject)
      writes.push(write)
    })
    parser.once('filesLimit', () => reject(problem('media.too_many')))
    parser.on('error', failMalformed)
    const failWhereCut = () => request.complete || failMalformed()
    request.once('close', failWhereCut)
    // Gone before anybody listened.
    if (request.destroyed) failWhereCut()
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > requestLimitBytes) reject(problem('media.too_much'))
    })
    parser.once('finish', () => void Promise.all(writes).then(() => resolve({ fields, parts }), reject))
    request.pipe(parser)
  })
}

/** A folder for one upload, on the disk of the data: what is in /tmp may be memory. */
async function draftFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<string> {
  const all = join(absolute(DATA_DIR), 'uploads')
  await mkdir(all, { recursive: true, mode: 0o700 })
  for (const name of await readdir(all)) {
    const path = join(all, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > leftBehindMs) await rm(path, { recursive: true, force: true })
  }
  return mkdtemp(join(all, 'upload-'))
}

/** @throws Problem request.malformed (400) where the header does not say how parts are told apart */
function parserOf(request: IncomingMessage, type: string) {
  try {
    return busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fileSize: fileLimitBytes, files: maxFiles, fields: 20, fieldSize: 4096 },
    })
  } catch {
    throw requestProblem('request.malformed')
  }
}
