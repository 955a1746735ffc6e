/** Ctrl F: find and replace in the page. Each place chooses its block; what is found is marked on the canvas. */
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useEditor, useSelected } from '../EditorContext.ts'
import { findAll, type FindQuery, replaceMatches } from '../model/find.ts'
import { markFound } from '../canvas/markFound.ts'

export function FindBar({ close }: { close: () => void }) {
  const { session, frame, announce } = useEditor()
  const [query, setQuery] = useState<FindQuery>({ words: '', isCaseSensitive: false })
  const [by, setBy] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const revision = useSyncExternalStore(
    (listener) => session.document.watch(listener),
    () => session.document.revision,
  )
  const matches = findAll(session.document, query)
  const now = matches.length === 0 ? 0 : Math.min(at, matches.length - 1)
  useEffect(() => field.current?.focus(), [])
  // Where writing begins or ends the words are drawn anew: their marks too.
  const place = useSelected(({ selection }) => `${selection.id} ${selection.anchor === undefined}`)
  useEffect(
    () => (frame.document ? markFound(frame.document, query) : undefined),
    [frame, query, revision, place],
  )

  const show = (index: number) => {
    const match = matches[(index + matches.length) % Math.max(1, matches.length)]
    if (!match) return
    setAt((index + matches.length) % matches.length)
    session.select({ id: match.id })
    frame.document?.querySelector(`[data-bid="${CSS.escape(match.id)}"]`)?.scrollIntoView({ block: 'center' })
  }
  const replace = (isAll: boolean) => {
    const count = replaceMatches(session, query, by, isAll ? null : (matches[now] ?? null))
    announce(
      count === 0
        ? 'Nothing was replaced.'
        : `${count === 1 ? '1 place' : `${count} places`} replaced. Undo takes it back.`,
    )
  }
  const words =
    query.words === '' ? '' : matches.length === 0 ? 'No places' : `${now + 1} of ${matches.length}`
  return (
    <form
      className="editor-find"
      role="search"
      aria-label="Find and replace"
      onSubmit={(event) => {
        event.preventDefault()
        show(now + 1)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault()
          show(now - 1)
        }
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        value={query.words}
        onChange={({ target }) => {
          setQuery({ ...query, words: target.value })
          setAt(0)
        }}
      />
      <span role="status">{words}</span>
      <button
        type="button"
        className="editor-icon"
        aria-label="Previous place"
        disabled={matches.length === 0}
        onClick={() => show(now - 1)}
      >
        <ChevronUp size={16} aria-hidden />
      </button>
      <button type="submit" className="editor-icon" aria-label="Next place" disabled={matches.length === 0}>
        <ChevronDown size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="editor-icon"
        aria-label="Match case"
        aria-pressed={query.isCaseSensitive}
        onClick={() => setQuery({ ...query, isCaseSensitive: !query.isCaseSensitive })}
      >
        Aa
      </button>
      <input
        aria-label="Replace by"
        placeholder="Replace by"
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <button
        type="button"
        className="editor-quiet"
        disabled={matches.length === 0}
        onClick={() => replace(false)}
      >
        Replace
      </button>
      <button
        type="button"
        className="editor-quiet"
        disabled={matches.length === 0}
        onClick={() => replace(true)}
      >
        Replace all
      </button>
      <button type="button" className="editor-icon" aria-label="Close find and replace" onClick={close}>
        <X size={16} aria-hidden />
      </button>
    </form>
  )
}
