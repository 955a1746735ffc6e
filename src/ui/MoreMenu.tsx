/** The further actions of a row behind one button; in the top layer, so that no table cuts it off. Arrows go through it, Esc closes. */
import { MoreHorizontal } from 'lucide-react'
import { useId, useRef } from 'react'

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
  function step(by: number) {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const index = items.findIndex((item) => item === document.activeElement)
    items.at((index + by + items.length) % items.length)?.focus()
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
          else opener.current?.focus({ preventScroll: true })
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') step(1)
          else if (event.key === 'ArrowUp') step(-1)
          else return
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
