/** The viewer's own list of comments in the browser: load, load more, write, like, set a status. */
import { useEffect, useState } from 'react'
import { call, callEnvelope } from '#platform/client/call.ts'
import { messageOf, notify } from '../visitorEvents.ts'
import type { CommentData, CommentListData, CommentStatus, ReportReason } from './data.ts'
import { mergeComments } from './thread.ts'
import { comments } from './texts/comments.ts'
import { common } from '#ui/texts/common.ts'

export interface CommentsState {
  items: CommentData[]
  /** null: not known yet, as on the server. */
  isLoggedIn: boolean | null
  /** Where the list goes on; null: it ends here. */
  next: string | null
  isLoadingMore: boolean
  /** Adds the next comments below; returns the id of the first of them, or null. */
  showMore(): Promise<string | null>
  /** Returns whether the comment was taken. */
  write(value: string, parentId: string | null): Promise<boolean>
  like(comment: CommentData): void
  setStatus(comment: CommentData, status: CommentStatus): void
  /** Returns whether the report was taken. */
  report(comment: CommentData, reason: ReportReason): Promise<boolean>
}

export function useComments(
  postId: string | null,
  initial: CommentListData | null,
  isPreview: boolean,
): CommentsState {
  const [items, setItems] = useState(initial?.items ?? [])
  const [next, setNext] = useState(initial?.next ?? null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const after = initial?.after ?? null
  const [isLoggedIn, setLoggedIn] = useState<boolean | null>(null)

  useEffect(() => {
    if (!postId || isPreview) return
    let isCurrent = true
    callEnvelope('GET', '/api/posts/notes', { postId, after })
      .then((answer) => {
        if (!isCurrent) return
        setItems(answer.d as CommentData[])
        setNext(nextOf(answer))
        setLoggedIn(answer.is_logged_in === true)
      })
      .catch(() => {
        // The comments that came with the page stay readable; writing needs the call and asks to log in.
        if (isCurrent) setLoggedIn(false)
      })
    return () => {
      isCurrent = false
    }
  }, [postId, after, isPreview])

  const post = async (body: Record<string, unknown>): Promise<boolean> => {
    try {
      const answer = await call<CommentData[]>('POST', '/api/posts/notes', body)
      setItems((list) => mergeComments(list, answer))
      return true
    } catch (cause) {
      notify({ title: common.comments, message: messageOf(cause), kind: 'danger' })
      return false
    }
  }

  async function showMore(): Promise<string | null> {
    if (isLoadingMore || next === null) return null
    setLoadingMore(true)
    try {
      const answer = await callEnvelope('GET', '/api/posts/notes', { postId, after: next })
      const more = answer.d as CommentData[]
      setItems((list) => mergeComments(list, more))
      setNext(nextOf(answer))
      return more[0]?.id ?? null
    } catch (cause) {
      notify({ title: common.comments, message: messageOf(cause), kind: 'danger' })
      return null
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    items,
    isLoggedIn,
    next,
    isLoadingMore,
    showMore,
    write: (value, parentId) =>
      post({ post_id: postId, value, ...(parentId ? { parent_id: parentId } : {}) }),
    like(comment) {
      if (!isLoggedIn) {
        notify({ title: comments.account_required, message: comments.log_in_to_like, kind: 'info' })
        return
      }
      void post({ id: comment.id, post_id: comment.post_id, type: 'like' })
    },
    setStatus(comment, status) {
      void post({ id: comment.id, post_id: comment.post_id, status })
    },
    async report(comment, reason) {
      try {
        await call('POST', `/api/comments/${comment.id}/report`, { reason })
        return true
      } catch (cause) {
        notify({ title: common.comments, message: messageOf(cause), kind: 'danger' })
        return false
      }
    },
  }
}

function nextOf({ pagination }: Record<string, unknown>): string | null {
  const next =
    typeof pagination === 'object' && pagination !== null && 'next' in pagination ? pagination.next : null
  return typeof next === 'string' ? next : null
}
