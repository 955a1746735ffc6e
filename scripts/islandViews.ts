/**
 * Which views the runtime of public pages can wake up: those of the blocks whose definitions say `interactive`. The source
 * names all of them (visitor/islandRoot.tsx); what browsers load has the URLs of these only, as those of all would be
 * a kilobyte.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const blocksFolder = join(import.meta.dirname, '..', 'src', 'blocks')
const all = "'../blocks/*/view.tsx'"

export function islandViews(folder = blocksFolder): Plugin {
  return {
    name: 'island-views',
    enforce: 'pre',
    transform: {
      filter: { id: /\/visitor\/islandRoot\.tsx$/ },
      async handler(code) {
        if (!code.includes(all)) throw new Error(`visitor/islandRoot.tsx does not find its views by ${all}`)
        const types = await interactiveTypes(folder)
        return { code: code.replace(all, `'../blocks/{${types.join()}}/view.tsx'`), map: null }
      },
    },
  }
}

/** The types that wake up, of the definitions in the folders of this one. */
export async function interactiveTypes(folder: string): Promise<string[]> {
  const modules: object[] = await Promise.all(
    globSync('*/definition.ts', { cwd: folder }).map(
      (path) => import(pathToFileURL(join(folder, path)).href),
    ),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value: unknown) => (isInteractive(value) ? value.type : []))
    .toSorted()
}

function isInteractive(value: unknown): value is { type: string } {
  if (typeof value !== 'object' || value === null) return false
  return (
    'interactive' in value && Boolean(value.interactive) && 'type' in value && typeof value.type === 'string'
  )
}
