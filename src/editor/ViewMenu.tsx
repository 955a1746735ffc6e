/** How the page is looked at: any width, smaller or larger, light or dark. Visitors see nothing of it. */
import { Monitor } from 'lucide-react'
import { useRef } from 'react'
import { ViewControls } from './partsAround.ts'
import type { ViewProps } from './ViewControls.tsx'
import { editor } from './texts/editor.ts'

export function ViewMenu(props: ViewProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="editor-icon"
        popoverTarget="editor-view"
        aria-label={`${editor.view}: ${Math.round(props.view.zoom * 100)} %`}
        data-tip={editor.view_tip}
      >
        <Monitor size={17} aria-hidden />
      </button>
      <div
        id="editor-view"
        popover="auto"
        className="editor-view"
        role="group"
        aria-label={editor.view}
        onToggle={({ currentTarget, newState }) => {
          const at = button.current?.getBoundingClientRect()
          if (newState !== 'open' || !at) return
          const left = Math.max(8, Math.min(at.left, window.innerWidth - currentTarget.offsetWidth - 8))
          currentTarget.style.left = `${left}px`
          currentTarget.style.top = `${at.bottom + 6}px`
        }}
      >
        <ViewControls {...props} />
      </div>
    </>
  )
}
