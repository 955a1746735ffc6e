/**
 * What every command needs first, with nothing but Node and npm: the packages, the right Node, the build.
 * Runs on Node 20 and imports no package.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wantedMajor = 24

/**
 * How the server is started everywhere. Left alone, Node keeps 128 MB for objects that are gone within the same request,
 * lets garbage stand as long as the machine has memory, and glibc keeps a pool for each thread: 385 MB after 1,000
 * checkouts instead of 187, at the same speed (docs/performance.md).
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40']
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
export const serverProgram = join(root, 'dist', 'server', 'main.js')

/** Prints one line and ends the program. */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Installs the packages of the lock file when they are missing or of another lock file. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const marker = join(root, 'node_modules', '.plinth-installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  process.stdout.write('Installing the packages …\n')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  )
  if (status !== 0) fail('npm could not install the packages; the lines above say why')
  writeFileSync(marker, lock)
}

/** Returns the path of a Node of the wanted version: the running one, or the one that came with the packages. */
export function node() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  const system = { linux: 'linux', win32: 'win' }[process.platform]
  const packaged = join(
    root,
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(packaged)) return packaged
  return fail(`Plinth needs Node ${wantedMajor} or newer; this is ${process.versions.node}`)
}

/**
 * Builds server and browser files when a source is newer than the build.
 * @param languages comma-separated, English first; the dashboard and the pages then have these only
 */
export function build({ languages } = {}) {
  const stamp = join(root, 'dist', 'built')
  const wanted = `${sourceStamp()} ${languages ?? ''}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building …\n')
  const { status } = spawnSync(
    node(),
    [join(root, 'scripts', 'build.mjs'), ...(languages ? ['--languages', languages] : [])],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) fail('The build failed; the lines above say why')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Where plugins lie: in the data folder of the server that will be started here (docs/plugins.md). */
export function pluginsFolder() {
  const file = join(root, '.env')
  const given =
    process.env.DATA_DIR ?? (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).DATA_DIR : undefined)
  return resolve(root, given || 'data', 'files', 'site-plugins')
}

/** Names, sizes and times of all that the build reads. */
function sourceStamp() {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'vite.config.ts', 'scripts', 'src', 'themes', 'demo'])
    walk(join(root, name), hash)
  // Private files of other kinds may lie beside plugins.
  const plugins = pluginsFolder()
  for (const name of existsSync(plugins) ? readdirSync(plugins).sort() : [])
    if (existsSync(join(plugins, name, 'plugin.json'))) walk(join(plugins, name), hash)
  return hash.digest('hex')
}

function walk(path, hash) {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info) return
  if (!info.isDirectory()) {
    if (!/\.test\.tsx?$|[\\/]tsconfig\.json$/.test(path))
      hash.update(`${path}:${info.size}:${info.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) if (name !== 'node_modules') walk(join(path, name), hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'build') build()
