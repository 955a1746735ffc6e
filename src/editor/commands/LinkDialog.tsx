/** The link of the selected words: an address, or a page that is found by its title. */
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { LinkField } from '../panels/PickField.tsx'

export function LinkDialog({ view, close }: { view: EditorView; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const type = view.state.schema.marks.link
  const { from, to, empty } = view.state.selection
  const [now] = useState(() => linkAt(view))
  const [href, setHref] = useState(now)
  const finish = (href: string) => {
    const { tr } = view.state
    if (type && !empty) {
      tr.removeMark(from, to, type)
      if (href !== '') tr.addMark(from, to, type.create({ href }))
      view.dispatch(tr)
    }
    close()
    view.focus()
  }
  return (
    <dialog ref={dialog} className="editor-dialog" aria-label="Link" onClose={close}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          finish(href.trim())
        }}
      >
        <label htmlFor="editor-link">The words lead to</label>
        {empty ? <p className="muted">Select the words first.</p> : null}
        <fieldset className="editor-plain" disabled={empty}>
          <LinkField id="editor-link" label="Link" value={href} onChange={setHref} />
        </fieldset>
        <div className="editor-actions">
          {now ? (
            <button type="button" onClick={() => finish('')}>
              Remove link
            </button>
          ) : null}
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="editor-primary">
            Set link
          </button>
        </div>
      </form>
    </dialog>
  )
}

function linkAt(view: EditorView): string {
  const { from, to } = view.state.selection
  let href = ''
  view.state.doc.nodesBetween(from, to, (node) => {
    const mark = node.marks.find(({ type }) => type.name === 'link')
    if (mark && href === '') href = String(mark.attrs.href)
  })
  return href
}
