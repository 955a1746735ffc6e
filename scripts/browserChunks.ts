/**
 * Which files of the browser's build go together: derived from what is loaded at which moment. A page waits for each file
 * that it asks for, and small ones pack badly; so what the same moments need is one file. The graph is that of a first
 * build without groups: there the bundler has left out what nobody reads, and all of a file is reached by the same roots.
 *
 * A root is what is loaded by itself: an entry, or what somebody imports later. `momentOf` says when that is, `groupOf`
 * where a module goes by the moments that reach it. What is reached by more never lies in a group that needs one of what is
 * reached by less: so no two files need each other (docs/decisions/028).
 */
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

type Moment =
  /** Every public page. */
  | 'page'
  /** Small scripts of public pages, which go without React. */
  | 'small'
  /** The first block of a page that wakes up. */
  | 'islands'
  /** A block that wakes up, by its name. */
  | 'island'
  /** Every page of the dashboard, the editor's too. */
  | 'shell'
  /** The frame around the screens, which is there with all of them. */
  | 'frame'
  | 'screen'
  /** Before the first key. */
  | 'editor'
  /** As soon as the canvas is ready, or before: what words are written with. */
  | 'writing'
  /** As soon as the canvas is ready: what is always around it. */
  | 'around'
  | 'wanted'

/** When what a file imports later is loaded; an entry by itself. */
const byImporter: Readonly<Record<string, Moment>> = {
  'src/visitor/boot.ts': 'small',
  'src/visitor/enhancements.ts': 'small',
  'src/plugins/enhancements.ts': 'small',
  'src/visitor/islands.ts': 'islands',
  'src/visitor/islandRoot.tsx': 'island',
  'src/plugins/islands.ts': 'island',
  'src/editor/editor.screen.tsx': 'editor',
  'src/editor/canvas/loadWriting.ts': 'writing',
  'src/editor/canvas/loadLists.ts': 'around',
  'src/editor/commands/loadTransforms.ts': 'around',
  'src/editor/commands/loadClipboard.ts': 'around',
  'src/editor/partsAround.ts': 'around',
}

const byPath: Readonly<Record<string, Moment>> = {
  'src/visitor/boot.ts': 'page',
  'src/dashboard/boot.tsx': 'shell',
  'src/dashboard/Frame.tsx': 'frame',
}

/** What a landing page is made of: these views are drawn before the first key. */
const firstViews = /^src\/blocks\/(paragraph|heading|image|button|list|quote|group|columns?)\/view\.tsx$/

/** A product is on its page as one block or in parts: they are loaded together. */
const productViews = /^src\/blocks\/product(-\w+)?\/view\.tsx$/

export interface Root {
  path: string
  /** Who imports it later; nobody: it is an entry. */
  by: readonly string[]
}

export interface Reached {
  moment: Moment
  /** Tells apart what is loaded one by one. */
  name: string
}

export function momentOf({ path, by }: Root): Reached {
  const found = byPath[path] ?? by.flatMap((one) => byImporter[one] ?? []).at(0)
  if (found === 'island' && productViews.test(path)) return { moment: 'island', name: 'product' }
  if (found === 'small' || found === 'island') return { moment: found, name: path }
  if (found) return { moment: found, name: found }
  if (firstViews.test(path)) return { moment: 'editor', name: 'editor' }
  const moment = by.some((one) => one.endsWith('.screen.tsx')) ? 'screen' : 'wanted'
  return { moment, name: path }
}

/** What so many of the screens need comes with the frame; what so many need is one file. */
const most = 0.5
const some = 0.2

