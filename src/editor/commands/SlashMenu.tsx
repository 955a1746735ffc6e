/**
 * The insert menu at a `/` that was typed in a text. The caret stays in the text: what is typed behind the sign filters,
 * arrows move, Enter inserts and takes the sign and its word away, Escape leaves them as they were typed.
 */
import { Link, type LucideIcon, Superscript } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import type { EditorView } from 'prosemirror-view'
import { flushSync } from 'react-dom'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { common } from '#ui/texts/common.ts'
import { pressKey } from '../canvas/textView.ts'
import { boxInWindow } from '../canvas/elements.ts'
import { characterGroups } from '../characters/characters.ts'
import { type EditorValue, type InsertRequest, useEditor } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { addFootnote } from './footnotes.ts'
import { hold, takeHeld } from './heldKeys.ts'
import { InsertList } from './InsertList.tsx'
import { MenuSections, sectionsOf } from './MenuSections.tsx'
import type { MenuEntry, MenuSection } from './menuEntries.ts'
import { menuPlace, slashMenuPlace } from './menuPlace.ts'
import { isSlashAlone, markSlash, slashWords } from './slashWords.ts'
import { footnotes } from './texts/footnotes.ts'
import { insertMenu } from './texts/insertMenu.ts'
import { keyNames } from './texts/keyNames.ts'
import { useInsert } from './useInsert.ts'
import { useMenuChoices } from './useMenuChoices.ts'

interface SlashMenuProps {
  request: InsertRequest
  typed: NonNullable<InsertRequest['typed']>
  close: () => void
  shown: Ref<HTMLDivElement>
}

export function SlashMenu({ request, typed: { view, from }, close, shown }: SlashMenuProps) {
  const editor = useEditor()
  const { editorDocument, frame } = editor
  const [words, setWords] = useState(() => slashWords(view.state, from) ?? '')
  const [active, setActive] = useState(0)
  const [section, setSection] = useState<MenuSection>('blocks')
  const at = useSlashPlace(request.at, view, from)
  const listId = useId()
  const blocks = useMenuChoices(request, words, section)
  const offered: readonly MenuSection[] = [...sectionsOf(editor.type), 'characters']
  const choices = withInLine(blocks.choices, words, section)
  const { insert } = useInsert(request, close)

  const choose = (choice: MenuEntry | undefined, isCopy = false): void => {
    if (!choice) return
    // What is refused says so, and the menu stays.
    if (choice.answer.ok) view.dispatch(view.state.tr.delete(from, view.state.selection.head))
    if (!choice.act) return insert(choice, isCopy)
    close()
    view.focus()
    choice.act(editor, view)
  }
  /** Reads what is behind the sign now. */
  const look = useEffectEvent((): void => {
    const isWritten = frame.text === view && !view.isDestroyed
    const now = isWritten ? slashWords(view.state, from) : null
    if (now === null) close()
    else if (now !== words) {
      setWords(now)
      setActive(0)
    }
  })
  const turnTo = (next: MenuSection | undefined): void => {
    if (!next) return
    setSection(next)
    setActive(0)
  }
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key } = event
    const last = choices.length - 1
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
    if (key === 'Escape') close()
    else if (isSlashAlone(view.state) && (key === 'ArrowLeft' || key === 'ArrowRight'))
      turnTo(offered[offered.indexOf(section) + (key === 'ArrowRight' ? 1 : -1)])
    else if (choices.length === 0) {
      // Nothing is called so: Enter is the text's again.
      if (key === 'Enter') close()
      return false
    } else if (key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (key === 'Enter' || key === 'Tab') choose(choices[active], event.shiftKey)
    else return false
    return true
  })
  const takeEnter = useEffectEvent((): void => {
    const [before, ...behind] = takeHeld(frame, 'menu').split('\n')
    if (before === undefined || behind.length === 0) return
    hold(frame, behind.join('\n'))
    // The sign may be gone again.
    const first = slashWords(view.state, from) === null ? undefined : choices[0]
    if (first) choose(first)
    else {
      close()
      pressKey(view, 'Enter')
    }
    if (editorDocument.selection.anchor === undefined) takeHeld(frame, 'text')
  })
  useLayoutEffect(
    () =>
      listenAtSlash(view, editorDocument, {
        look: () => look(),
        act: (event) => act(event),
        close,
      }),
    [view, editorDocument, close],
  )
  useLayoutEffect(() => markSlash(view, from, words), [view, from, words])
  useEffect(() => {
    takeEnter()
    look()
  }, [])
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const room = { innerWidth, innerHeight: visualViewport?.height ?? innerHeight }
  const isPictures = section === 'patterns' && words === ''
  return (
    <div
      ref={shown}
      className="editor-insert"
      style={isPictures ? menuPlace(at, room, true) : slashMenuPlace(at, room)}
      role="dialog"
      aria-label={insertMenu.title}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      {words === '' ? <MenuSections offered={offered} section={section} turnTo={turnTo} /> : null}
      <InsertList
        id={listId}
        label={words === '' ? insertMenu.title : insertMenu.found}
        choices={choices}
        active={active}
        words={words}
        section={section}
        isLoading={blocks.isLoading}
        isLost={blocks.isLost}
        onActive={setActive}
        onChoose={choose}
        onKey={() => undefined}
      />
      <Keys words={words} />
      <p role="status" className="hidden">
        {choices[active]?.label ?? insertMenu.nothing_found({ words })}
      </p>
    </div>
  )
}

