/** Reads a multipart upload: fields and files within their limits, each file whole in memory (25 MB at most). */
import busboy from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { problem } from './problems.ts'
import { fileLimitBytes } from './storeFile.ts'

const mostFiles = 20

export interface Upload {
  fields: Map<string, string>
  files: { name: string; bytes: Buffer }[]
}

/** @throws Problem media.too_large, media.too_many (413), media.nothing_sent, request.malformed (400), request.unsupported_type (415) */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) throw requestProblem('request.unsupported_type')
  const upload: Upload = { fields: new Map(), files: [] }
  const parser = parserOf(request, type)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    const tellMalformed = () => fail(requestProblem('request.malformed'))
    parser.on('field', (name, value) => upload.fields.set(name, value))
    parser.on('file', (_field, stream, fileName) => {
      const name = fileName || 'file'
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('limit', () => fail(problem('media.too_large', { name })))
      stream.once('end', () => upload.files.push({ name, bytes: Buffer.concat(chunks) }))
      // A part that is cut off tells its own stream; nobody listening there would end the whole program.
      stream.on('error', tellMalformed)
    })
    parser.once('filesLimit', () => fail(problem('media.too_many')))
    parser.on('error', tellMalformed)
    request.once('aborted', tellMalformed)
    parser.once('finish', () => {
      if (upload.files.length === 0) reject(problem('media.nothing_sent'))
      else resolve(upload)
    })
    request.pipe(parser)
  })
}

/** @throws Problem request.malformed (400) where the header does not say how parts are told apart */
function parserOf(request: IncomingMessage, type: string) {
  try {
    return busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fileSize: fileLimitBytes, files: mostFiles, fields: 20, fieldSize: 4096 },
    })
  } catch {
    throw requestProblem('request.malformed')
  }
}
