/**
 * Builds the browser files (client, compressed once and for all) and the server, with the blocks of the plugins that lie in
 * the data folder. `--into <folder>` builds elsewhere than dist/, `--plain` leaves out compressing: for tests. `--languages en`
 * builds the client in these languages only, English first: while developing. `--add en-XA` adds the browser files of a further
 * language to a build that is there: for tests.
 */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { parseArgs, promisify } from 'node:util'
import { build } from 'vite'
import { groupedChunks, noteGroups } from './browserChunks.ts'
import { pluginBlocks } from './pluginBlocks.ts'
import { pluginsToBuild } from './plugins.ts'
import { pluginsFolder } from './prepare.mjs'
import { textsInBrowser } from './textsInBrowser.ts'
import { languages } from '../src/platform/language/current.ts'

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'dist' },
    plain: { type: 'boolean', default: false },
    add: { type: 'string' },
    languages: { type: 'string', default: languages.join() },
  },
})
const into = resolve(values.into)
const compress = promisify(brotliCompress)
const logLevel = 'warn'

const found = await pluginsToBuild(pluginsFolder())
if (values.add) {
  await buildClient(values.add, found, await groupsFor(found))
  process.exit()
}
await rm(join(into, 'built'), { force: true })
for (const [name, { error }] of Object.entries(found.built)) if (error) sayLeftOut(name, error)
try {
  await buildWith(found)
} catch (error) {
  if (found.plugins.length === 0) throw error
  // Each alone was whole. The site is worth more than they are.
  const reason = `Plinth could not be built with it: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`
  const built = Object.fromEntries(
    Object.entries(found.built).map(([name, one]) => [name, { ...one, error: one.error ?? reason }]),
  )
  for (const { name } of found.plugins) sayLeftOut(name, reason)
  await buildWith({ plugins: [], built })
}
if (!values.plain) await compressAll(join(into, 'client', 'assets'))

function sayLeftOut(name, error) {
  process.stderr.write(`The plugin ${name} is left out: ${error}\n`)
}

async function buildWith({ plugins, built }) {
  for (const mode of ['client', 'server']) await rm(join(into, mode), { recursive: true, force: true })
  await build({
    logLevel,
    mode: 'server',
    build: { outDir: join(into, 'server') },
    plugins: [pluginBlocks({ plugins, built, isBrowser: false })],
  })
  const groups = await groupsFor({ plugins, built })
  // What has no texts comes out alike in each language, under one name.
  for (const language of values.languages.split(',')) await buildClient(language, { plugins, built }, groups)
  if (plugins.length === 0) return
  const { status, stderr } = spawnSync(process.execPath, [join(into, 'server', 'cli.js'), '--help'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0)
    throw new Error(
      `the server does not load: ${stderr.split('\n').find((line) => /Error/.test(line)) ?? ''}`,
    )
}

/** Which files of the client go together, by a first build that is not kept. */
async function groupsFor({ plugins, built }) {
  let groups = new Map()
  await build({
    logLevel: 'error',
    mode: 'client',
    build: { write: false, minify: false, cssMinify: false, manifest: false },
    plugins: [
      textsInBrowser('en'),
      pluginBlocks({ plugins, built, isBrowser: true }),
      noteGroups((found) => {
        groups = found
      }),
    ],
  })
  return groups
}

async function buildClient(language, { plugins, built }, groups) {
  await build({
    logLevel,
    mode: 'client',
    build: {
      outDir: join(into, 'client'),
      emptyOutDir: false,
      ...(language === 'en' ? {} : { manifest: `.vite/manifest.${language}.json` }),
    },
    plugins: [
      textsInBrowser(language),
      pluginBlocks({ plugins, built, isBrowser: true }),
      groupedChunks(groups),
    ],
  })
}

async function compressAll(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  async function compressNext() {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const bytes = await readFile(join(folder, name))
      const packed = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      await writeFile(join(folder, `${name}.br`), packed)
    }
  }
  await Promise.all([compressNext(), compressNext(), compressNext(), compressNext()])
}
