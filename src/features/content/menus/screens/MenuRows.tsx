/** The entries of a menu as rows: dragged by their handle, or moved by buttons and by Alt with the arrow keys. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { moveRow, shiftRow, stepRow, type MenuRow } from '../menuRows.ts'
import { menuScreen } from '../texts/menuScreen.ts'
import { common } from '#ui/texts/common.ts'

interface RowsProps {
  rows: readonly MenuRow[]
  /** By `<id of the row>.title` and `.url`. */
  problems: Readonly<Record<string, string>>
  onChange: (rows: MenuRow[]) => void
}

export function MenuRows({ rows, problems, onChange }: RowsProps) {
  const [said, setSaid] = useState('')
  const hint = useId()
  if (rows.length === 0) return <p className="muted">{menuScreen.no_entries}</p>

  function apply(next: MenuRow[], row: MenuRow) {
    onChange(next)
    const place = next.findIndex((one) => one.id === row.id)
    const position = { title: row.title || menuScreen.entry, place: place + 1, count: next.length }
    setSaid(
      (next[place]?.depth ?? 0) > 0 ? menuScreen.position_below(position) : menuScreen.position(position),
    )
  }
  return (
    <>
      <p className="muted" id={hint}>
        {menuScreen.hint}
      </p>
      <ol className="menu-rows" aria-describedby={hint}>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            index={index}
            rows={rows}
            problems={problems}
            onEdit={(values) =>
              onChange(rows.map((one) => (one.id === row.id ? { ...one, ...values } : one)))
            }
            onRemove={() =>
              onChange(
                rows
                  .filter((one) => one.id !== row.id)
                  .map((one, at) => (at === 0 ? { ...one, depth: 0 } : one)),
              )
            }
            onMove={(next) => apply(next, row)}
          />
        ))}
      </ol>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}

interface RowProps {
  row: MenuRow
  index: number
  rows: readonly MenuRow[]
  problems: Readonly<Record<string, string>>
  onEdit: (values: Partial<MenuRow>) => void
  onRemove: () => void
  onMove: (rows: MenuRow[]) => void
}

/** The row is dragged by its handle, and takes other rows. */
function useRowDrag({ row, index, rows, onMove }: Pick<RowProps, 'row' | 'index' | 'rows' | 'onMove'>) {
  const line = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef({ rows, index, onMove })
  latest.current = { rows, index, onMove }
  useEffect(() => {
    const [element, dragHandle] = [line.current, handle.current]
    if (!element || !dragHandle) return
    const stopDragging = draggable({ element, dragHandle, getInitialData: () => ({ menuRow: row.id }) })
    const stopDropping = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.menuRow === 'string' && source.data.menuRow !== row.id,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        const { rows: now, index: to, onMove: move } = latest.current
        const from = now.findIndex((one) => one.id === source.data.menuRow)
        // Dropped on a row further down it comes behind that row, else before it.
        if (from >= 0) move(moveRow(now, from, from < to ? to + 1 : to, now[to]?.depth ?? 0))
      },
    })
    return () => {
      stopDragging()
      stopDropping()
    }
  }, [row.id])

  return { line, handle, isOver }
}

function Row({ row, index, rows, problems, onEdit, onRemove, onMove }: RowProps) {
  const { line, handle, isOver } = useRowDrag({ row, index, rows, onMove })
  const name = row.title || menuScreen.the_entry
  const moves = [
    {
      key: 'ArrowUp',
      title: menuScreen.move_up({ name }),
      icon: ArrowUp,
      run: () => stepRow(rows, index, -1),
    },
    {
      key: 'ArrowDown',
      title: menuScreen.move_down({ name }),
      icon: ArrowDown,
      run: () => stepRow(rows, index, 1),
    },
    {
      key: 'ArrowLeft',
      title: menuScreen.move_out({ name }),
      icon: IndentDecrease,
      run: () => shiftRow(rows, index, -1),
    },
    {
      key: 'ArrowRight',
      title: menuScreen.move_in({ name }),
      icon: IndentIncrease,
      run: () => shiftRow(rows, index, 1),
    },
  ]
  function press(event: KeyboardEvent) {
    const move = event.altKey ? moves.find(({ key }) => key === event.key) : undefined
    if (!move) return
    event.preventDefault()
    onMove(move.run())
  }
  return (
    <li ref={line} data-depth={row.depth} data-over={isOver || undefined}>
      <button
        ref={handle}
        type="button"
        className="icon-button handle"
        aria-label={menuScreen.move({ name })}
        onKeyDown={press}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <Field name={`${row.id}.title`} title="" hasLabel={false} problem={problems[`${row.id}.title`]}>
        {(ties) => (
          <TextInput
            {...ties}
            label={menuScreen.title_of({ value: index + 1 })}
            value={row.title}
            placeholder={common.title}
            maxLength={200}
            onChange={(title) => onEdit({ title })}
          />
        )}
      </Field>
      <Field name={`${row.id}.url`} title="" hasLabel={false} problem={problems[`${row.id}.url`]}>
        {(ties) => (
          <TextInput
            {...ties}
            label={menuScreen.url_of({ name })}
            value={row.url}
            placeholder="/page"
            maxLength={500}
            onChange={(url) => onEdit({ url })}
          />
        )}
      </Field>
      <span className="row">
        {moves.map(({ key, title, icon: Icon, run }) => (
          <button
            key={key}
            type="button"
            className="icon-button"
            aria-label={title}
            onClick={() => onMove(run())}
          >
            <Icon size={15} aria-hidden />
          </button>
        ))}
        <button
          type="button"
          className="icon-button"
          aria-label={menuScreen.remove({ name })}
          onClick={onRemove}
        >
          <X size={15} aria-hidden />
        </button>
      </span>
    </li>
  )
}
