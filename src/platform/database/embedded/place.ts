/** Where the embedded database lives and as whom it runs: PostgreSQL refuses to run as root. */
import { createHash } from 'node:crypto'
import { chown, mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The user and group "nobody", as whom the database runs when we are root. */
const nobody = 65_534

export interface Place {
  /** Holds cluster/ and pgsql/. */
  folder: string
  cluster: string
  socketFolder: string
  owner: { uid: number; gid: number } | null
}

/** Returns the place for a data directory, made and owned as it must be. */
export async function placeFor(dataDirectory: string): Promise<Place> {
  const wanted = join(resolve(dataDirectory), 'postgres')
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: nobody, gid: nobody } : null
  const folder = isRoot && !(await othersReach(dirname(wanted))) ? join('/var/lib/plinth', key) : wanted
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const cluster = join(folder, 'cluster')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  // A socket's path has at most 107 bytes.
  const near = join(folder, 'socket')
  const socketFolder = near.length + 20 < 100 ? near : join(tmpdir(), `plinth-${key}`)
  await mkdir(socketFolder, { recursive: true, mode: 0o700 })
  if (owner) for (const path of [cluster, socketFolder]) await chown(path, owner.uid, owner.gid)
  return { folder, cluster, socketFolder, owner }
}

/** True when every folder on the way (made or not yet made) lets other users through. */
async function othersReach(path: string): Promise<boolean> {
  for (let current = path; ; current = dirname(current)) {
    const info = await stat(current).catch(() => null)
    if (info && (info.mode & 0o001) === 0) return false
    if (current === dirname(current)) return true
  }
}