/** Which keys it takes. */
function Keys({ words }: { words: string }) {
  return (
    <p className="editor-insert-hint editor-insert-keys">
      <kbd>↑</kbd> <kbd>↓</kbd> {insertMenu.key_moves} <kbd>{keyNames.enter}</kbd> {insertMenu.key_inserts}{' '}
      <kbd>{keyNames.esc}</kbd> {insertMenu.key_keeps({ words })}
    </p>
  )
}

/** Returns where the sign is: it goes with its line where the page is scrolled. */
function useSlashPlace(first: InsertRequest['at'], view: EditorView, from: number): InsertRequest['at'] {
  const { frame } = useEditor()
  const [at, setAt] = useState(first)
  useLayoutEffect(() => {
    const ending = new AbortController()
    const follow = (): void => {
      if (view.isDestroyed || !frame.element) return
      const { left, top, bottom } = view.coordsAtPos(Math.min(from, view.state.doc.content.size))
      setAt(boxInWindow(frame.element, { left, top, height: bottom - top }))
    }
    // The page may have been scrolled to the caret since the sign was typed, while the menu was loading.
    follow()
    view.dom.ownerDocument.addEventListener('scroll', follow, { signal: ending.signal, capture: true })
    return () => ending.abort()
  }, [frame, view, from])
  return at
}

interface SlashListener {
  /** Reads what is behind the sign now. */
  look(): void
  /** Returns whether the key was the menu's. */
  act(event: KeyboardEvent): boolean
  close(): void
}

/** Hears of keys in the text, of its changes and of presses elsewhere. Returns what ends it. */
function listenAtSlash(
  view: EditorView,
  { blocks, selection }: EditorDocument,
  { look, act, close }: SlashListener,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  view.setProps({
    handleKeyDown(_, event) {
      // What the keys before this one have written may not be drawn yet.
      flushSync(look)
      return !signal.aborted && act(event)
    },
  })
  const stopReading = blocks.subscribe(selection.id ?? '', look)
  const canvas = view.dom.ownerDocument
  // Heard before the text itself has heard of it: a moment later it knows where its caret is.
  canvas.addEventListener('selectionchange', () => setTimeout(() => !signal.aborted && look()), { signal })
  canvas.addEventListener('pointerdown', close, { signal })
  const elsewhere = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('.editor-insert'))) close()
  }
  window.addEventListener('pointerdown', elsewhere, { signal })
  return () => {
    ending.abort()
    stopReading()
    if (!view.isDestroyed) view.setProps({ handleKeyDown: () => false })
  }
}

/** Special characters and emoji: all in their section, with words those that are called so. */
function charactersFor(words: string, section: MenuSection): MenuEntry[] {
  if (words.trim().length < 2 && (section !== 'characters' || words !== '')) return []
  return characterGroups.flatMap(({ title, characters }) =>
    characters
      .filter(({ name }) => isFoundBy(words, [name]))
      .map(({ character, name }) => ({
        key: `character ${character}`,
        label: name,
        group: title,
        answer: { ok: true as const },
        face: { character },
        insert: () => ({ ok: false as const, reason: '' }),
        act: (_: EditorValue, view: EditorView) => view.dispatch(view.state.tr.insertText(character)),
      })),
  )
}

/** What goes into the line itself comes behind blocks that are called so, and before what has only to do with the words. */
function withInLine(choices: readonly MenuEntry[], words: string, section: MenuSection): MenuEntry[] {
  if (section !== 'blocks') return [...choices, ...charactersFor(words, section)]
  const wanted = words.trim().toLowerCase()
  const isNamed = ({ label, type }: MenuEntry) => type !== undefined && label.toLowerCase().startsWith(wanted)
  const inText = (label: string, icon: LucideIcon, act: MenuEntry['act'] & {}): MenuEntry => ({
    key: label,
    label,
    group: insertMenu.in_this_line,
    answer: { ok: true },
    face: { icon },
    insert: () => ({ ok: false, reason: '' }),
    act,
  })
  const own = [
    inText(common.link, Link, ({ openLink }, view) => openLink(view)),
    inText(footnotes.footnote, Superscript, addFootnote),
  ].filter(({ label }) => isFoundBy(words, [label]))
  if (wanted === '') return [...choices, ...own]
  const others = choices.filter((choice) => !isNamed(choice))
  return [...choices.filter(isNamed), ...own, ...others, ...charactersFor(words, section)]
}
