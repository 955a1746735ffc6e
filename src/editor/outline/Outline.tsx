/** The page as a tree of names, operable by keys alone: choose, open and close, move, and see what holds what. */
import { ChevronRight, EyeOff, Lock } from 'lucide-react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { useEditor, useRecord, useSelected } from '../EditorContext.ts'
import { isLocked, outlineName } from '../model/marks.ts'
import type { BlockRecord } from '../model/record.ts'
import { rootId } from '../model/record.ts'
import { extendTo } from '../model/several.ts'
import { outlineKey } from './outlineKeys.ts'

const excerptLength = 32

interface TreeValue {
  closed: ReadonlySet<string>
  toggle(id: string, isOpen: boolean): void
  onKey(event: React.KeyboardEvent): void
}

const TreeContext = createContext<TreeValue>({ closed: new Set(), toggle: () => undefined, onKey: () => undefined })

export function Outline() {
  const editor = useEditor()
  const { session } = editor
  const root = useRecord(rootId)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const tree = useRef<HTMLUListElement>(null)
  const selected = useSelected(({ selection }) => selection.id)
  const toggle = (id: string, isOpen: boolean) =>
    setClosed((last) => {
      const next = new Set(last)
      if (isOpen) next.delete(id)
      else next.add(id)
      return next
    })
  useEffect(() => {
    if (selected === null) return
    const item = tree.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(selected)}"]`)
    item?.scrollIntoView({ block: 'nearest' })
    // The keys go on from the selected block while the focus is in the tree.
    if (tree.current?.contains(document.activeElement)) item?.focus({ preventScroll: true })
  }, [selected])
  const onKey = (event: React.KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target.dataset.outline : undefined
    if (target === undefined || !session.document.has(target)) return
    const shown = [...(tree.current?.querySelectorAll<HTMLElement>('[data-outline]') ?? [])].map(({ dataset }) => dataset.outline ?? '')
    // Drawn at once, so that a block that moved to another group has its element again.
    const isHandled = flushSync(() => outlineKey(event, editor, { id: target, shown, closed, toggle }))
    if (!isHandled) return
    event.preventDefault()
    const now = session.selection.id
    if (now !== null && session.selection.anchor === undefined) {
      tree.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(now)}"]`)?.focus()
    }
  }
  return (
    <TreeContext value={{ closed, toggle, onKey }}>
      <ul ref={tree} className="editor-outline" role="tree" aria-label="Blocks of the page" aria-multiselectable="true">
        {root?.children.map((id, index) => (
          <OutlineItem key={id} id={id} level={1} isFirst={index === 0} />
        ))}
      </ul>
    </TreeContext>
  )
}

function OutlineItem({ id, level, isFirst }: { id: string; level: number; isFirst: boolean }) {
  const { session, frame, openMenu, openRename } = useEditor()
  const { closed, toggle, onKey } = useContext(TreeContext)
  const record = useRecord(id)
  const isSelected = useSelected(({ selection }) => selection.id === id || selection.others?.includes(id) === true)
  const isStop = useSelected(({ selection }) => (selection.id === null ? isFirst : selection.id === id))
  if (!record) return null
  const hasChildren = record.children.length > 0
  const isOpen = hasChildren && !closed.has(id)
  const choose = (event: React.MouseEvent) => {
    if (event.shiftKey) extendTo(session, id)
    else session.select({ id })
    frame.document?.querySelector(`[data-bid="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  return (
    <li role="none">
      <div
        role="treeitem"
        data-outline={id}
        aria-level={level}
        aria-selected={isSelected}
        aria-expanded={hasChildren ? isOpen : undefined}
        tabIndex={isStop ? 0 : -1}
        className="editor-outline-item"
        onClick={choose}
        onDoubleClick={() => openRename(id)}
        onContextMenu={(event) => {
          event.preventDefault()
          if (!session.selectedIds.includes(id)) session.select({ id })
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
        {record.state.is_hidden === true ? <EyeOff size={13} role="img" aria-label="hidden from visitors" /> : null}
      </div>
      {isOpen ? (
        <ul role="group">
          {record.children.map((child) => (
            <OutlineItem key={child} id={child} level={level + 1} isFirst={false} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function excerptOf(record: BlockRecord): string {
  const key = definitions.get(record.type)?.textKey
  const html = key === undefined ? (record.state.title ?? record.state.alt) : record.state[key]
  const text = typeof html === 'string' ? plainText(html).trim() : ''
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
}
