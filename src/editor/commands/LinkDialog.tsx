/** The link of the selected words: a URL, or a page that is found by its title. */
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { LinkField } from '../panels/PickField.tsx'
import { linkDialog } from './texts/linkDialog.ts'
import { common } from '#ui/texts/common.ts'

export function LinkDialog({ view, close }: { view: EditorView; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const type = view.state.schema.marks.link
  const [{ from, to }] = useState(() => rangeAt(view))
  const empty = from === to
  const [now] = useState(() => linkIn(view, from, to))
  const [href, setHref] = useState(now)
  // The caret goes back into the words, whichever way the dialog ends.
  const leave = () => {
    close()
    view.focus()
  }
  const finish = (href: string) => {
    const { tr } = view.state
    if (type && !empty) {
      tr.removeMark(from, to, type)
      if (href !== '') tr.addMark(from, to, type.create({ href }))
      view.dispatch(tr)
    }
    leave()
  }
  return (
    <dialog ref={dialog} className="editor-dialog" aria-label={common.link} onClose={leave}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          finish(href.trim())
        }}
      >
        <label htmlFor="editor-link">{linkDialog.leads_to}</label>
        {empty ? <p className="muted">{linkDialog.select_first}</p> : null}
        <fieldset className="editor-plain" disabled={empty}>
          <LinkField id="editor-link" label={common.link} value={href} onChange={setHref} />
        </fieldset>
        <div className="editor-actions">
          {now ? (
            <button type="button" onClick={() => finish('')}>
              {linkDialog.remove_link}
            </button>
          ) : null}
          <button type="button" onClick={leave}>
            {common.cancel}
          </button>
          <button type="submit" className="editor-primary">
            {linkDialog.set_link}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** The selected words; with a caret in a link the whole link. */
function rangeAt({ state }: EditorView): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection
  const link = empty ? state.schema.marks.link?.isInSet($from.marks()) : undefined
  if (!link) return { from, to }
  const { parent } = $from
  const start = $from.start()
  // Its words may be several nodes, of which some are bold: the run of nodes with this link around the caret.
  let run = { from, to }
  let begin = start
  parent.forEach((node, offset) => {
    if (!link.isInSet(node.marks)) begin = start + offset + node.nodeSize
    else if (begin <= from) run = { from: begin, to: start + offset + node.nodeSize }
  })
  return run
}

function linkIn({ state }: EditorView, from: number, to: number): string {
  let href = ''
  state.doc.nodesBetween(from, to, (node) => {
    const mark = node.marks.find(({ type }) => type.name === 'link')
    if (mark && href === '') href = String(mark.attrs.href)
  })
  return href
}
