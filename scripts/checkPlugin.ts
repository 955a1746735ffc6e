/**
 * Looks whether one plugin can be built in, in a process of its own, which it may end or keep waiting: bundles its blocks as
 * the build does and loads what the server and the browser would load. Prints `{ error, interactive }` as its last line.
 *   node scripts/checkPlugin.ts <empty folder to work in> <folder of the plugin> <type> …
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { browserDefinitions } from './browserDefinitions.ts'
import { pluginBlocks, type WholePlugin } from './pluginBlocks.ts'

const [place = '', folder = '', ...types] = process.argv.slice(2)
const plugin: WholePlugin = { name: '', folder, types, interactive: [] }
const product = join(import.meta.dirname, '..', 'src')
const entryName = '\0entry'

class Fault extends Error {}

function tell(answer: { error: string | null; interactive: string[] }): void {
  process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0))
}

async function interactiveTypes(): Promise<string[]> {
  const server = await loadedOnServer()
  const interactive: string[] = []
  for (const type of types) {
    const definition = definitionIn(type, server.definitions[type])
    if (typeof server.views[type]?.default !== 'function')
      throw new Fault(`blocks/${type}/view.tsx has no default export that draws the block.`)
    if (definition.interactive !== undefined) interactive.push(type)
  }
  await loadInBrowser()
  for (const type of types) {
    const files = [...(interactive.includes(type) ? ['view.tsx'] : []), 'enhance.ts']
      .map((name) => join(folder, 'blocks', type, name))
      .filter((path) => existsSync(path))
    for (const path of files) await checkPublic(path)
  }
  return interactive
}

const path = (type: string, name: string): string =>
  JSON.stringify(join(folder, 'blocks', type, name).replaceAll('\\', '/'))

/** Definitions, views and sheets as the server has them. */
async function loadedOnServer(): Promise<{
  definitions: Record<string, Record<string, unknown>>
  views: Record<string, { default?: unknown }>
}> {
  const sheets = types.filter((type) => existsSync(join(folder, 'blocks', type, 'style.css')))
  const code = await bundled(
    [
      ...types.map(
        (type, index) =>
          `import * as d${index} from ${path(type, 'definition.ts')}\nimport * as v${index} from ${path(type, 'view.tsx')}`,
      ),
      ...sheets.map((type, index) => `import s${index} from ${path(type, 'style.css?inline')}`),
      `export const definitions = {${types.map((type, index) => `${JSON.stringify(type)}:d${index}`).join()}}`,
      `export const views = {${types.map((type, index) => `${JSON.stringify(type)}:v${index}`).join()}}`,
      `export const sheets = [${sheets.map((_, index) => `s${index}`).join()}]`,
    ].join('\n'),
    { isBrowser: false, format: 'es' },
  )
  const file = join(place, 'plugin.mjs')
  await writeFile(file, code)
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    throw new Fault(`It throws while it loads: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The definitions as the editor loads them at its start: with what stands in for zod, and with nothing of Node. */
async function loadInBrowser(): Promise<void> {
  const code = await bundled(
    types
      .flatMap((type) => [
        `import ${path(type, 'definition.ts')}`,
        `import ${path(type, 'definition.ts?panel')}`,
      ])
      .join('\n'),
    { isBrowser: true, format: 'iife' },
  )
  try {
    runInNewContext(code, { console })
  } catch (error) {
    throw new Fault(
      `A definition.ts does not load in the browser, where the editor reads it: ${error instanceof Error || (typeof error === 'object' && error && 'message' in error) ? error.message : String(error)}. See docs/plugins.md.`,
    )
  }
}

/** What visitors load must bring nothing of the product along but React. */
async function checkPublic(path: string): Promise<void> {
  const loaded: string[] = []
  await bundled(`import ${JSON.stringify(path.replaceAll('\\', '/'))}`, {
    isBrowser: true,
    format: 'es',
    loaded,
  })
  const foreign = loaded.find(
    (id) => id.startsWith(product) || /\/node_modules\/(?!react|scheduler)/.test(id),
  )
  if (foreign)
    throw new Fault(
      `${inPlugin(path)} brings ${foreign.replace(join(product, '..'), '').slice(1)} to public pages; what visitors load may import the plugin's own files, types and React only.`,
    )
}

