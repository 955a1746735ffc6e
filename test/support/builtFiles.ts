/** Where the build has put a source: for tests that hold a file back while it is on its way. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = (): Record<string, { file: string; name?: string }> =>
  JSON.parse(readFileSync(join('dist/client', '.vite', 'manifest.json'), 'utf8'))

/** The URL of a source that has a file of its own. @throws Error where it has none */
export function urlOf(source: string): string {
  const found = manifest()[source]
  if (!found) throw new Error(`The build has no file of ${source}`)
  return `/${found.file}`
}

/** The URL of a file that several sources share (scripts/browserChunks.ts). @throws Error where there is none */
export function sharedUrl(name: string): string {
  const found = Object.entries(manifest()).find(
    ([key, chunk]) => key.startsWith('_') && chunk.name === name && chunk.file.endsWith('.js'),
  )
  if (!found) throw new Error(`The build has no file named ${name}`)
  return `/${found[1].file}`
}
