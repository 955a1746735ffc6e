/**
 * Handles of the row and the column in which the caret is: each opens what can be done with it. At the edges of the table a row
 * and a column are added.
 */
import { GripHorizontal, GripVertical, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { moveInMenu } from '#ui/menuKeys.ts'
import { useEditor, useRecord, useView } from '../EditorContext.ts'
import { insertAt } from '../model/tableActs.ts'
import { type Box, scaledBox } from './elements.ts'
import { type TableAxis, tableChoices } from './tableChoices.ts'
import { type CellPlace, tableOf } from './tableView.ts'
import { tableBar as texts } from './texts/tableBar.ts'

/** What the handles measure across. */
const thickPx = 24

export function TableHandles({ id, box }: { id: string; box: Box }) {
  const { frame } = useEditor()
  const { scale, width } = useView(({ page }) => page)
  const record = useRecord(id)
  const [place, setPlace] = useState<CellPlace | null>(null)
  // The view is mounted with the block, which may be drawn after this.
  const [table, setTable] = useState(() => tableOf(frame.text))
  useEffect(() => {
    const look = () => {
      const now = tableOf(frame.text)
      setTable(now)
      setPlace(now ? now.place() : null)
    }
    const waiting = requestAnimationFrame(look)
    const stop = table?.onPlace(look)
    return () => {
      cancelAnimationFrame(waiting)
      stop?.()
    }
  }, [frame, table, record])
  const element = table && frame.text ? frame.text.dom : null
  if (!record || !table || !place || !element) return null
  const cell = element.querySelector<HTMLElement>(`[data-cell="${place.row} ${place.column}"]`)
  if (!cell) return null
  const whole = scaledBox(element.getBoundingClientRect(), scale)
  const at = scaledBox(cell.getBoundingClientRect(), scale)
  // Of a wide table the frame shows a part.
  const right = Math.min(whole.left + whole.width, box.left + box.width)
  const parts = table.parts()
  const isRightToLeft = element.ownerDocument.dir === 'rtl'
  // On a phone there is no room beside the table: the handle of the row is over its last cell.
  const besideLeft = isRightToLeft ? right + 6 : whole.left - thickPx - 6
  const hasRoom = besideLeft >= 0 && besideLeft + thickPx <= width * scale
  const rowLeft = hasRoom ? besideLeft : isRightToLeft ? whole.left : right - thickPx
  const addLeft = isRightToLeft ? whole.left - thickPx - 6 : right + 6
  return (
    <div
      className="editor-table"
      role="group"
      aria-label={texts.place({ row: place.row + 1, column: place.column + 1 })}
    >
      <span className="hidden" role="status">
        {texts.place({ row: place.row + 1, column: place.column + 1 })}
      </span>
      <Handle
        axis="column"
        at={place.column}
        table={table}
        state={record.state}
        box={{
          left: at.left,
          top: whole.top - thickPx - 6,
          width: Math.min(at.width, right - at.left),
          height: thickPx,
        }}
      />
      <Handle
        axis="row"
        at={place.row}
        table={table}
        state={record.state}
        box={{ left: rowLeft, top: at.top, width: thickPx, height: at.height }}
      />
      <Add
        label={texts.add_row}
        box={{
          left: whole.left,
          top: whole.top + whole.height + 6,
          width: right - whole.left,
          height: thickPx,
        }}
        add={() =>
          table.act(insertAt(parts, 'row', parts.cells.length), { row: parts.cells.length, column: 0 })
        }
      />
      {addLeft >= 0 && addLeft + thickPx <= width * scale ? (
        <Add
          label={texts.add_column}
          box={{ left: addLeft, top: whole.top, width: thickPx, height: whole.height }}
          add={() =>
            table.act(insertAt(parts, 'column', parts.aligns.length), {
              row: 0,
              column: parts.aligns.length,
            })
          }
        />
      ) : null}
    </div>
  )
}

/** The pointer must not take the focus out of the cell. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault()

function Add({ label, box, add }: { label: string; box: Box; add(): void }) {
  return (
    <button
      type="button"
      className="editor-table-add"
      aria-label={label}
      data-tip={label}
      style={box}
      onMouseDown={keepFocus}
      onClick={add}
    >
      <Plus size={14} aria-hidden />
    </button>
  )
}

interface HandleProps extends TableAxis {
  box: Box
}

function Handle({ axis, at, table, state, box }: HandleProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const isRow = axis === 'row'
  const label = isRow ? texts.row({ row: at + 1 }) : texts.column({ column: at + 1 })
  const Icon = isRow ? GripVertical : GripHorizontal
  function put() {
    const [button, shown] = [opener.current?.getBoundingClientRect(), menu.current]
    if (!button || !shown) return
    const { width, height } = shown.getBoundingClientRect()
    const below = button.bottom + 4
    shown.style.top = `${Math.max(4, Math.min(below, innerHeight - height - 4))}px`
    shown.style.left = `${Math.max(4, Math.min(button.left, innerWidth - width - 4))}px`
    shown.querySelector('button')?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="editor-table-handle"
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        style={box}
        onMouseDown={keepFocus}
      >
        <Icon size={14} aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="more-menu editor-table-menu"
        onToggle={(event) => {
          if (event.newState === 'open') put()
        }}
        onKeyDown={(event) => {
          if (moveInMenu(menu.current, event)) event.preventDefault()
        }}
      >
        {tableChoices({ axis, at, table, state }).map(({ label: name, isOn, isDanger, run }) => (
          <button
            key={name}
            type="button"
            role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={isOn}
            tabIndex={-1}
            className={isDanger ? 'bad' : ''}
            onClick={() => {
              // The caret is in its cell by then: closing does not bring the focus to the handle.
              run()
              menu.current?.hidePopover()
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
