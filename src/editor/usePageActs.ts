/** What is done with the whole page: saved, published, looked at; and what links to it follows where its URL changes. */
import { useState } from 'react'
import { common } from '#ui/texts/common.ts'
import type { EditorDocument } from './model/editorDocument.ts'
import type { EditorPost } from './post.ts'
import type { MovedPost } from './saving/UrlNotice.tsx'
import type { Saving } from './saving/useSaving.ts'
import { editor } from './texts/editor.ts'

export interface PageActs {
  save(): Promise<void>
  publish(): Promise<void>
  preview(): Promise<void>
  /** True: visitors read it, or what a change that is planned for it stands beside. */
  isStanding: boolean
  /** The page was on the site and has another URL since: what links to it is offered to follow. */
  moved: MovedPost | null
  forgetMove(): void
}

interface ActsProps {
  editorDocument: EditorDocument
  saving: Saving
  mayWrite: boolean
  /** False: the post is sent for review instead. */
  mayPublish: boolean
  say(message: string): void
}

export function usePageActs({ editorDocument, saving, mayWrite, mayPublish, say }: ActsProps): PageActs {
  const { post, fields } = saving
  const [moved, setMoved] = useState<MovedPost | null>(null)
  const isStanding = post.status === 'published' || post.changeAt !== null
  const noteMove = (saved: EditorPost | null) => {
    const wasLive = isStanding && post.url !== ''
    if (saved?.id && wasLive && saved.url !== '' && saved.url !== post.url)
      setMoved({ postId: saved.id, from: post.url, to: saved.url })
  }
  return {
    isStanding,
    moved,
    forgetMove: () => setMoved(null),
    async save() {
      if (!mayWrite) return say(editorDocument.guard('words') ?? '')
      // Saving a published page by hand keeps the change as a draft; publishing is the button's own word.
      const saved = fields.status === 'published' ? await saving.flush() : await saving.save()
      if (saved) say(common.saved)
      noteMove(saved)
    },
    async preview() {
      // Opened at once, so that the browser sees the click; it is led to the page when the draft is saved.
      const view = window.open('', '_blank')
      const saved = await saving.flush()
      if (view && saved?.id) view.location.href = `/user/preview/${saved.id}`
      else view?.close()
    },
    async publish() {
      if (!mayWrite) return say(editorDocument.guard('words') ?? '')
      const saved = await saving.save({ status: mayPublish ? 'published' : 'pending' })
      if (saved)
        say(
          saved.status === 'published'
            ? common.published
            : saved.status === 'scheduled'
              ? common.scheduled
              : editor.sent_for_review,
        )
      noteMove(saved)
    },
  }
}
