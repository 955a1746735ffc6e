/**
 * Builds the blocks of plugins together with the product: writes the modules of src/plugins/ for those that are given, and
 * lets what lies in their folders, wherever that is, import the product's `#blocks/…`, React and zod: one of each.
 */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltPlugin } from '../src/plugins/built.ts'

/** A plugin that can be built in. */
export interface WholePlugin {
  name: string
  /** Where it really lies. */
  folder: string
  /** Its block types. */
  types: readonly string[]
  /** Those that wake up in the browser. */
  interactive: readonly string[]
}

const root = join(import.meta.dirname, '..')
const modulesFolder = join(root, 'src', 'plugins')
/** A package or `#…`, not a path. */
const isName = /^[#@a-z]/i
/** What must not be there twice. */
const shared = /^(#|zod$|react(-dom)?($|\/))/

interface Options {
  plugins: readonly WholePlugin[]
  built: Readonly<Record<string, BuiltPlugin>>
  /** True: for browsers, where definitions need no zod. */
  isBrowser: boolean
}

export function pluginBlocks({ plugins, built, isBrowser }: Options): Plugin {
  return {
    name: 'plugin-blocks',
    enforce: 'pre',
    resolveId: {
      filter: { id: isName },
      // Nearly all that is asked is of the product itself: that is answered at once.
      handler(source, importer) {
        if (!importer || !plugins.some(({ folder }) => importer.startsWith(folder + sep))) return null
        if (isBrowser && source === 'zod') return join(root, 'src', 'blocks', 'schemaShape.ts')
        const ofProduct = () => this.resolve(source, join(root, 'src', 'main.ts'), { skipSelf: true })
        return shared.test(source)
          ? ofProduct()
          : this.resolve(source, importer, { skipSelf: true }).then((own) => own ?? ofProduct())
      },
    },
    load: {
      filter: { id: /src[\\/]plugins[\\/]/ },
      handler: (id) =>
        id.startsWith(modulesFolder + sep)
          ? (writers[id.slice(modulesFolder.length + 1)]?.(plugins, built) ?? null)
          : null,
    },
  }
}

type Writer = (plugins: readonly WholePlugin[], built: Options['built']) => string

const writers: Readonly<Record<string, Writer>> = {
  'definitions.ts': (plugins) => {
    const files = plugins.flatMap((plugin) =>
      plugin.types.map((type) => ({ name: plugin.name, path: fileOf(plugin, type, 'definition.ts') })),
    )
    const held = plugins.map(
      ({ name }) =>
        `${quoted(name)}:[${files.flatMap((file, index) => (file.name === name ? [`m${index}`] : [])).join()}]`,
    )
    return `${files.map(({ path }, index) => `import * as m${index} from ${quoted(path)}`).join('\n')}\nexport const modules = {${held.join()}}`
  },
  'panels.ts': (plugins) => {
    const paths = filesOf(plugins, 'definition.ts').map(([, path]) => `${path}?panel`)
    return `${paths.map((path, index) => `import * as m${index} from ${quoted(path)}`).join('\n')}\nexport const modules = [${paths.map((_, index) => `m${index}`).join()}]`
  },
  'views.ts': (plugins) => eager('views', filesOf(plugins, 'view.tsx')),
  'sheets.ts': (plugins) =>
    eager(
      'sheets',
      filesOf(plugins, 'style.css').map(([type, path]) => [type, `${path}?inline`]),
    ),
  'lazyViews.ts': (plugins) => lazy(filesOf(plugins, 'view.tsx'), '.then((view) => view.default)'),
  'islands.ts': (plugins) =>
    lazy(
      filesOf(plugins, 'view.tsx').filter(([type]) =>
        plugins.some(({ interactive }) => interactive.includes(type)),
      ),
    ),
  'enhancements.ts': (plugins) => lazy(filesOf(plugins, 'enhance.ts')),
  'built.ts': (_, built) => `export const builtPlugins = ${JSON.stringify(built)}`,
}

type TypeAndPath = readonly [type: string, path: string]

function eager(name: string, files: readonly TypeAndPath[]): string {
  return `${files.map(([, path], index) => `import m${index} from ${quoted(path)}`).join('\n')}\nexport const ${name} = {${files.map(([type], index) => `${quoted(type)}:m${index}`).join()}}`
}

function lazy(files: readonly TypeAndPath[], then = ''): string {
  return `export const loaders = new Map([${files.map(([type, path]) => `[${quoted(type)},() => import(${quoted(path)})${then}]`).join()}])`
}

const quoted = (text: string): string => JSON.stringify(text)

const fileOf = ({ folder }: WholePlugin, type: string, name: string): string =>
  join(folder, 'blocks', type, name).replaceAll(sep, '/')

/** The files of this name, of the blocks that have one. */
function filesOf(plugins: readonly WholePlugin[], name: string): TypeAndPath[] {
  return plugins
    .flatMap((plugin) => plugin.types.map((type): TypeAndPath => [type, fileOf(plugin, type, name)]))
    .filter(([, path]) => existsSync(path))
}
