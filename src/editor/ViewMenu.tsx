/** How the page is looked at: any width, smaller or larger, light or dark. Visitors see nothing of it. */
import { Minus, Monitor, Plus } from 'lucide-react'
import { useRef } from 'react'
import { type CanvasView, widthBounds, zoomBy, zooms } from './canvas/view.ts'
import { useEditor } from './EditorContext.ts'

interface ViewMenuProps {
  view: CanvasView
  onView(view: CanvasView): void
}

const schemes = [
  { title: 'Device', scheme: null },
  { title: 'Light', scheme: 'light' },
  { title: 'Dark', scheme: 'dark' },
] as const

export function ViewMenu({ view, onView }: ViewMenuProps) {
  const { announce } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  const { width, zoom, scheme } = view
  const percent = `${Math.round(zoom * 100)} %`
  const zoomTo = (next: number) => {
    onView({ ...view, zoom: next })
    announce(`${Math.round(next * 100)} percent`)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="editor-icon"
        popoverTarget="editor-view"
        aria-label={`View: ${percent}`}
        data-tip="Width, zoom, light and dark"
      >
        <Monitor size={17} aria-hidden />
      </button>
      <div
        id="editor-view"
        popover="auto"
        className="editor-view"
        role="group"
        aria-label="View"
        onToggle={({ currentTarget, newState }) => {
          const at = button.current?.getBoundingClientRect()
          if (newState !== 'open' || !at) return
          const left = Math.max(8, Math.min(at.left, window.innerWidth - currentTarget.offsetWidth - 8))
          currentTarget.style.left = `${left}px`
          currentTarget.style.top = `${at.bottom + 6}px`
        }}
      >
        <div className="editor-view-row">
          <span id="editor-zoom">Zoom</span>
          <div role="group" aria-labelledby="editor-zoom" className="editor-widths">
            <button
              type="button"
              aria-label="Smaller"
              disabled={zoom === zooms[0]}
              onClick={() => zoomTo(zoomBy(zoom, -1))}
            >
              <Minus size={14} aria-hidden />
            </button>
            <button type="button" aria-label={`${percent}, back to 100 %`} onClick={() => zoomTo(1)}>
              {percent}
            </button>
            <button
              type="button"
              aria-label="Larger"
              disabled={zoom === zooms.at(-1)}
              onClick={() => zoomTo(zoomBy(zoom, 1))}
            >
              <Plus size={14} aria-hidden />
            </button>
          </div>
        </div>
        <div className="editor-view-row">
          <span id="editor-scheme">Colours</span>
          <div role="group" aria-labelledby="editor-scheme" className="editor-widths">
            {schemes.map((one) => (
              <button
                key={one.title}
                type="button"
                aria-pressed={scheme === one.scheme}
                onClick={() => onView({ ...view, scheme: one.scheme })}
              >
                {one.title}
              </button>
            ))}
          </div>
        </div>
        <div className="editor-view-row">
          <label htmlFor="editor-width">Width in pixels</label>
          <input
            id="editor-width"
            type="number"
            inputMode="numeric"
            placeholder="Full"
            step={10}
            {...widthBounds}
            value={width ?? ''}
            onChange={({ target }) => {
              const next = target.valueAsNumber
              onView({
                ...view,
                width: Number.isFinite(next) && next > 0 ? Math.min(next, widthBounds.max) : null,
              })
            }}
          />
        </div>
      </div>
    </>
  )
}
