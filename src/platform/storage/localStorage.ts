/** Files on the local disk, below one folder that nothing leads out of. */
import { createReadStream } from 'node:fs'
import { chmod, lstat, mkdir, open, readFile, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { newId } from '../ids.ts'
import { problem, rootFolders, safePath } from './paths.ts'
import type { Root, Storage, StoredFile } from './storage.ts'

export async function localStorage(dataDirectory: string): Promise<Storage> {
  const base = join(dataDirectory, 'files')
  for (const folder of Object.values(rootFolders)) await mkdir(join(base, folder), { recursive: true })
  // Other accounts of the machine read nothing private, nor what an older version wrote there with wider rights; a folder
  // that is mounted from elsewhere may belong to somebody else, who decides then.
  await chmod(join(base, rootFolders.private), 0o700).catch(() => undefined)
  const realBase = await realpath(base)

  /** The place on disk; a link that leads out of the root is refused. */
  async function place(root: Root, path: string): Promise<string> {
    const rootFolder = join(realBase, rootFolders[root])
    const full = join(rootFolder, safePath(path))
    for (let current = full; current.length > rootFolder.length; current = dirname(current)) {
      const info = await lstat(current).catch(() => null)
      if (info?.isSymbolicLink()) throw problem('storage.bad_path')
    }
    return full
  }

  const openTo = (root: Root) =>
    root === 'private' ? { folder: 0o700, file: 0o600 } : { folder: 0o755, file: 0o644 }

  return {
    async write(root, path, content) {
      if (safePath(path) === '') throw problem('storage.bad_path')
      const target = await place(root, path)
      await mkdir(dirname(target), { recursive: true, mode: openTo(root).folder })
      const draft = join(dirname(target), `.${newId()}.part`)
      const file = await open(draft, 'wx', openTo(root).file)
      let size = 0
      try {
        const chunks = content instanceof Uint8Array ? [content] : content
        for await (const chunk of chunks) {
          // writeFile goes on where it stopped; a single write may take a part only, as on a disk that is nearly full.
          await file.writeFile(chunk)
          size += chunk.length
        }
        await file.sync()
        await file.close()
        await rename(draft, target)
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(draft, { force: true })
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
          throw problem('storage.full')
        throw error
      }
      return { size }
    },
    async read(root, path) {
      return readFile(await place(root, path)).catch(() => null)
    },
    async stream(root, path, range) {
      const target = await place(root, path)
      const info = await lstat(target).catch(() => null)
      return info?.isFile() ? createReadStream(target, range) : null
    },
    async stat(root, path) {
      const target = await place(root, path)
      const info = await lstat(target).catch(() => null)
      return info ? describe(safePath(path), info) : null
    },
    async list(root, folder) {
      const target = await place(root, folder)
      const names = await readdir(target).catch(() => [])
      const files: StoredFile[] = []
      for (const name of names.sort()) {
        if (name.startsWith('.')) continue
        const info = await lstat(join(target, name)).catch(() => null)
        if (info && !info.isSymbolicLink()) files.push(describe(posix.join(safePath(folder), name), info))
      }
      return files
    },
    async createFolder(root, path) {
      await mkdir(await place(root, path), { recursive: true, mode: openTo(root).folder })
    },
    async removeFolder(root, path) {
      if (safePath(path) === '') throw problem('storage.bad_path')
      return rmdir(await place(root, path)).then(
        () => true,
        (error: unknown) => {
          const code = error instanceof Error && 'code' in error ? error.code : null
          if (code === 'ENOENT') return true
          if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR') return false
          throw error
        },
      )
    },
    async remove(root, path) {
      if (safePath(path) === '') throw problem('storage.bad_path')
      await rm(await place(root, path), { recursive: true, force: true })
    },
  }
}

function describe(path: string, info: { isDirectory(): boolean; size: number; mtime: Date }): StoredFile {
  const isDirectory = info.isDirectory()
  return {
    path,
    name: posix.basename(path),
    isDirectory,
    size: isDirectory ? 0 : info.size,
    changedAt: info.mtime,
  }
}
