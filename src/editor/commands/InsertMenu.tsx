/**
 * The insert menu, 340 px high (F-EDIT-05): blocks, patterns and the reusable blocks of the site, searched together, and
 * what cannot go here greyed with the reason. Typing filters, arrows move, Enter inserts, Escape goes back to where the
 * writer was.
 */
import { type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { definitions } from '#blocks/registry.ts'
import { insertMenuHeightPx } from '#constants.ts'
import { useViewer } from '#ui/viewer.ts'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { pasteBlocks } from '../model/paste.ts'
import { BlockIcon } from './BlockIcon.tsx'
import { hold, takeHeld } from './heldKeys.ts'
import { blocksOfComponent, componentsOfSite, type MenuEntry, menuEntries, sections } from './menuEntries.ts'
import { noteInserted, recentTypes } from './recentTypes.ts'
import { SketchPicture } from './SketchPicture.tsx'
import { insertMenu } from './texts/insertMenu.ts'
import { common } from '#ui/texts/common.ts'
import { keyNames } from './texts/keyNames.ts'
import { acts } from '../model/texts/acts.ts'

const menuWidthPx = 320

const sectionTitles = {
  blocks: common.blocks,
  patterns: insertMenu.patterns,
  reusable: insertMenu.reusable,
} as const

interface InsertMenuProps {
  request: InsertRequest
  close: () => void
  /** Holds the menu from the moment in which it takes the keys. */
  shown: Ref<HTMLDivElement>
}

export function InsertMenu({ request, close, shown }: InsertMenuProps) {
  const { session, report, announce, frame } = useEditor()
  // What was typed while the menu was on its way; Enter in it chose, and what follows belongs to the block that was chosen.
  const [held, setHeld] = useState<readonly string[]>([''])
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const mayWriteCode = useViewer().can('code.write')
  const [recent] = useState(() => recentTypes(localStorage))
  const [section, setSection] = useState<(typeof sections)[number]>('blocks')
  const components = useQuery({
    queryKey: ['/api/posts', 'component', 'to-insert'],
    queryFn: componentsOfSite,
    staleTime: 0,
  })
  const choices = useMemo(() => {
    const offered = new Map(
      [...definitions].filter(([, { capability }]) => capability === undefined || mayWriteCode),
    )
    return menuEntries({
      offered,
      session,
      place: request.place,
      words,
      section,
      recent,
      components: components.data ?? [],
    })
  }, [session, request, words, section, recent, mayWriteCode, components.data])
  const [opener] = useState(() => document.activeElement)
  // Before the next key: from here on it is the field's own.
  useLayoutEffect(() => {
    field.current?.focus()
    const given = takeHeld(frame).split('\n')
    setHeld(given)
    setWords(given[0] ?? '')
  }, [frame])
  // Closed without a choice, the focus goes back to where it came from; a choice takes it to the new block.
  const leave = () => {
    close()
    if (frame.text) frame.text.focus()
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const insert = (choice: MenuEntry | undefined, isCopy = false) => {
    if (!choice) return
    if (!choice.answer.ok) {
      report(choice.answer)
      return
    }
    const { label, type, componentId } = choice
    close()
    if (isCopy && componentId !== undefined) {
      void blocksOfComponent(componentId).then(
        (blocks) =>
          report(
            pasteBlocks(session, blocks, request.place, acts.insert({ label })),
            insertMenu.copy_inserted({ label }),
          ),
        () => announce(insertMenu.not_read({ label })),
      )
      return
    }
    if (report(choice.insert(session, request.place), insertMenu.inserted({ label })) && type !== undefined)
      noteInserted(localStorage, type)
  }
  const insertHeld = useEffectEvent(() => {
    if (held.length === 1) return
    hold(frame, held.slice(1).join(''))
    insert(choices[0])
    if (session.selection.anchor === undefined) takeHeld(frame)
  })
  useEffect(() => insertHeld(), [held])
  const turnTo = (next: (typeof sections)[number] | undefined) => {
    if (!next) return
    setSection(next)
    setActive(0)
    field.current?.focus()
  }
  const isEmptySlash = request.place.position === 'replace' && words === ''
  const key = (event: React.KeyboardEvent) => {
    const last = choices.length - 1
    if (event.key === 'ArrowDown') setActive((at) => (at >= last ? 0 : at + 1))
    else if (event.key === 'ArrowUp') setActive((at) => (at <= 0 ? last : at - 1))
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(last)
    else if (event.key === 'Enter') insert(choices[active], event.shiftKey)
    else if (words === '' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      turnTo(sections[sections.indexOf(section) + (event.key === 'ArrowRight' ? 1 : -1)])
    else if (event.key === 'Escape' || (event.key === 'Backspace' && isEmptySlash)) leave()
    else if (event.key === '/' && isEmptySlash) {
      // The sign itself was meant.
      leave()
      frame.text?.dispatch(frame.text.state.tr.insertText('/'))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { left, top, bottom } = request.at
  const fitsBelow = bottom + insertMenuHeightPx + 12 < window.innerHeight
  const style = {
    height: insertMenuHeightPx,
    width: menuWidthPx,
    left: Math.max(8, Math.min(left, window.innerWidth - menuWidthPx - 8)),
    top: fitsBelow
      ? bottom + 6
      : Math.max(8, Math.min(top - insertMenuHeightPx - 6, window.innerHeight - insertMenuHeightPx - 8)),
  }
  return (
    <>
      <div className="editor-scrim" onPointerDown={leave} />
      <div ref={shown} className="editor-insert" style={style} role="dialog" aria-label={insertMenu.title}>
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={insertMenu.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
          placeholder={insertMenu.search}
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setActive(0)
          }}
          onKeyDown={key}
        />
        {words === '' ? (
          <div className="editor-insert-sections" role="group" aria-label={insertMenu.sections}>
            {sections.map((name) => (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                aria-pressed={name === section}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => turnTo(name)}
              >
                {sectionTitles[name]}
              </button>
            ))}
          </div>
        ) : null}
        <div
          id={listId}
          role="listbox"
          aria-label={words === '' ? sectionTitles[section] : insertMenu.found}
          className="editor-insert-list"
        >
          {choices.length === 0 ? (
            <Nothing
              words={words}
              isLoading={section === 'reusable' && components.isPending}
              isLost={section === 'reusable' && components.isError}
            />
          ) : null}
          {choices.map((choice, index) => {
            const isFirst = choices[index - 1]?.group !== choice.group
            const { face, note, answer } = choice
            return (
              <div key={choice.key} role="presentation">
                {isFirst ? <h3 aria-hidden="true">{choice.group}</h3> : null}
                <div
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-disabled={!answer.ok}
                  className="editor-insert-option"
                  onPointerMove={() => setActive(index)}
                  onClick={(event) => insert(choice, event.shiftKey)}
                  onKeyDown={key}
                >
                  {'sketch' in face ? (
                    <SketchPicture sketch={face.sketch} />
                  ) : (
                    <BlockIcon definition={definitions.get(face.type)} />
                  )}
                  <span>{choice.label}</span>
                  {answer.ok ? (
                    note === undefined ? null : (
                      <small>{note}</small>
                    )
                  ) : (
                    <small>{answer.reason}</small>
                  )}
                </div>
              </div>
            )
          })}
        </div>
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

function Nothing({ words, isLoading, isLost }: { words: string; isLoading: boolean; isLost: boolean }) {
  if (words !== '') return <p>{insertMenu.nothing_found({ words })}</p>
  if (isLoading) return <p>{insertMenu.loading}</p>
  if (isLost) return <p role="alert">{insertMenu.reusable_failed}</p>
  return <p>{insertMenu.reusable_empty}</p>
}
