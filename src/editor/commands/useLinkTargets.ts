/** What the field of a link offers: what was typed where it is a link already, headings of the page, and what the site has. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { searchDebounceMs } from '#constants.ts'
import { debounce } from '#ui/debounce.ts'
import { useEditor } from '../EditorContext.ts'
import { findTargets, isIn, type LinkTarget, pagePlaces } from './linkTargets.ts'
import { linkPopover } from './texts/linkPopover.ts'
import { typedUrl } from './typedUrl.ts'

interface Answer {
  words: string
  state: 'found' | 'failed'
  items: readonly LinkTarget[]
}

interface Targets {
  words: string
  setWords(words: string): void
  lines: readonly LinkTarget[]
  active: number
  setActive(index: number): void
  state: 'searching' | 'found' | 'failed'
  /** Does not wait for further keys. */
  searchNow(): void
}

const placeCount = 3

/** @param first what is in the field at the start */
export function useLinkTargets(first: string): Targets {
  const { editorDocument, type } = useEditor()
  const [words, setWords] = useState(first)
  const [active, setActive] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ words: '', state: 'found', items: [] })
  // Of several searches on their way only the last one counts, whichever is answered last.
  const latest = useRef('')
  const search = useMemo(
    () => async (asked: string) => {
      latest.current = asked
      const next = await findTargets(asked).then(
        (items): Answer => ({ words: asked, state: 'found', items }),
        (): Answer => ({ words: asked, state: 'failed', items: [] }),
      )
      if (latest.current === asked) setAnswer(next)
    },
    [],
  )
  const later = useMemo(() => debounce((asked: string) => void search(asked), searchDebounceMs), [search])
  useEffect(() => {
    void search('')
    return later.cancel
  }, [search, later])

  const asked = words.trim()
  const url = typedUrl(words)
  const isAnswered = answer.words === asked
  const lines = useMemo((): LinkTarget[] => {
    // Until the answer is here, what is known already and has these words in it.
    const known = answer.items.filter(({ title }) => isAnswered || isIn(title, asked))
    const places =
      asked === '' || type === 'newsletter' ? [] : pagePlaces(editorDocument, asked).slice(0, placeCount)
    const own = url === null ? [] : [{ url, title: asked, kind: linkPopover.as_typed }]
    return url === null ? [...known, ...places] : own
  }, [answer, isAnswered, asked, url, editorDocument, type])
  return {
    words,
    setWords(typed) {
      setWords(typed)
      setActive(0)
      latest.current = typed.trim()
      if (typed.trim() !== '' && typedUrl(typed) === null) later(typed.trim())
      else {
        later.cancel()
        if (typed.trim() === '') void search('')
      }
    },
    lines,
    active: Math.min(active, Math.max(0, lines.length - 1)),
    setActive,
    state: isAnswered || url !== null ? answer.state : 'searching',
    searchNow() {
      later.cancel()
      if (asked !== '') void search(asked)
    },
  }
}
