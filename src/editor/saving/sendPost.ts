/** One save of what is on the screen, and what the server's answer means for the writer. */
import { call, CallError } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { type EditorPost, type PostFields, postFrom } from '../post.ts'
import { same } from './same.ts'
import type { SaveAnswer } from './saver.ts'
import { common } from '#ui/texts/common.ts'

/** A request that has no answer by then is taken for lost. */
const patienceMs = 30_000

/** Fields that the server settles (URL, state, time): sent only where the writer has changed them. */
export const settledByServer = ['slug', 'status', 'publish_at', 'unpublish_at'] as const

/** Returns what a save sends of the fields. */
export function fieldsToSend(
  fields: PostFields,
  touched: ReadonlySet<keyof PostFields>,
): Partial<PostFields> {
  const { slug, status, publish_at, unpublish_at, ...always } = fields
  return {
    ...always,
    ...(touched.has('slug') && slug !== '' ? { slug } : {}),
    ...(touched.has('status') ? { status } : {}),
    ...(touched.has('publish_at') ? { publish_at } : {}),
    ...(touched.has('unpublish_at') ? { unpublish_at } : {}),
  }
}

type Sent =
  | Exclude<SaveAnswer, { kind: 'saved' | 'conflict' }>
  | { kind: 'saved'; post: EditorPost }
  | { kind: 'conflict'; theirs: EditorPost }

export async function sendPost(
  post: EditorPost,
  fields: Partial<PostFields>,
  editorDocument: EditorDocument,
  autosave: boolean,
): Promise<Sent> {
  const input = {
    ...(post.id === null ? requestedUrl(post, fields) : { id: post.id, version: post.version }),
    type: post.type,
    ...fields,
    title: fields.title?.trim() || common.untitled,
    metas: (fields.metas ?? []).filter(({ name }) => name.trim() !== ''),
    value: editorDocument.blocks.save(),
    ...(autosave ? { autosave: true } : {}),
  }
  try {
    return {
      kind: 'saved',
      post: postFrom(
        await call<unknown>('POST', '/api/posts', input, { signal: AbortSignal.timeout(patienceMs) }),
      ),
    }
  } catch (cause) {
    if (!(cause instanceof CallError)) return { kind: 'failed', message: String(cause) }
    if (cause.status === 409 && post.id !== null) {
      const answer = await conflictOf(cause, post.id)
      return answer.kind === 'conflict' && isWhatWasSent(input, answer.theirs)
        ? { kind: 'saved', post: answer.theirs }
        : answer
    }
    if (cause.status === 0 || cause.status >= 502) return { kind: 'offline' }
    return { kind: 'failed', message: cause.message, cause, isAsked: !autosave }
  }
}

/** A new post that was begun at a URL asks for it, unless another was typed. */
function requestedUrl({ url }: EditorPost, { slug }: Partial<PostFields>): { url?: string } {
  return url === '' || slug !== undefined ? {} : { url }
}

/** The refused save answers what the server holds; where it does not, it is asked for. */
async function conflictOf(cause: CallError, id: string): Promise<Sent> {
  const { data } = cause
  const held = isRecord(data) ? (data.theirs ?? data.current ?? data.post) : null
  if (isRecord(held) && typeof held.id === 'string' && Array.isArray(held.value))
    return { kind: 'conflict', theirs: postFrom(held) }
  try {
    return { kind: 'conflict', theirs: postFrom(await call<unknown>('GET', `/api/posts/${id}`)) }
  } catch {
    return { kind: 'failed', message: cause.message }
  }
}

/** An earlier try arrived and only its answer was lost: what the server holds is what was sent. */
function isWhatWasSent(
  input: { title: string; value: unknown; status?: string },
  theirs: EditorPost,
): boolean {
  return (
    theirs.title === input.title &&
    same(input.value, theirs.value) &&
    (input.status === undefined || input.status === theirs.status)
  )
}
