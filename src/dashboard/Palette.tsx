/** Cmd-K: every place and every action by its name, with the keyboard alone. */
import { useEffect, useRef, useState } from 'react'
import type { Command } from '#ui/commands.ts'
import { palette } from './texts/palette.ts'
import { useCommands } from './useCommands.ts'

export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = useCommands(text, onKeys)
  const chosen = Math.min(active, found.length - 1)

  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])

  function run(command: Command | undefined) {
    if (!command) return
    if (command.id !== 'keys') onClose()
    command.run()
  }

  return (
    <dialog
      ref={dialog}
      className="modal palette"
      aria-label={palette.search_or_do_anything}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setActive((chosen + 1) % Math.max(1, found.length))
        else if (event.key === 'ArrowUp') setActive((chosen - 1 + found.length) % Math.max(1, found.length))
        else if (event.key === 'Enter') run(found[chosen])
        else return
        event.preventDefault()
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] ? `palette-${chosen}` : undefined}
        aria-label={palette.search_or_do_anything}
        placeholder={palette.search_or_do_anything}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <ul id="palette-list" role="listbox" aria-label={palette.results}>
        {found.map((command, index) => (
          <PaletteRow
            key={command.id}
            command={command}
            index={index}
            isActive={index === chosen}
            onRun={() => run(command)}
            onHover={() => setActive(index)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="muted pad" role="status">
          {palette.no_results({ text })}
        </p>
      )}
    </dialog>
  )
}

interface RowProps {
  command: Command
  index: number
  isActive: boolean
  onRun: () => void
  onHover: () => void
}

function PaletteRow({ command, index, isActive, onRun, onHover }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={row}
      id={`palette-${index}`}
      role="option"
      aria-selected={isActive}
      onMouseMove={onHover}
      onClick={onRun}
      onKeyDown={undefined}
    >
      <span>{command.title}</span>
      <small>{command.keys ?? command.group}</small>
    </li>
  )
}
