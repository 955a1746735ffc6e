/** The further actions of a row behind one button; in the top layer, so that no table cuts it off. Keys go through it (menuKeys.ts), Esc and Tab close it. */
import { MoreHorizontal } from 'lucide-react'
import { useId, useRef } from 'react'
import { moveInMenu } from './menuKeys.ts'

export interface MenuAction {
  label: string
  run: () => void
  isDanger?: boolean
}

const gap = 4

export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  if (actions.length === 0) return null

  function place() {
    const [button, menu] = [opener.current?.getBoundingClientRect(), list.current]
    if (!button || !menu) return
    const { width, height } = menu.getBoundingClientRect()
    const isBelow = button.bottom + gap + height <= innerHeight
    menu.style.top = `${Math.max(gap, isBelow ? button.bottom + gap : button.top - gap - height)}px`
    menu.style.left = `${Math.max(gap, Math.min(button.right, innerWidth - gap) - width)}px`
    menu.querySelector<HTMLElement>('button')?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <MoreHorizontal size={18} aria-hidden />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="more-menu"
        onToggle={(event) => {
          if (event.newState === 'open') place()
          // What was at the pointer when it closed keeps the focus.
          else if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
        }}
        onKeyDown={(event) => {
          // Tab goes on from the button that opened it.
          if (event.key === 'Tab') return list.current?.hidePopover()
          if (!moveInMenu(list.current, event)) return
          event.preventDefault()
        }}
      >
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={action.isDanger ? 'bad' : ''}
            onClick={() => {
              list.current?.hidePopover()
              action.run()
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
    </>
  )
}
