/**
 * `npm run plinth -- plugin check <name>`: would the build take the plugin in, do its types fit, do its tests pass?
 * Writes the tsconfig.json that editors need where the plugin has none.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readPluginFolder } from '../src/features/plugins/pluginFolders.ts'
import { checkPlugin } from './plugins.ts'

const [parent = '', name = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const plugin = await readPluginFolder(parent, name)
if (!plugin) throw new Error(`There is no plugin ${name} in ${parent}`)

const error = plugin.error ?? (await checkPlugin(plugin)).error
step('It can be built in', error === null, error ?? '')

const settings = join(plugin.folder, 'tsconfig.json')
if (!existsSync(settings)) {
  writeFileSync(settings, `${JSON.stringify(typeSettings(plugin.folder), null, 2)}\n`)
  process.stdout.write('  tsconfig.json written: your editor knows the types of Plinth now\n')
}
const types = run('typescript/bin/tsc', ['--noEmit', '-p', settings])
step('Its types fit', types.status === 0, types.stdout + types.stderr)

const tests = run('vitest/vitest.mjs', ['run', '--config', join(root, 'scripts', 'pluginTests.config.ts')], {
  PLUGIN_FOLDER: plugin.folder,
})
step('Its tests pass', tests.status === 0, tests.stdout + tests.stderr)

function step(title: string, isFine: boolean, why: string): void {
  process.stdout.write(`${isFine ? 'ok  ' : 'LOOK'}  ${title}\n${isFine ? '' : `${why.trimEnd()}\n`}`)
  if (!isFine) process.exit(1)
}

function run(script: string, args: readonly string[], environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  })
}

/** Those of the product; a folder elsewhere is told where the product and its packages lie. */
function typeSettings(folder: string) {
  const way = relative(folder, root).split(sep).join('/')
  const isInside = folder.startsWith(root + sep)
  const packages = `${way}/node_modules`
  const paths = {
    '#*': [`${way}/src/*`],
    ...Object.fromEntries(
      ['react', 'react/*', 'react-dom/*'].map((one) => [one, [`${packages}/@types/${one}`]]),
    ),
    zod: [`${packages}/zod`],
    vitest: [`${packages}/vitest`],
  }
  if (isInside) return { extends: `${way}/tsconfig.json`, include: ['blocks'] }
  return {
    extends: `${way}/tsconfig.json`,
    compilerOptions: { paths, typeRoots: [`${packages}/@types`], types: ['node'] },
    include: ['blocks', `${packages}/vite/client.d.ts`],
  }
}
