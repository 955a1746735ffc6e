/** Hands long texts to threads of their own, so that one person's page keeps no visitor waiting. */
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { TooLong, WorkerPool } from '#platform/workerPool.ts'

export type TextTask =
  | { kind: 'clean'; texts: readonly string[] }
  | { kind: 'highlight'; code: string; language: string }

/** The worker beside this file as it was written, or where the build puts it: beside the program that this file went into, or above its parts. */
function workerFile(): URL {
  const places = ['./textWorker.ts', './textWorker.js', '../textWorker.js'].map(
    (name) => new URL(name, import.meta.url),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('The file of the text worker is missing: please build again')
  return found
}

const cleanedTexts = z.array(z.string().nullable())
const markedCode = z.string().nullable()

let cleaners: WorkerPool<TextTask, (string | null)[]> | null = null
let markers: WorkerPool<TextTask, string | null> | null = null

/** What cleanMarkup makes of each text; null where it takes longer than anybody's page does. */
export async function cleanInThread(texts: readonly string[]): Promise<(string | null)[] | null> {
  cleaners ??= new WorkerPool({ file: workerFile(), size: 1, limitMs: 10_000 }, (answer) =>
    cleanedTexts.parse(answer),
  )
  return cleaners.run({ kind: 'clean', texts }).catch((error: unknown) => {
    if (error instanceof TooLong) return null
    throw error
  })
}

/**
 * Code with its parts marked; null for a language that is not known, and for code that cannot be read in time. Undefined
 * where other code took the time.
 */
export async function highlightInThread(code: string, language: string): Promise<string | null | undefined> {
  markers ??= new WorkerPool({ file: workerFile(), size: 1, limitMs: 1_500 }, (answer) =>
    markedCode.parse(answer),
  )
  return markers.run({ kind: 'highlight', code, language }).catch((error: unknown) => {
    if (error instanceof TooLong) return error.hasBegun ? null : undefined
    throw error
  })
}
