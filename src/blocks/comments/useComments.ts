/** The viewer's own list of comments in the browser: load, write, like, set a status. */
import { useEffect, useState } from 'react'
import { call, callEnvelope } from '#platform/client/call.ts'
import { messageOf, notify } from '../visitorEvents.ts'
import type { CommentData, CommentStatus } from './data.ts'
import { mergeComments } from './thread.ts'

export interface CommentsState {
  items: CommentData[]
  /** null: not known yet, as on the server. */
  isLoggedIn: boolean | null
  /** Returns whether the comment was taken. */
  write(value: string, parentId: string | null): Promise<boolean>
  like(comment: CommentData): void
  setStatus(comment: CommentData, status: CommentStatus): void
}

export function useComments(postId: string | null, initial: CommentData[], isPreview: boolean): CommentsState {
  const [items, setItems] = useState(initial)
  const [isLoggedIn, setLoggedIn] = useState<boolean | null>(null)

  useEffect(() => {
    if (!postId || isPreview) return
    let isCurrent = true
    callEnvelope('GET', '/api/posts/notes', { postId })
      .then((answer) => {
        if (!isCurrent) return
        setItems(answer.d as CommentData[])
        setLoggedIn(answer.is_logged_in === true)
      })
      .catch(() => {
        // The comments that came with the page stay readable; writing needs the call and asks to log in.
        if (isCurrent) setLoggedIn(false)
      })
    return () => {
      isCurrent = false
    }
  }, [postId, isPreview])

  const post = async (body: Record<string, unknown>): Promise<boolean> => {
    try {
      const answer = await call<CommentData[]>('POST', '/api/posts/notes', body)
      setItems((list) => mergeComments(list, answer))
      return true
    } catch (cause) {
      notify({ title: 'Comments', message: messageOf(cause), kind: 'danger' })
      return false
    }
  }

  return {
    items,
    isLoggedIn,
    write: (value, parentId) =>
      post({ post_id: postId, value, ...(parentId ? { parent_id: parentId } : {}) }),
    like(comment) {
      if (!isLoggedIn) {
        notify({ title: 'Account Required', message: 'Please login to like to comments', kind: 'info' })
        return
      }
      void post({ id: comment.id, post_id: comment.post_id, type: 'like' })
    },
    setStatus(comment, status) {
      void post({ id: comment.id, post_id: comment.post_id, status })
    },
  }
}
