/** What is done with the whole page: saved, published, looked at; and what links to it follows where its URL changes. */
import { useState } from 'react'
import { notify } from '#ui/notices.ts'
import { common } from '#ui/texts/common.ts'
import type { EditorDocument } from './model/editorDocument.ts'
import type { EditorPost } from './post.ts'
import type { MovedPost } from './saving/UrlNotice.tsx'
import type { Saving } from './saving/useSaving.ts'
import { editor } from './texts/editor.ts'

export interface PageActs {
  save(): Promise<void>
  /** Opens the dialog that publishes. */
  publish(): void
  preview(): Promise<void>
  /** True: visitors read it, or what a change that is planned for it stands beside. */
  isStanding: boolean
  /** Notes where the page went from what was saved. */
  noteMove(saved: EditorPost | null): void
  /** The page was on the site and has another URL since: what links to it is offered to follow. */
  moved: MovedPost | null
  forgetMove(): void
}

interface ActsProps {
  editorDocument: EditorDocument
  saving: Saving
  mayWrite: boolean
  openPublish(): void
  say(message: string): void
}

export function usePageActs({ editorDocument, saving, mayWrite, openPublish, say }: ActsProps): PageActs {
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
    noteMove,
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
      if (view && saved?.id) view.location.href = `/user/view/${saved.id}`
      else {
        view?.close()
        if (!saved) notify({ kind: 'danger', title: editor.not_previewed })
      }
    },
    publish() {
      if (!mayWrite) say(editorDocument.guard('words') ?? '')
      else if (post.type === 'newsletter') void saving.save().then(sendScreen)
      else openPublish()
    },
  }
}

/** An email is not published: it is looked at as a whole, and sent from there. */
function sendScreen(saved: EditorPost | null): void {
  if (saved) location.assign(`/user/newsletter/emails/${saved.id}`)
}
