/** Starts the system's own PostgreSQL, where there is one, on a socket in a temporary folder. */
import { spawnSync } from 'node:child_process'
import { chownSync, chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const nobody = 65_534
/** Its data goes with the run. */
const settings = [
  'listen_addresses=',
  'max_connections=100',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Returns its URL and how to stop it, or null where none is installed. */
export function startDebianPostgres() {
  const base = '/usr/lib/postgresql'
  const version = existsSync(base)
    ? readdirSync(base)
        .filter((name) => Number(name) >= 15)
        .sort()[0]
    : undefined
  if (!version || !existsSync(join(base, version, 'bin', 'initdb'))) return null
  const folder = mkdtempSync(join(tmpdir(), 'plinth-pg-'))
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  chmodSync(folder, 0o755)
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  if ('uid' in owner) for (const path of [folder, cluster]) chownSync(path, nobody, nobody)
  const options = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...owner,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  }
  const run = (name, args) => spawnSync(join(base, version, 'bin', name), args, options).status === 0
  const made =
    run('initdb', ['-D', cluster, '-U', 'plinth', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']) &&
    run('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', `-k ${folder} ${settings}`, 'start'])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!made) {
    remove()
    return null
  }
  return {
    version,
    url: `postgresql://plinth@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop'])
      remove()
    },
  }
}
