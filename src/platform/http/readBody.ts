/** Reads a request's body up to a limit, so that a large one is refused early and a slow one does not hold memory. */
import { isRecord } from '#platform/isRecord.ts'
import type { IncomingMessage } from 'node:http'
import { problem } from '../operations/problem.ts'

/** JSON bodies: 1 MB. */
export const jsonLimitBytes = 1024 * 1024

/** @throws Problem request.too_large (413), request.malformed (400) when the client goes away */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > limitBytes) throw problem('request.too_large')
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) {
        request.removeAllListeners('data')
        request.resume()
        reject(problem('request.too_large'))
        return
      }
      chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => reject(problem('request.malformed')))
    request.once('aborted', () => reject(problem('request.malformed')))
  })
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const maximumDepth = 128
/** Names in one object: more than any form, block or setting has. */
const maxKeys = 2000

/**
 * Parses a JSON object and refuses what no honest client sends: keys that reach for prototypes, absurd nesting.
 * @param listKey the key that a bare list stands for, where the call takes one
 * @throws Problem request.malformed (400)
 */
export function parseJsonObject(bytes: Uint8Array, listKey?: string): Record<string, unknown> {
  if (bytes.length === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw problem('request.malformed')
  }
  if (listKey !== undefined && Array.isArray(value)) value = { [listKey]: value }
  if (!isRecord(value)) throw problem('request.malformed')
  checkKeys(value, 0)
  return value
}

function checkKeys(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > maximumDepth) throw problem('request.malformed')
  const keys = Object.keys(value)
  if (!Array.isArray(value) && keys.length > maxKeys) throw problem('request.malformed')
  for (const key of keys) {
    if (forbiddenKeys.has(key)) throw problem('request.malformed')
    checkText(key)
    checkKeys(Reflect.get(value, key), depth + 1)
  }
}

/** NUL and half characters are in no text that a person wrote, and PostgreSQL stores neither. */
function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw problem('request.malformed')
}

/** `name[]=a&name[]=b` becomes a list, `name=a` a string; repeated plain names become a list too. */
export function parseQuery(query: URLSearchParams): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const raw of new Set(query.keys())) {
    const values = query.getAll(raw)
    const name = raw.replace(/\[\]$/, '')
    if (forbiddenKeys.has(name)) throw problem('request.malformed')
    for (const text of [name, ...values]) checkText(text)
    result[name] = raw.endsWith('[]') || values.length > 1 ? values : values[0]
  }
  return result
}
