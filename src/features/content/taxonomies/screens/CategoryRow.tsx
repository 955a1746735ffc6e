/** One entry in the tree of a taxonomy: its name, URL and count, moved by keys, with what may be done with it. */
import { GripVertical } from 'lucide-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import type { CategoryView } from '../../schema.ts'
import type { Move } from './treeMoves.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

interface CategoryRowProps {
  category: CategoryView
  depth: number
  isTree: boolean
  /** What makes it draggable. */
  drag: HTMLAttributes<HTMLLIElement>
  onMove: (how: Move) => void
  onEdit: () => void
  onDelete: () => void
  /** Absent where there is nothing to merge it into. */
  onMerge: (() => void) | undefined
}

const keyMoves: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

export function CategoryRow({
  category,
  depth,
  isTree,
  drag,
  onMove,
  onEdit,
  onDelete,
  onMerge,
}: CategoryRowProps) {
  function onKey(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return
    const how = event.altKey ? keyMoves[event.key] : undefined
    const row = event.currentTarget
    if (how) onMove(how)
    else if (event.key === 'ArrowDown' && row.nextElementSibling instanceof HTMLElement)
      row.nextElementSibling.focus()
    else if (event.key === 'ArrowUp' && row.previousElementSibling instanceof HTMLElement)
      row.previousElementSibling.focus()
    else if (event.key === 'Enter') onEdit()
    else if (event.key === 'Delete') onDelete()
    else return
    event.preventDefault()
  }
  const entries = taxonomyScreen.entries({ count: category.count })
  const path = `/p/${category.taxonomy}/${category.slug}`
  return (
    <li
      {...drag}
      data-row={category.id}
      data-depth={Math.min(depth, 6)}
      className="category-row"
      tabIndex={0}
      aria-label={rowName(category, depth)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      onKeyDown={onKey}
    >
      <GripVertical className="grip" size={16} aria-hidden />
      <span className="grow">
        <b>{category.title}</b> <span className="muted">{path}</span>
      </span>
      {category.count > 0 ? (
        <a className="link" href={path}>
          {entries}
        </a>
      ) : (
        <span className="muted">{entries}</span>
      )}
      <span className="row-actions">
        <button type="button" className="button small" onClick={onEdit}>
          {common.edit}
          <span className="hidden"> {category.title}</span>
        </button>
        <button type="button" className="button small" onClick={onDelete}>
          {common.delete}
          <span className="hidden"> {category.title}</span>
        </button>
        <MoreMenu
          label={taxonomyScreen.more_for({ title: category.title })}
          actions={[
            { label: common.move_up, run: () => onMove('up') },
            { label: common.move_down, run: () => onMove('down') },
            ...(isTree
              ? [
                  { label: taxonomyScreen.move_in, run: () => onMove('in') },
                  { label: taxonomyScreen.move_out, run: () => onMove('out') },
                ]
              : []),
            ...(onMerge ? [{ label: taxonomyScreen.merge_into, run: onMerge }] : []),
          ]}
        />
      </span>
    </li>
  )
}

function rowName({ title, count }: CategoryView, depth: number): string {
  const entries = taxonomyScreen.entries({ count })
  return depth > 0
    ? taxonomyScreen.row_below({ title, level: depth + 1, entries })
    : taxonomyScreen.row({ title, entries })
}
