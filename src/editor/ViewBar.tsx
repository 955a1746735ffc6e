/**
 * How the page is looked at: as wide as on a phone, a tablet or a desktop, or any width; smaller or larger; light or dark.
 * Visitors see nothing of it. It comes once the canvas is ready.
 */
import { ChevronDown, Minus, Monitor, Plus, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { breakpointOf, widthBounds, widthsAt } from './canvas/view.ts'
import { zoomBy, zooms } from './canvas/zoom.ts'
import { useEditor, useView } from './EditorContext.ts'
import { viewMenu } from './texts/viewMenu.ts'

const breakpoints = [
  { at: 'phone', title: viewMenu.phone, Icon: Smartphone },
  { at: 'tablet', title: viewMenu.tablet, Icon: Tablet },
  { at: 'desktop', title: viewMenu.desktop, Icon: Monitor },
] as const

const schemes = [
  { title: viewMenu.device, scheme: null },
  { title: viewMenu.light, scheme: 'light' },
  { title: viewMenu.dark, scheme: 'dark' },
] as const

const widths = [null, 360, 768, 1280, 1440, 1920] as const

const percentOf = (scale: number): number => Math.round(scale * 100)

export function ViewBar() {
  const { view } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  const { width } = useView(({ page }) => page)
  const shown = breakpointOf(width)
  const scale = useScaleText()
  const drawn = useView(({ page }) => page.scale)
  return (
    <>
      <div className="editor-widths" role="group" aria-label={viewMenu.width_of_the_page}>
        {breakpoints.map(({ at, title, Icon }) => {
          const own = Math.round(at === shown ? width : widthsAt[at])
          const label = viewMenu.titled_width({ title, width: String(own) })
          return (
            <button
              key={at}
              type="button"
              aria-label={label}
              aria-pressed={at === shown}
              data-tip={label}
              onClick={() => view.showBreakpoint(at)}
            >
              <Icon size={15} aria-hidden />
              <span>{own}</span>
            </button>
          )
        })}
      </div>
      <button
        ref={button}
        type="button"
        className="editor-scale"
        data-name={viewMenu.view}
        popoverTarget="editor-view"
        aria-label={`${viewMenu.view}: ${scale}`}
        data-tip={viewMenu.view_tip}
      >
        <span className="on-wide">{scale}</span>
        <span className="on-phone">{viewMenu.number_percent({ percent: percentOf(drawn) })}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      <div
        id="editor-view"
        popover="auto"
        className="editor-view"
        role="group"
        aria-label={viewMenu.view}
        onToggle={({ currentTarget, newState }) => {
          const at = button.current?.getBoundingClientRect()
          if (newState !== 'open' || !at) return
          const left = Math.max(8, Math.min(at.left, window.innerWidth - currentTarget.offsetWidth - 8))
          currentTarget.style.left = `${left}px`
          currentTarget.style.top = `${Math.min(at.bottom + 6, window.innerHeight - currentTarget.offsetHeight - 8)}px`
        }}
      >
        <ViewControls />
      </div>
    </>
  )
}

/** Returns how large the page is drawn, in words; a change by a key or a button is announced. */
function useScaleText(): string {
  const { announce } = useEditor()
  const scale = useView(({ page }) => page.scale)
  const zoom = useView(({ view }) => view.zoom)
  const percent = percentOf(scale)
  const text = zoom === null ? viewMenu.fit_percent({ percent }) : viewMenu.number_percent({ percent })
  const lastZoom = useRef(zoom)
  useEffect(() => {
    if (lastZoom.current !== zoom) announce(text)
    lastZoom.current = zoom
  }, [zoom, text, announce])
  return text
}

function ViewControls() {
  const { view } = useEditor()
  const { width, zoom, scheme } = useView((now) => now.view)
  const scale = useView(({ page }) => page.scale)
  const [typed, setTyped] = useState<string | null>(null)
  const shownWidth = useView(({ page }) => Math.round(page.width))
  return (
    <>
      <div className="editor-view-row">
        <span id="editor-view-widths">{viewMenu.width}</span>
        <div role="group" aria-labelledby="editor-view-widths" className="editor-widths">
          {widths.map((one) => (
            <button
              key={one ?? 'own'}
              type="button"
              aria-pressed={width === one}
              onClick={() => view.showWidth(one)}
            >
              {one ?? viewMenu.automatic}
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
          placeholder={String(shownWidth)}
          step={10}
          {...widthBounds}
          value={typed ?? width ?? ''}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = target.value === '' ? null : target.valueAsNumber
            // A number that is being typed is too small for a page at first.
            if (next === null || (next >= widthBounds.min && next <= widthBounds.max)) view.showWidth(next)
          }}
        />
      </div>
      <div className="editor-view-row">
        <span id="editor-zoom">{viewMenu.zoom}</span>
        <div role="group" aria-labelledby="editor-zoom" className="editor-widths">
          <button
            type="button"
            aria-label={viewMenu.zoom_out}
            data-tip={viewMenu.zoom_out}
            disabled={scale <= zooms[0]}
            onClick={() => zoomBy(view, -1)}
          >
            <Minus size={14} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={viewMenu.zoom_to_fit}
            aria-pressed={zoom === null}
            onClick={() => view.change({ zoom: null })}
          >
            {viewMenu.fit}
          </button>
          <button
            type="button"
            aria-label={viewMenu.zoom_to_100}
            aria-pressed={zoom === 1}
            onClick={() => view.change({ zoom: 1 })}
          >
            {viewMenu.number_percent({ percent: 100 })}
          </button>
          <button
            type="button"
            aria-label={viewMenu.zoom_in}
            data-tip={viewMenu.zoom_in}
            disabled={scale >= (zooms.at(-1) ?? 1)}
            onClick={() => zoomBy(view, 1)}
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
              onClick={() => view.change({ scheme: one.scheme })}
            >
              {one.title}
            </button>
          ))}
        </div>
      </div>
    </>
  )
}
