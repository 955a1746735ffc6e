/** What the view menu holds: zoom, colours and any width. It comes once the canvas is ready. */
import { Minus, Plus } from 'lucide-react'
import type { CanvasView } from './canvas/view.ts'
import { useEditor } from './EditorContext.ts'
import { viewMenu } from './texts/viewMenu.ts'

export interface ViewProps {
  view: CanvasView
  onView(view: CanvasView): void
}

const schemes = [
  { title: viewMenu.device, scheme: null },
  { title: viewMenu.light, scheme: 'light' },
  { title: viewMenu.dark, scheme: 'dark' },
] as const

const zooms = [0.5, 0.75, 1, 1.25, 1.5] as const
const widthBounds = { min: 280, max: 2400 } as const

/** Returns the next zoom in a direction; the last one stays. */
function zoomBy(zoom: number, step: -1 | 1): number {
  return (step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom)) ?? zoom
}

export function ViewControls({ view, onView }: ViewProps) {
  const { announce } = useEditor()
  const { width, zoom, scheme } = view
  const percent = Math.round(zoom * 100)
  const zoomTo = (next: number) => {
    onView({ ...view, zoom: next })
    announce(viewMenu.percent({ percent: Math.round(next * 100) }))
  }
  return (
    <>
      <div className="editor-view-row">
        <span id="editor-zoom">{viewMenu.zoom}</span>
        <div role="group" aria-labelledby="editor-zoom" className="editor-widths">
          <button
            type="button"
            aria-label={viewMenu.smaller}
            disabled={zoom === zooms[0]}
            onClick={() => zoomTo(zoomBy(zoom, -1))}
          >
            <Minus size={14} aria-hidden />
          </button>
          <button type="button" aria-label={viewMenu.back_to_100({ percent })} onClick={() => zoomTo(1)}>
            {`${percent} %`}
          </button>
          <button
            type="button"
            aria-label={viewMenu.larger}
            disabled={zoom === zooms.at(-1)}
            onClick={() => zoomTo(zoomBy(zoom, 1))}
          >
            <Plus size={14} aria-hidden />
          </button>
        </div>
      </div>
      <div className="editor-view-row">
        <span id="editor-scheme">{viewMenu.colours}</span>
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
        <label htmlFor="editor-width">{viewMenu.width_in_pixels}</label>
        <input
          id="editor-width"
          type="number"
          inputMode="numeric"
          placeholder={viewMenu.full}
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
    </>
  )
}
