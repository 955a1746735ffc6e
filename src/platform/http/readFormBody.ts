/** Reads what a browser's form sends, as text pairs or in parts with files, within limits; nothing is read beyond them. */
import busboy from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'
import { problem } from '../operations/problem.ts'
import { readBody } from './readBody.ts'

export interface FormLimits {
  /** Bytes of one file. */
  fileBytes: number
  files: number
  /** Bytes of everything together. */
  totalBytes: number
}

export interface SentFile {
  /** What the sender calls it. */
  name: string
  bytes: Buffer
  /** More was sent than one file may have: its bytes are not kept. */
  isTooLarge: boolean
}

export interface SentForm {
  /** By the names of the inputs, in their order. */
  texts: Map<string, string[]>
  files: Map<string, SentFile[]>
}

const maxTexts = 2000
const textBytes = 64 * 1024

/** @throws Problem request.malformed (400), request.too_large (413), request.unsupported_type (415) */
export async function readFormBody(request: IncomingMessage, limits: FormLimits): Promise<SentForm> {
  const type = request.headers['content-type'] ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const bytes = await readBody(request, textBytes * 4)
    const form: SentForm = { texts: new Map(), files: new Map() }
    for (const [name, value] of new URLSearchParams(bytes.toString('utf8')))
      add(form.texts, name, clean(value))
    return form
  }
  if (!/^multipart\/form-data\b/i.test(type)) throw problem('request.unsupported_type')
  if (Number(request.headers['content-length'] ?? 0) > limits.totalBytes) throw problem('request.too_large')
  return readParts(request, type, limits)
}

/** What a database cannot keep and no keyboard writes. */
const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

function add<T>(map: Map<string, T[]>, name: string, value: T): void {
  const known = map.get(name)
  if (known) known.push(value)
  else if (map.size < maxTexts && name.length <= 200) map.set(name, [value])
}

function readParts(request: IncomingMessage, type: string, limits: FormLimits): Promise<SentForm> {
  const form: SentForm = { texts: new Map(), files: new Map() }
  const parser = parserOf(request, type, limits)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    const failMalformed = () => fail(problem('request.malformed'))
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limits.totalBytes) fail(problem('request.too_large'))
    })
    parser.on('field', (name, value) => add(form.texts, name, clean(value)))
    parser.on('file', (field, stream, fileName) => {
      const chunks: Buffer[] = []
      let isTooLarge = false
      stream.on('data', (chunk: Buffer) => {
        if (!isTooLarge) chunks.push(chunk)
      })
      stream.once('limit', () => {
        isTooLarge = true
        chunks.length = 0
      })
      stream.once('end', () => {
        const bytes = Buffer.concat(chunks)
        // An input of files where none was chosen sends one without name and bytes.
        if (fileName || bytes.length > 0)
          add(form.files, field, { name: clean(fileName ?? 'file'), bytes, isTooLarge })
      })
      stream.on('error', failMalformed)
    })
    parser.once('filesLimit', () => fail(problem('request.too_large')))
    parser.on('error', failMalformed)
    request.once('aborted', failMalformed)
    parser.once('finish', () => resolve(form))
    request.pipe(parser)
  })
}

/** @throws Problem request.malformed (400) where the header does not say how parts are told apart */
function parserOf(request: IncomingMessage, type: string, { fileBytes, files }: FormLimits) {
  try {
    return busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fileSize: fileBytes, files, fields: maxTexts, fieldSize: textBytes },
    })
  } catch {
    throw problem('request.malformed')
  }
}
