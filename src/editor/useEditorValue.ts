/** Makes what every part of the editor shares. */
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageContext } from '#blocks/block.ts'
import { ViewState } from './canvas/view.ts'
import type { EditorValue } from './EditorContext.ts'
import type { EditorDocument } from './model/editorDocument.ts'
import type { EditorPost } from './post.ts'
import type { OpenParts } from './useOpenParts.ts'

interface ValueProps {
  editorDocument: EditorDocument
  post: EditorPost
  may: { write: boolean; design: boolean }
  /** Of the site: how prices are written, and whose time holds. */
  site: { symbol: string; timeZone: string }
  show(parts: Partial<OpenParts>): void
  say(message: string): void
}

/** What parts of the editor ask of it. */
type Acts = Pick<
  EditorValue,
  'openInsert' | 'openMenu' | 'openReusable' | 'openRename' | 'openSite' | 'openLink' | 'announce' | 'report'
>

/** A canvas that is not there yet. */
export const emptyFrame = (): EditorValue['frame'] => ({
  document: null,
  element: null,
  text: null,
  pointer: null,
  held: '',
  heldFor: 'text',
  isPasting: false,
})

export function useEditorValue({ editorDocument, post, may, site, show, say }: ValueProps): EditorValue {
  const [frame] = useState(emptyFrame)
  const [view] = useState(() => new ViewState())
  const { id, type, url, title } = post
  const { symbol, timeZone } = site
  const { write: mayWrite, design: mayDesign } = may
  // The same for the whole visit: the canvas listens with them, and is not written anew when the first save gives an id.
  const acts = useMemo(
    (): Acts => ({
      openInsert(insert) {
        const reason = editorDocument.guard('design')
        // Drawn at once, also for a key of the frame: the next letter is the menu's.
        if (reason === null) flushSync(() => show({ insert }))
        else say(reason)
      },
      openMenu: (menu) => show({ menu }),
      openReusable: () => show({ isSharing: true }),
      openRename: (renaming) => show({ renaming }),
      openSite(site) {
        editorDocument.select({ id: null })
        show({ site })
      },
      openLink: (link) => show({ link }),
      announce: say,
      report(outcome, done) {
        if (!outcome.ok) say(outcome.reason)
        else if (done !== undefined) say(done)
        return outcome.ok
      },
    }),
    [editorDocument, show, say],
  )
  return useMemo((): EditorValue => {
    const page: PageContext = {
      path: url || '/',
      postId: id,
      title,
      siteName: '',
      currency: { code: null, symbol, exponent: 2 },
      timeZone,
      isCanvas: true,
      isPreview: true,
    }
    return { ...acts, type, editorDocument, page, frame, view, mayWrite, mayDesign }
  }, [acts, type, editorDocument, frame, mayWrite, mayDesign, url, id, title, symbol, timeZone, view])
}
