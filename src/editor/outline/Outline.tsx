/** The page as a tree of names, operable by keys alone: choose, open and close, move, and see what holds what. */
import { ChevronRight, EyeOff, Filter, Lock } from 'lucide-react'
import {
  createContext,
  memo,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { plainText } from '#blocks/plainText.ts'
import { bindingsOf } from '#blocks/binding.ts'
import { definitions } from '#blocks/registry.ts'
import { type EditorValue, useEditor, useKeptRecord, useSelected } from '../EditorContext.ts'
import { isLocked, outlineName } from '../model/marks.ts'
import type { BlockRecord } from '../model/record.ts'
import { extendTo } from '../model/several.ts'
import { onDemand } from '#ui/onDemand.tsx'
import { useRowDrag } from './useRowDrag.ts'
import { outlineKey } from './outlineKeys.ts'
import { rowHeightPx, rowsOf, useRowWindow } from './rows.ts'
import { outline } from './texts/outline.ts'

/** Only for who drags a row. */
const OutlineDrop = onDemand(() => import('./OutlineDrag.tsx').then((part) => part.OutlineDrop))

const excerptLength = 32
const indentPx = 18

interface TreeValue {
  toggle(id: string, isOpen: boolean): void
  onKey(event: React.KeyboardEvent): void
}

const TreeContext = createContext<TreeValue>({ toggle: () => undefined, onKey: () => undefined })

export const Outline = memo(function Outline() {
  const editor = useEditor()
  const { editorDocument } = editor
  const { blocks } = editorDocument
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const tree = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  const { structure, selected } = useLater(editor, wantsFocus)
  // The document is the same object throughout; the count of its structure says when it holds something else.
  const { rows } = useMemo(() => ({ structure, rows: rowsOf(blocks, closed) }), [blocks, closed, structure])
  const [shown, setShown] = useRowWindow(tree, rows.length)
  useLayoutEffect(() => {
    const index = selected === null ? -1 : rows.findIndex(({ id }) => id === selected)
    const list = tree.current
    if (index < 0 || !list) return
    setShown(index)
    const scroller = list.parentElement
    if (!scroller) return
    const top = list.offsetTop + index * rowHeightPx
    if (top < scroller.scrollTop) scroller.scrollTop = top - rowHeightPx
    else if (top + rowHeightPx > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + 2 * rowHeightPx - scroller.clientHeight
  }, [selected, rows, setShown])
  // The keys go on from the selected block, once its row is drawn.
  useLayoutEffect(() => {
    if (!wantsFocus.current || selected === null) return
    const item = tree.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(selected)}"]`)
    if (!item) return
    wantsFocus.current = false
    item.focus({ preventScroll: true })
  })
  const state = useRef({ rows, closed })
  useLayoutEffect(() => {
    state.current = { rows, closed }
  }, [rows, closed])
  // The same for every row and for ever: only rows whose block or place changes are drawn anew.
  const value = useMemo((): TreeValue => {
    const toggle = (id: string, isOpen: boolean) =>
      setClosed((last) => {
        const next = new Set(last)
        if (isOpen) next.delete(id)
        else next.add(id)
        return next
      })
    const onKey = (event: React.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target.dataset.outline : undefined
      if (target === undefined || !blocks.has(target)) return
      // Drawn at once, so that a block that moved to another group has its element again.
      const isHandled = flushSync(() => {
        wantsFocus.current = true
        const now = {
          id: target,
          shown: state.current.rows.map(({ id }) => id),
          closed: state.current.closed,
          toggle,
        }
        const isDone = outlineKey(event, editor, now)
        wantsFocus.current = isDone && editorDocument.selection.anchor === undefined
        return isDone
      })
      if (isHandled) event.preventDefault()
    }
    return { toggle, onKey }
  }, [editor, editorDocument, blocks])
  const from = Math.min(shown.from, rows.length)
  const to = Math.min(shown.to, rows.length)
  return (
    <TreeContext value={value}>
      <ul
        ref={tree}
        className="editor-outline"
        role="tree"
        aria-label={outline.blocks}
        aria-multiselectable="true"
        style={{ paddingBlockStart: from * rowHeightPx, paddingBlockEnd: (rows.length - to) * rowHeightPx }}
      >
        {rows.slice(from, to).map(({ id, level, position, siblings }, index) => (
          <OutlineItem
            key={id}
            id={id}
            level={level}
            position={position}
            siblings={siblings}
            isOpen={!closed.has(id)}
            isFirst={from + index === 0}
          />
        ))}
        <OutlineDrop tree={tree} closed={closed} />
      </ul>
    </TreeContext>
  )
})

/**
 * What is shown where and what is selected, a moment after the page has shown it: rows by the dozen are no part of what an
 * act on the page waits for. A key of the outline itself is answered at once.
 */
function useLater(
  { editorDocument }: EditorValue,
  isOwnKey: RefObject<boolean>,
): { structure: number; selected: string | null } {
  const { blocks, selected: selection } = editorDocument
  const [shown, setShown] = useState({ structure: blocks.structure, selected: editorDocument.selection.id })
  useEffect(() => {
    const look = () => {
      const now = { structure: blocks.structure, selected: editorDocument.selection.id }
      const show = () =>
        setShown((last) => (last.structure === now.structure && last.selected === now.selected ? last : now))
      if (isOwnKey.current) show()
      else startTransition(show)
    }
    // What changed before it listened.
    look()
    const stops = [blocks.watch(look), selection.on(look)]
    return () => stops.forEach((stop) => stop())
  }, [editorDocument, blocks, selection, isOwnKey])
  return shown
}

interface ItemProps {
  id: string
  level: number
  /** From 1, among its siblings. */
  position: number
  siblings: number
  isOpen: boolean
  isFirst: boolean
}

const OutlineItem = memo(function OutlineItem({
  id,
  level,
  position,
  siblings,
  isOpen: isNotClosed,
  isFirst,
}: ItemProps) {
  const { editorDocument, frame, openMenu, openRename, mayDesign } = useEditor()
  const { toggle, onKey } = useContext(TreeContext)
  const record = useKeptRecord(id)
  const isSelected = useSelected(
    ({ selection }) => selection.id === id || selection.others?.includes(id) === true,
  )
  const isStop = useSelected(({ selection }) => (selection.id === null ? isFirst : selection.id === id))
  const row = useRef<HTMLDivElement>(null)
  useRowDrag(row, id, !mayDesign || record === undefined)
  if (!record) return null
  const hasChildren = record.children.length > 0
  const isOpen = hasChildren && isNotClosed
  const choose = (event: React.MouseEvent) => {
    // Its row is gone the next moment.
    if (!editorDocument.blocks.has(id)) return
    if (event.shiftKey) extendTo(editorDocument, id)
    else editorDocument.select({ id })
    frame.document
      ?.querySelector(`[data-bid="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  return (
    <li role="none">
      <div
        ref={row}
        role="treeitem"
        data-outline={id}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        aria-selected={isSelected}
        aria-expanded={hasChildren ? isOpen : undefined}
        tabIndex={isStop ? 0 : -1}
        className="editor-outline-item"
        style={level > 1 ? { marginInlineStart: (level - 1) * indentPx } : undefined}
        onClick={choose}
        onDoubleClick={() => mayDesign && editorDocument.blocks.has(id) && openRename(id)}
        onContextMenu={(event) => {
          event.preventDefault()
          if (!editorDocument.blocks.has(id)) return
          if (!editorDocument.selectedIds.includes(id)) editorDocument.select({ id })
          openMenu({ at: { left: event.clientX, top: event.clientY, bottom: event.clientY } })
        }}
        onKeyDown={onKey}
      >
        {hasChildren ? (
          <span
            aria-hidden
            className="editor-outline-turn"
            data-open={isOpen || undefined}
            onClick={(event) => {
              event.stopPropagation()
              toggle(id, !isOpen)
            }}
          >
            <ChevronRight size={14} />
          </span>
        ) : null}
        <span>{outlineName(record) ?? definitions.get(record.type)?.label ?? record.type}</span>
        <small>{excerptOf(record)}</small>
        {isLocked(record) ? <Lock size={13} role="img" aria-label="locked" /> : null}
        {record.state.visible_where === undefined ? null : (
          <Filter size={13} role="img" aria-label={outline.shown_by_rules} />
        )}
        {record.state.is_hidden === true ? <EyeOff size={13} role="img" aria-label={outline.hidden} /> : null}
      </div>
    </li>
  )
})

const fieldsIn = ({ state }: BlockRecord): string[] =>
  Object.values(bindingsOf(state)).map(({ field }) => field)

function excerptOf(record: BlockRecord): string {
  const key = definitions.get(record.type)?.textKey
  const html = key === undefined ? (record.state.title ?? record.state.alt) : record.state[key]
  const own = typeof html === 'string' ? plainText(html).trim() : ''
  // What is filled by fields says by which.
  const text = own || fieldsIn(record).join(', ')
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
}
