/**
 * Where a block leads: a URL, an email or a telephone number as it is typed, or words that find a page, a file or a place of
 * the page. Words that nothing is called by change nothing.
 */
import { useId, useMemo, useState } from 'react'
import { useLookUp, type Picked } from '#ui/useLookUp.ts'
import { fields } from '#ui/texts/fields.ts'
import { findTargets, type LinkTarget, namePlace, pagePlaces } from '../commands/linkTargets.ts'
import { linkPopover } from '../commands/texts/linkPopover.ts'
import { typedUrl } from '../commands/typedUrl.ts'
import { useEditor } from '../EditorContext.ts'
import { picks } from './texts/picks.ts'

interface LinkFieldProps {
  id: string
  label: string
  value: string
  placeholder?: string | undefined
  onChange(value: string): void
}

export function LinkField({ id, label, value, placeholder, onChange }: LinkFieldProps) {
  const { editorDocument, type: postType } = useEditor()
  // An email has no places of its own that a mail program goes to.
  const hasPlaces = postType !== 'newsletter'
  const places = hasPlaces ? pagePlaces(editorDocument, '') : []
  const place = places.find(({ url }) => url === value)
  const noteId = useId()
  const listId = useId()
  /** What is in the field while somebody types; null: where the link leads. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Words that were left without a choice. */
  const [left, setLeft] = useState('')
  const [search, targetOf] = useMemo(() => {
    const known = new Map<string, LinkTarget>()
    const find = async (words: string): Promise<Picked[]> => {
      const all = [...(await findTargets(words)), ...(hasPlaces ? pagePlaces(editorDocument, words) : [])]
      for (const target of all) known.set(target.url, target)
      return all.map(({ url, title, kind }) => ({
        id: url,
        title: [title, url.startsWith('#') ? kind : url].join(' · '),
      }))
    }
    return [find, (url: string) => known.get(url)]
  }, [editorDocument, hasPlaces])
  const { answer, type, lookUp, isOpen, setOpen, active, setActive, stopWaiting } = useLookUp(search)
  const lines = answer?.state === 'found' ? answer.items : []
  const isShown = isOpen && answer !== null
  const said = saidOf(answer?.state, lines.length, typed ?? '')

  function choose(target: LinkTarget) {
    namePlace(editorDocument, target)
    onChange(target.url)
    type('')
    setTyped(null)
  }
  function write(text: string) {
    setTyped(text)
    setLeft('')
    const url = typedUrl(text)
    const isWords = text.trim() !== '' && url === null
    type(isWords ? text : '')
    if (!isWords) onChange(url ?? '')
  }
  function leave() {
    if (typed !== null && typed.trim() !== '' && typedUrl(typed) === null) setLeft(typed.trim())
    type('')
    setTyped(null)
  }
  function key(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || typed === null) return
    if (event.key === 'Escape' && isShown) {
      setOpen(false)
      event.stopPropagation()
    } else if (event.key === 'Enter' && answer === null && typedUrl(typed) === null) {
      stopWaiting()
      if (typed.trim() !== '') void lookUp(typed.trim())
    } else if (event.key === 'Enter' && isShown) {
      const target = targetOf(lines[active]?.id ?? '')
      if (target) choose(target)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && lines.length > 0) {
      setOpen(true)
      setActive((active + (event.key === 'ArrowDown' ? 1 : lines.length - 1)) % lines.length)
    } else return
    event.preventDefault()
  }
  return (
    <div className="editor-pick">
      <div className="anchor">
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && lines[active] ? `${listId}-${active}` : undefined}
          aria-describedby={left === '' ? undefined : noteId}
          aria-invalid={left !== '' || undefined}
          placeholder={placeholder ?? picks.link_example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed ?? place?.title ?? value}
          onChange={({ target }) => write(target.value)}
          onKeyDown={key}
          onBlur={leave}
        />
        <span className="hidden" role="status">
          {isShown ? said : null}
        </span>
        {isShown ? (
          <Suggestions
            {...{ listId, label, said, lines, active }}
            choose={(url) => {
              const target = targetOf(url)
              if (target) choose(target)
            }}
          />
        ) : null}
      </div>
      {left === '' ? null : (
        <span className="problem" id={noteId} role="alert">
          {picks.leads_nowhere({ words: left })}
        </span>
      )}
      <PlaceChoice {...{ label, places, place, choose }} />
    </div>
  )
}

interface PlaceProps {
  label: string
  places: readonly LinkTarget[]
  place: LinkTarget | undefined
  choose(target: LinkTarget): void
}

/** The places of the page itself, all of them. */
function PlaceChoice({ label, places, place, choose }: PlaceProps) {
  if (places.length === 0) return null
  return (
    <select
      aria-label={`${label}: ${linkPopover.on_this_page}`}
      value={place?.url ?? ''}
      onChange={({ target }) => {
        const chosen = places.find(({ url }) => url === target.value)
        if (chosen) choose(chosen)
      }}
    >
      <option value="">{linkPopover.on_this_page}</option>
      {places.map(({ url, title }) => (
        <option key={url} value={url}>
          {title}
        </option>
      ))}
    </select>
  )
}

interface SuggestionProps {
  listId: string
  label: string
  said: string
  lines: readonly Picked[]
  active: number
  choose(url: string): void
}

function Suggestions({ listId, label, said, lines, active, choose }: SuggestionProps) {
  return (
    <ul
      className="popover suggestions"
      id={listId}
      role="listbox"
      aria-label={label}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {said === '' ? null : (
        <li className="muted" role="option" aria-selected="false" aria-disabled="true">
          {said}
        </li>
      )}
      {lines.map((line, index) => (
        <li
          key={line.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseUp={({ button }) => button === 0 && choose(line.id)}
        >
          {line.title}
        </li>
      ))}
    </ul>
  )
}

/** What is said of an answer, beside what it holds. */
function saidOf(state: 'searching' | 'failed' | 'found' | undefined, count: number, words: string): string {
  if (state === 'searching') return fields.searching
  if (state === 'failed') return fields.search_failed
  return state === 'found' && count === 0 ? fields.no_results({ text: words }) : ''
}
