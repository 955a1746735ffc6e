/** Files that came with an entry: known by their bytes, kept apart from the media, read by those who read entries. */
import { fileTypeFromBuffer } from 'file-type'
import { entryFiles } from '#blocks/form/data.ts'
import type { SentFile } from '#platform/http/readFormBody.ts'
import { visitorForms } from './texts/visitorForms.ts'

/** What an entry keeps of a file; the bytes are in the storage's root `entries`. */
export interface EntryFile {
  name: string
  bytes: number
  /** Path below the root. */
  path: string
}

const isTaken = (extension: string) => (entryFiles.extensions as readonly string[]).includes(extension)

/** Returns the ending that the bytes deserve, or null where a form does not take them: markup, scripts, programs, archives. */
export async function extensionOf({ name, bytes }: Pick<SentFile, 'name' | 'bytes'>): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return isTaken(found.ext) ? found.ext : null
  const named = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase()
  return named && isPlainText(bytes) ? named : null
}

/** UTF-8 without control characters and without markup at its start. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*</.test(text)
  } catch {
    return false
  }
}

/** Returns what is wrong with a file that was sent, in words, or null. */
export async function wrongFile(file: SentFile): Promise<string | null> {
  if (file.isTooLarge) return visitorForms.file_too_large({ accepted: entryFiles.words })
  if (file.bytes.length === 0) return visitorForms.file_empty
  return (await extensionOf(file)) === null ? visitorForms.file_refused({ accepted: entryFiles.words }) : null
}

/** The name that a sender gave, as it may be in a list and in a header. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069"]/g, '').slice(0, 120) || 'file'
}

export function isEntryFile(value: unknown): value is EntryFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'name' in value &&
    'bytes' in value &&
    typeof value.path === 'string' &&
    typeof value.name === 'string'
  )
}

/** The folder of an entry's files below the root. */
export const entryFolder = (formId: string, entryId: string) => `${formId}/${entryId}`
