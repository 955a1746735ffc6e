/**
 * The insert menu, 340 px high (F-EDIT-05), larger where it shows patterns: blocks, patterns and the reusable blocks of the site, searched together, and
 * what cannot go here greyed with the reason. Typing filters, arrows move, Enter inserts, Escape goes back to where the
 * writer was.
 */
import { type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { common } from '#ui/texts/common.ts'
import { hold, takeHeld } from './heldKeys.ts'
import { InsertList } from './InsertList.tsx'
import { lastSection, noteSection } from './lastSection.ts'
import type { MenuEntry, MenuSection } from './menuEntries.ts'
import { menuPlace } from './menuPlace.ts'
import { MenuSections, sectionsOf, sectionTitles } from './MenuSections.tsx'
import { Scrim } from './Scrim.tsx'
import { insteadOfUnwritten } from './sectionPlace.ts'
import { SlashMenu } from './SlashMenu.tsx'
import { insertMenu } from './texts/insertMenu.ts'
import { keyNames } from './texts/keyNames.ts'
import { useInsert } from './useInsert.ts'
import { useMenuChoices } from './useMenuChoices.ts'

interface InsertMenuProps {
  request: InsertRequest
  close: () => void
  /** Holds the menu from the moment in which it takes the keys. */
  shown: Ref<HTMLDivElement>
}

export function InsertMenu(props: InsertMenuProps) {
  const { typed } = props.request
  return typed ? <SlashMenu {...props} typed={typed} /> : <SearchMenu {...props} />
}

/** Asked for by a button, or with a block selected: it has a field of its own. */
function SearchMenu({ request: asked, close, shown }: InsertMenuProps) {
  const { editorDocument, frame, type } = useEditor()
  const request = useMemo(
    () => ({ ...asked, place: insteadOfUnwritten(editorDocument, asked.place) }),
    [editorDocument, asked],
  )
  const offered = sectionsOf(type)
  // What was typed while the menu was on its way; Enter in it chose, and what follows belongs to the block that was chosen.
  const [held, setHeld] = useState<readonly string[]>([''])
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [section, setSection] = useState<MenuSection>(() => lastSection(editorDocument))
  const { choices, isLoading, isLost } = useMenuChoices(request, words, section)
  const { insert: put, leave } = useInsert(request, close)
  const insert = (choice: MenuEntry | undefined, isCopy?: boolean) => {
    if (choice) noteSection(editorDocument, choice)
    put(choice, isCopy)
  }
  // Before the next key: from here on it is the field's own.
  useLayoutEffect(() => {
    field.current?.focus()
    const given = takeHeld(frame, 'menu').split('\n')
    setHeld(given)
    setWords(given[0] ?? '')
  }, [frame])
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const insertHeld = useEffectEvent((letters: readonly string[]) => {
    if (letters.length === 1) return
    hold(frame, letters.slice(1).join('\n'))
    insert(choices[0])
    if (editorDocument.selection.anchor === undefined) takeHeld(frame, 'text')
  })
  useEffect(() => insertHeld(held), [held])
  const turnTo = (next: MenuSection | undefined) => {
    if (!next) return
    setSection(next)
    setActive(0)
    field.current?.focus()
  }
  const key = (event: React.KeyboardEvent) => {
    const last = choices.length - 1
    if (event.key === 'ArrowDown') setActive((at) => (at >= last ? 0 : at + 1))
    else if (event.key === 'ArrowUp') setActive((at) => (at <= 0 ? last : at - 1))
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(last)
    else if (event.key === 'Enter') insert(choices[active], event.shiftKey)
    else if (words === '' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      turnTo(offered[offered.indexOf(section) + (event.key === 'ArrowRight' ? 1 : -1)])
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Scrim close={leave} />
      <div
        ref={shown}
        className="editor-insert"
        style={menuPlace(request.at, window, section === 'patterns')}
        role="dialog"
        aria-label={insertMenu.title}
      >
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={insertMenu.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
          placeholder={section === 'blocks' ? insertMenu.search : common.search}
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setActive(0)
          }}
          onKeyDown={key}
        />
        {words === '' ? <MenuSections offered={offered} section={section} turnTo={turnTo} /> : null}
        <InsertList
          id={listId}
          label={words === '' ? sectionTitles[section] : insertMenu.found}
          choices={choices}
          active={active}
          words={words}
          section={section}
          isLoading={isLoading}
          isLost={isLost}
          onActive={setActive}
          onChoose={insert}
          onKey={key}
        />
        {choices[active]?.componentId === undefined ? null : (
          <p className="editor-insert-hint">
            <kbd>{keyNames.enter}</kbd> {insertMenu.keeps_one}{' '}
            <kbd>{`${keyNames.shift} ${keyNames.enter}`}</kbd> {insertMenu.a_copy}
          </p>
        )}
      </div>
    </>
  )
}
