/** The bar of the text that is being written: marks, link, alignment, kind of list, colour; pressed is what the words at the caret are. */
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Palette,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { list as listTexts } from '#blocks/list/texts/list.ts'
import { isRecord } from '#platform/isRecord.ts'
import { moveInMenu } from '#ui/menuKeys.ts'
import { common } from '#ui/texts/common.ts'
import { tokenTitles } from '#ui/texts/tokenTitles.ts'
import { keyNames } from '../commands/texts/keyNames.ts'
import { type EditorValue, useEditor, useRecord } from '../EditorContext.ts'
import { align } from '../model/align.ts'
import { look as lookTexts } from '../panels/texts/look.ts'
import { kindAt } from './listEditing.ts'
import { canvas } from './texts/canvas.ts'
import { hearOfSelection } from './textView.ts'

const { ctrl, shift } = keyNames

const markButtons = [
  { name: 'strong', label: canvas.bold, keys: `${ctrl}+B`, Icon: Bold },
  { name: 'em', label: canvas.italic, keys: `${ctrl}+I`, Icon: Italic },
  { name: 'u', label: canvas.underline, keys: `${ctrl}+U`, Icon: Underline },
  { name: 's', label: canvas.strikethrough, keys: `${ctrl}+${shift}+X`, Icon: Strikethrough },
  { name: 'code', label: canvas.code, keys: `${ctrl}+E`, Icon: Code },
  { name: 'link', label: common.link, keys: `${ctrl}+K`, Icon: Link },
] as const

const alignments = [
  { value: 'start', label: lookTexts.start, Icon: AlignLeft },
  { value: 'center', label: lookTexts.centre, Icon: AlignCenter },
  { value: 'end', label: lookTexts.end, Icon: AlignRight },
] as const

const listKinds = [
  { value: 'bullets', label: listTexts.bullets, Icon: List, key: '8' },
  { value: 'numbers', label: listTexts.numbers, Icon: ListOrdered, key: '7' },
  { value: 'tasks', label: listTexts.tasks, Icon: ListChecks, key: '9' },
] as const

/** Roles, not colours: they are readable on light and dark pages. */
const colours = [
  { value: '', label: tokenTitles.ink },
  { value: 'text-accent', label: tokenTitles.accent },
  { value: 'text-quiet', label: tokenTitles['ink-2'] },
  { value: 'text-good', label: tokenTitles.good },
  { value: 'text-warn', label: tokenTitles.warn },
  { value: 'text-bad', label: tokenTitles.bad },
] as const

/** The pointer must not take the focus out of the text. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault()

export function TextBar({ id }: { id: string }) {
  const { editorDocument, frame, openLink, mayDesign, type } = useEditor()
  const record = useRecord(id)
  const { pressed, kind, colour, look } = usePressed(frame)
  const inText = (act: (view: EditorView) => void) => () => {
    const view = frame.text
    if (!view) return
    act(view)
    view.focus()
    look()
  }
  const press = (name: string) => {
    if (name === 'link') return frame.text ? openLink(frame.text) : undefined
    inText((view) => {
      const mark = view.state.schema.marks[name]
      if (mark) toggleMark(mark)(view.state, view.dispatch)
    })()
  }
  const style = record?.state.style
  const alignment = isRecord(style) && typeof style['text-align'] === 'string' ? style['text-align'] : 'start'
  const mayBeList = record?.type === 'list' || record?.type === 'paragraph'
  return (
    <span className="editor-marks" onPointerDownCapture={() => frame.text && hearOfSelection(frame.text)}>
      {markButtons.map(({ name, label, keys, Icon }) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          aria-pressed={pressed.includes(name)}
          data-tip={`${label} (${keys})`}
          onMouseDown={keepFocus}
          onClick={() => press(name)}
        >
          <Icon size={15} aria-hidden />
        </button>
      ))}
      {mayDesign ? (
        <Choice
          label={common.alignment}
          Icon={alignments.find(({ value }) => value === alignment)?.Icon ?? AlignLeft}
          value={alignment}
          choices={alignments}
          choose={(to) => inText(() => align(editorDocument, to))()}
        />
      ) : null}
      {mayDesign && mayBeList ? (
        <Choice
          label={listTexts.label}
          Icon={listKinds.find(({ value }) => value === kind)?.Icon ?? List}
          value={kind}
          choices={listKinds}
          choose={(to) =>
            inText((view) => pressKey(view, listKinds.find(({ value }) => value === to)?.key ?? ''))()
          }
        />
      ) : null}
      {/* Emails have no colours of words. */}
      {type === 'newsletter' ? null : (
        <Choice
          label={lookTexts.text_colour}
          Icon={Palette}
          value={colour}
          choices={colours}
          choose={(to) => inText((view) => paint(view, to))()}
        />
      )}
      <button
        type="button"
        aria-label={canvas.clear_formatting}
        data-tip={`${canvas.clear_formatting} (${ctrl}+\\)`}
        onMouseDown={keepFocus}
        onClick={inText(({ state, dispatch }) => {
          const { from, to } = state.selection
          dispatch(state.tr.removeMark(from, to).setStoredMarks([]))
        })}
      >
        <RemoveFormatting size={15} aria-hidden />
      </button>
    </span>
  )
}