async function bundled(
  entry: string,
  { isBrowser, format, loaded = [] }: { isBrowser: boolean; format: 'es' | 'iife'; loaded?: string[] },
): Promise<string> {
  const output = await build({
    configFile: false,
    root: join(product, '..'),
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'plugin-entry' ? entryName : null),
        load: (id) => (id === entryName ? { code: entry, moduleType: 'js', moduleSideEffects: true } : null),
        moduleParsed: ({ id }) => void loaded.push(id),
      },
      react(),
      pluginBlocks({ plugins: [plugin], built: {}, isBrowser }),
      ...(isBrowser ? [browserDefinitions()] : []),
    ],
    ...(isBrowser ? {} : { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      write: false,
      minify: false,
      cssMinify: true,
      ssr: !isBrowser,
      rolldownOptions: { input: 'plugin-entry', treeshake: false, output: { format, codeSplitting: false } },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((result): Rolldown.OutputChunk[] =>
      'output' in result ? result.output.filter((file) => file.type === 'chunk') : [],
    )
  return chunks.map(({ code }) => code).join('\n')
}

/** @throws Fault where the file does not export one definition of that type, or says of it what cannot be */
function definitionIn(type: string, module: Record<string, unknown> | undefined): Record<string, unknown> {
  const file = `blocks/${type}/definition.ts`
  const found = Object.values(module ?? {}).filter(
    (value): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && 'type' in value && 'defaults' in value,
  )
  const [definition] = found
  if (!definition || found.length > 1)
    throw new Fault(`${file} has to export one definition, made by defineBlock; it exports ${found.length}.`)
  if (definition.type !== type)
    throw new Fault(`${file} defines the type ${String(definition.type)}; its folder says ${type}.`)
  const wrong = [
    ['label', typeof definition.label === 'string' && definition.label !== ''],
    ['icon', typeof definition.icon === 'string'],
    ['category', ['text', 'media', 'layout', 'shop', 'dynamic'].includes(String(definition.category))],
    ['keywords', isList(definition.keywords)],
    ['version', Number.isInteger(definition.version) && Number(definition.version) >= 1],
    ['panel', isList(definition.panel)],
    [
      'accepts',
      definition.accepts === 'any' ||
        definition.accepts === 'nothing' ||
        (typeof definition.accepts === 'object' && definition.accepts !== null),
    ],
    [
      'interactive',
      definition.interactive === undefined ||
        ['load', 'idle', 'visible', 'interaction'].includes(String(definition.interactive)),
    ],
  ].find(([, isRight]) => !isRight)
  if (wrong) throw new Fault(`${file}: ${String(wrong[0])} is missing or is not what it has to be.`)
  const { state, defaults } = definition
  if (!hasSafeParse(state)) throw new Fault(`${file}: state has to be a schema, z.strictObject({ … }).`)
  const read = state.safeParse(defaults)
  if (!read.success)
    throw new Fault(
      `${file}: defaults do not fit state: ${read.error?.issues[0]?.path.join('.') ?? ''} ${read.error?.issues[0]?.message ?? ''}`.trim(),
    )
  return definition
}

const isList = (value: unknown): boolean => Array.isArray(value)

interface Checks {
  safeParse(value: unknown): {
    success: boolean
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

function hasSafeParse(value: unknown): value is Checks {
  return (
    typeof value === 'object' &&
    value !== null &&
    'safeParse' in value &&
    typeof value.safeParse === 'function'
  )
}

/** Files as their author knows them; the bundler names them by their way from here, which may be a short one. */
const inPlugin = (text: string): string =>
  text
    .replaceAll(`${relative(process.cwd(), folder)}/`, '')
    .split(`${folder}/`)
    .map((part, index, parts) => (index < parts.length - 1 ? part.replace(/[./]*$/, '') : part))
    .join('')

/** The first lines, without colours and without the places of this machine. */
function inWords(error: unknown): string {
  if (error instanceof Fault) return error.message
  const message = error instanceof Error ? error.message : String(error)
  const plain = inPlugin(message.replace(/\u001b\[[\d;]*m/g, '')).replaceAll(`${join(product, '..')}/`, '')
  const spot = /╭─\[ (.+?) \]/.exec(plain)?.[1]
  // Without the drawing of the place that bundlers put under their words, and without their own names before them.
  const lines = plain
    .split('\n')
    .filter((line) => !/^\s*($|at |[╭│╰─^]|\d* *[|│])|^Build failed/.test(line))
    .map((line) => line.trim().replace(/^(\[[\w: -]+\] ?)+/, ''))
  return `${lines.slice(0, 3).join('\n').slice(0, 500) || 'It could not be loaded.'}${spot ? ` (${spot})` : ''}`
}

try {
  tell({ error: null, interactive: await interactiveTypes() })
} catch (error) {
  tell({ error: inWords(error), interactive: [] })
}
