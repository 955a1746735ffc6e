/** What paths files may have, and what can go wrong with keeping them. */
import { defineProblems } from '../operations/problem.ts'
import { generalProblems } from '../operations/texts/generalProblems.ts'
import type { Root } from './storage.ts'

export const problem = defineProblems(
  {
    'storage.bad_path': { status: 400 },
    'storage.full': { status: 507 },
    'storage.unavailable': {
      status: 503,
    },
  },
  generalProblems,
)

/** Folder on disk, or prefix in a bucket, of each root. */
export const rootFolders: Record<Root, string> = {
  public: 'public',
  private: 'site-plugins',
  cache: 'cache',
  entries: 'entries',
}

/** Returns the path without empty parts. @throws Problem storage.bad_path for anything that could leave the root */
export function safePath(path: string): string {
  if (/[\u0000-\u001f\\]/.test(path) || path.length > 512 || path.startsWith('//'))
    throw problem('storage.bad_path')
  const parts = path.split('/').filter(Boolean)
  if (parts.some((part) => part === '.' || part === '..' || part.length > 200))
    throw problem('storage.bad_path')
  return parts.join('/')
}