/** What the key does, the button does. */
function pressKey(view: EditorView, digit: string): void {
  const Key = view.dom.ownerDocument.defaultView?.KeyboardEvent ?? KeyboardEvent
  const event = new Key('keydown', { key: digit, ctrlKey: true, shiftKey: true })
  view.someProp('handleKeyDown', (handle) => handle(view, event))
}

/** Gives the selected words, or those that are typed next, the colour of a role; none: that of the text. */
function paint({ state, dispatch }: EditorView, role: string): void {
  const { span } = state.schema.marks
  if (!span) return
  const { from, to, empty } = state.selection
  if (empty) {
    dispatch(
      role === '' ? state.tr.removeStoredMark(span) : state.tr.addStoredMark(span.create({ class: role })),
    )
    return
  }
  const tr = state.tr.removeMark(from, to, span)
  dispatch(role === '' ? tr : tr.addMark(from, to, span.create({ class: role })))
}

interface ChoiceProps<Value extends string> {
  label: string
  Icon: LucideIcon
  value: string
  choices: readonly { value: Value; label: string; Icon?: LucideIcon }[]
  choose(value: Value): void
}

/** A button with a menu of which one holds. */
function Choice<Value extends string>({ label, Icon, value, choices, choose }: ChoiceProps<Value>) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  function place() {
    const [button, menu] = [opener.current?.getBoundingClientRect(), list.current]
    if (!button || !menu) return
    const { width, height } = menu.getBoundingClientRect()
    menu.style.top = `${button.bottom + 4 + height <= innerHeight ? button.bottom + 4 : button.top - 4 - height}px`
    menu.style.left = `${Math.max(4, Math.min(button.left, innerWidth - width - 4))}px`
    menu.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        data-tip={label}
        popoverTarget={id}
        onMouseDown={keepFocus}
      >
        <Icon size={15} aria-hidden />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="more-menu editor-text-menu"
        onToggle={(event) => {
          if (event.newState === 'open') place()
        }}
        onKeyDown={(event) => {
          if (moveInMenu(list.current, event)) event.preventDefault()
        }}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            role="menuitemradio"
            aria-checked={choice.value === value}
            onClick={() => {
              list.current?.hidePopover()
              choose(choice.value)
            }}
          >
            {choice.Icon ? (
              <choice.Icon size={15} aria-hidden />
            ) : (
              <i className={`editor-text-swatch ${choice.value}`} />
            )}
            {choice.label}
          </button>
        ))}
      </div>
    </>
  )
}

interface Pressed {
  /** Names of the marks at the caret, or of all selected words. */
  pressed: readonly string[]
  kind: string
  colour: string
}

/** Wakes only when what the words at the caret are is another. */
function usePressed(frame: EditorValue['frame']): Pressed & { look(): void } {
  const [now, setNow] = useState('')
  const look = useCallback(() => setNow(frame.text ? pressedAt(frame.text.state) : ''), [frame])
  useEffect(() => {
    const inside = frame.document
    if (!inside) return undefined
    look()
    const abort = new AbortController()
    for (const kind of ['selectionchange', 'keyup'] as const)
      inside.addEventListener(kind, look, { signal: abort.signal })
    return () => abort.abort()
  }, [frame, look])
  const [names = '', kind = '', colour = ''] = now.split('|')
  return { pressed: names.split(' '), kind, colour, look }
}

function pressedAt(state: EditorView['state']): string {
  const { selection, storedMarks, doc, schema } = state
  const { $from, from, to, empty } = selection
  const marks = storedMarks ?? $from.marks()
  const has = (name: string) => {
    const mark = schema.marks[name]
    if (!mark) return false
    return empty ? mark.isInSet(marks) !== undefined : doc.rangeHasMark(from, to, mark)
  }
  const names = markButtons.filter(({ name }) => has(name)).map(({ name }) => name)
  const at = empty ? marks : (doc.nodeAt(from)?.marks ?? [])
  const colour: unknown = at.find(({ type }) => type.name === 'span')?.attrs.class
  return `${names.join(' ')}|${kindAt(state) ?? ''}|${typeof colour === 'string' ? colour : ''}`
}
