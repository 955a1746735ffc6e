/** Ctrl F: find and replace in the page. Each place chooses its block; what is found is marked on the canvas. */
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useEditor, useSelected } from '../EditorContext.ts'
import { findAll, type FindQuery, replaceMatches } from '../model/find.ts'
import { markFound } from '../canvas/markFound.ts'
import { find as findTexts } from './texts/find.ts'

export function FindBar({ close }: { close: () => void }) {
  const { editorDocument, frame, announce } = useEditor()
  const [query, setQuery] = useState<FindQuery>({ words: '', isCaseSensitive: false })
  const [by, setBy] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const matches = useMatches(query)
  const now = matches.length === 0 ? 0 : Math.min(at, matches.length - 1)
  useEffect(() => field.current?.focus(), [])

  const show = (index: number) => {
    const match = matches[(index + matches.length) % Math.max(1, matches.length)]
    if (!match) return
    setAt((index + matches.length) % matches.length)
    editorDocument.select({ id: match.id })
    frame.document?.querySelector(`[data-bid="${CSS.escape(match.id)}"]`)?.scrollIntoView({ block: 'center' })
  }
  const replace = (isAll: boolean) => {
    const count = replaceMatches(editorDocument, query, by, isAll ? null : (matches[now] ?? null))
    announce(count === 0 ? findTexts.nothing_replaced : findTexts.replaced({ count }))
  }
  const words =
    query.words === ''
      ? ''
      : matches.length === 0
        ? findTexts.no_places
        : findTexts.which_of({ at: now + 1, count: matches.length })
  return (
    <form
      className="editor-find"
      role="search"
      aria-label={findTexts.title}
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
        aria-label={findTexts.find}
        placeholder={findTexts.find}
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
        aria-label={findTexts.previous}
        disabled={matches.length === 0}
        onClick={() => show(now - 1)}
      >
        <ChevronUp size={16} aria-hidden />
      </button>
      <button
        type="submit"
        className="editor-icon"
        aria-label={findTexts.next}
        disabled={matches.length === 0}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="editor-icon"
        aria-label={findTexts.match_case}
        aria-pressed={query.isCaseSensitive}
        onClick={() => setQuery({ ...query, isCaseSensitive: !query.isCaseSensitive })}
      >
        {findTexts.case_sign}
      </button>
      <input
        aria-label={findTexts.replace_by}
        placeholder={findTexts.replace_by}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <button
        type="button"
        className="editor-quiet"
        disabled={matches.length === 0}
        onClick={() => replace(false)}
      >
        {findTexts.replace}
      </button>
      <button
        type="button"
        className="editor-quiet"
        disabled={matches.length === 0}
        onClick={() => replace(true)}
      >
        {findTexts.replace_all}
      </button>
      <button type="button" className="editor-icon" aria-label={findTexts.close} onClick={close}>
        <X size={16} aria-hidden />
      </button>
    </form>
  )
}

/** Returns where the words are on the page, and marks them on the canvas. */
function useMatches(query: FindQuery) {
  const { editorDocument, frame } = useEditor()
  const revision = useSyncExternalStore(
    (listener) => editorDocument.blocks.watch(listener),
    () => editorDocument.blocks.revision,
  )
  // Where writing begins or ends the words are drawn anew: their marks too.
  const place = useSelected(({ selection }) => `${selection.id} ${selection.anchor === undefined}`)
  useEffect(
    () => (frame.document ? markFound(frame.document, query) : undefined),
    [frame, query, revision, place],
  )
  return findAll(editorDocument.blocks, query)
}