/** The file that a module goes into; null: the bundler decides, by exactly who reaches it. */
export function groupOf(reached: readonly Reached[], screenCount: number): string | null {
  const moments = new Set(reached.map(({ moment }) => moment))
  const has = (moment: Moment) => moments.has(moment)
  const islands = reached.filter(({ moment }) => moment === 'island')
  const screens = has('frame') ? screenCount : reached.filter(({ moment }) => moment === 'screen').length
  const isFirstKey = has('editor') || has('writing')
  const isOfDashboard = isFirstKey || has('shell') || has('around') || screens > 0 || has('wanted')
  const wakesUp = has('islands') || islands.length > 0

  // Public pages first: whatever else is in such a file, they have to load it.
  if (has('page')) return wakesUp || isOfDashboard ? 'common' : null
  // What only a block's own script and its view share waits until one of them is asked for.
  const isEarlyOrShared = isFirstKey || has('shell') || has('around') || screens > 0
  if (has('small')) return wakesUp || isEarlyOrShared ? 'shared' : null
  if (has('islands')) return isOfDashboard ? 'react' : 'islands'
  if (wakesUp && (has('shell') || isFirstKey)) return 'react'
  if (islands.some(({ name }) => name === 'product'))
    return islands.length > 1 || screens > 0 || has('around') ? 'blocks' : 'product'
  if (wakesUp) return null

  if (has('shell')) return reached.length > 1 ? 'shell' : null
  if (isFirstKey) return screens > 0 ? 'early' : has('editor') ? 'editor' : 'writing'
  if (screens >= screenCount * most || (screens > 0 && has('around'))) return 'screens'
  if (screens > 1 && screens >= screenCount * some) return 'forms'
  return has('around') && screens === 0 ? 'around' : null
}

export interface Chunk {
  fileName: string
  /** The root that it is the file of. */
  facade: string | null
  imports: readonly string[]
  modules: readonly string[]
}

/** The group of each module that has one. @param chunks those of a build without groups */
export function groupsOf(chunks: readonly Chunk[], roots: readonly Root[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reachedBy = new Map<string, Map<string, Reached>>()
  const screens = new Set<string>()
  for (const root of roots) {
    const start = chunks.find(({ facade }) => facade === root.path)
    if (!start) continue
    const reached = momentOf(root)
    if (reached.moment === 'screen') screens.add(reached.name)
    for (const file of closureOf(start.fileName, byFile)) {
      const known = reachedBy.get(file) ?? new Map<string, Reached>()
      reachedBy.set(file, known.set(`${reached.moment} ${reached.name}`, reached))
    }
  }
  return new Map(
    chunks.flatMap(({ fileName, modules }) => {
      const group = groupOf([...(reachedBy.get(fileName)?.values() ?? [])], screens.size)
      return group === null ? [] : modules.map((module): [string, string] => [module, group])
    }),
  )
}

function closureOf(start: string, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const seen = new Set<string>()
  const walk = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    byFile.get(file)?.imports.forEach(walk)
  }
  walk(start)
  return seen
}

const root = join(import.meta.dirname, '..')

/** Below the project, with `/`; what lies elsewhere stays as it is. */
const pathOf = (id: string): string =>
  id.startsWith(root + sep) ? relative(root, id).replaceAll(sep, '/') : id

/** In a first build without groups: tells what goes together. */
export function noteGroups(found: (groups: Map<string, string>) => void): Plugin {
  return {
    name: 'note-groups',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((part): Chunk[] => {
        if (part.type !== 'chunk') return []
        const { fileName, facadeModuleId: facade, imports, modules } = part
        return [{ fileName, facade: facade && pathOf(facade), imports, modules: Object.keys(modules) }]
      })
      const by = new Map<string, string[]>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info?.isEntry) by.set(pathOf(id), [])
        for (const later of info?.dynamicallyImportedIds ?? [])
          by.set(pathOf(later), [...(by.get(pathOf(later)) ?? []), pathOf(id)])
      }
      found(
        groupsOf(
          chunks,
          [...by].map(([path, importers]) => ({ path, by: importers })),
        ),
      )
    },
  }
}

/** In the build itself: puts together what goes together. */
export function groupedChunks(groups: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'grouped-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string) => groups.get(id) ?? null, debugName: 'moments' }],
            },
          },
        },
      },
    }),
    // The server asks the manifest by sources (platform/http/assets.ts): also by those that share a file.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = Object.values(bundle).find(({ fileName }) => /manifest[.\w]*\.json$/.test(fileName))
        if (manifest?.type !== 'asset') return
        const entries: Record<string, { file: string }> = JSON.parse(String(manifest.source))
        const byFile = new Map(Object.values(entries).map((entry) => [entry.file, entry]))
        for (const part of Object.values(bundle)) {
          const entry = byFile.get(part.fileName)
          if (part.type !== 'chunk' || !entry) continue
          for (const id of Object.keys(part.modules))
            if (this.getModuleInfo(id)?.dynamicImporters.length) entries[pathOf(id)] ??= entry
        }
        manifest.source = JSON.stringify(entries, null, 2)
      },
    },
  }
}
