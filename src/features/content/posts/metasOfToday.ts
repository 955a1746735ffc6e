/**
 * Metas that only say what tables hold, such as the quantities of a product: a type's feature answers them from there, so
 * that nobody reads what was true when the post was last saved.
 */
import type { Db, Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mayWrite } from '../rights.ts'
import type { Meta, Post } from '../schema.ts'

interface Asked {
  /** True for a version of before: what it said of the tables is over. */
  isOld: boolean
  /** True where the answer may come back as a save. */
  isForWriter: boolean
}

interface MetaReader {
  today(db: Db, post: Post, asked: Asked): Promise<Meta[]>
  /** What a copy of the post begins with. */
  ofCopy(db: Db, post: Post): Promise<Meta[]>
}

const readers = new Map<string, MetaReader>()

/** Called once, at the start of the program, by the feature whose tables the metas of the type are about. */
export function readMetasBy(type: string, reader: MetaReader): void {
  readers.set(type, reader)
}

/** The post as it is answered: its metas say what the tables hold now. */
export async function withMetasOfToday(
  context: Platform & { viewer: Viewer },
  post: Post,
  { db = context.db, isOld = false }: { db?: Db; isOld?: boolean } = {},
): Promise<Post> {
  const reader = readers.get(post.type)
  if (!reader || post.metas.length === 0) return post
  const isForWriter = mayWrite(context.viewer, post.type, post.created_by)
  return { ...post, metas: await reader.today(db, post, { isOld, isForWriter }) }
}

export async function metasOfCopy(platform: Platform, post: Post): Promise<Meta[]> {
  return (await readers.get(post.type)?.ofCopy(platform.db, post)) ?? post.metas
}
