/** What the sections of the post panel share: the post and the way to change it. */
import { createContext, useContext } from 'react'
import type { Failed } from '../saving/saver.ts'
import type { ChangeFields } from '../saving/useSaving.ts'
import type { PostFields } from '../post.ts'

export interface PanelPost extends PostFields {
  /** null until the first save. */
  id: string | null
  type: string
  url: string
  /** When a planned change takes the place of what visitors read; null where none is planned. */
  changeAt: string | null
}

export interface PostPanelValue {
  post: PanelPost
  /** Why the last save was refused. */
  refusal: Failed | null
  change: ChangeFields
  /** Saves what is unsaved, so that the server acts on what is on the screen. */
  flush(): Promise<unknown>
  /** Shows the server's own post in place of what is on the screen. */
  reload(answer: unknown): void
}

export const PostPanelContext = createContext<PostPanelValue | null>(null)

export function useEditorPost(): PostPanelValue {
  const value = useContext(PostPanelContext)
  if (!value) throw new Error('The post panel context is missing.')
  return value
}
