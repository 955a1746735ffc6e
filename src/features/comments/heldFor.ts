/** Why a comment waits for a moderator whoever wrote it (F-COM-07): many links, a held word, a text that was sent before. */
import { readSetting } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import { commentTexts } from './texts/commentTexts.ts'

export interface CommentFilter {
  /** So many links make a comment wait; 0: links never do. */
  links: number
  words: readonly string[]
}

export async function commentFilter(db: Db): Promise<CommentFilter> {
  const [links, words] = await Promise.all([
    readSetting(db, 'comments_held_links'),
    readSetting(db, 'comments_held_words'),
  ])
  return { links, words }
}

const link =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|co|ru|cn|top|xyz|shop|online|site|club|link)\b/gi

/** The reasons in words for the moderator; none: nothing speaks against it. */
export function heldFor(text: string, { links, words }: CommentFilter): string[] {
  const found = text.match(link)?.length ?? 0
  const folded = fold(text)
  const held = words.filter((word) => fold(word).trim() !== '' && folded.includes(fold(word)))
  return [
    ...(links > 0 && found >= links ? [commentTexts.links({ count: found })] : []),
    ...held.map((word) => commentTexts.held_word({ word })),
  ]
}

/** Words between single spaces, however they are written: capitals, full-width emails and signs between them count for nothing. */
function fold(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\ufeff\u00ad]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

const shortText = 20
const dayMs = 86_400_000

/** Whether that account sent the same words within a day; thanks and greetings may be said twice. */
export async function isSentBefore(db: Db, authorId: string, text: string, now: Date): Promise<boolean> {
  if ([...text].length < shortText) return false
  const row = await db
    .selectFrom('comment')
    .select('id')
    .where('created_by', '=', authorId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('value', '=', text)
    .executeTakeFirst()
  return row !== undefined
}
