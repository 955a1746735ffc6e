/** Picks one colour: an area of saturation and brightness, a hue, a hex, and the browser's eyedropper where it has one. */
import { Pipette } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { hexOfHsv, hsvOfHex, type Hsv } from '../hsv.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { HexField } from './HexField.tsx'

declare global {
  interface Window {
    EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
  }
}

interface ColourPickProps {
  /** What the colour is. */
  label: string
  /** Hex. */
  value: string
  /** False where the field for it is beside the picker. */
  hasHex?: boolean
  /** @param gesture the drag or field that this belongs to; null: a step of its own */
  onChange: (value: string, gesture: string | null) => void
  onEnd: () => void
}

const bounded = (value: number): number => Math.min(100, Math.max(0, value))

export function ColourPick({ label, value, hasHex = true, onChange, onEnd }: ColourPickProps) {
  const [last, setLast] = useState<Hsv>(() => hsvOfHex(value, { hue: 0, saturation: 0, brightness: 0 }))
  // Grey has no hue and black no saturation: those stay as they were.
  const now = hexOfHsv(last) === value.toLowerCase() ? last : hsvOfHex(value, last)

  function set(change: Partial<Hsv>) {
    const next = { ...now, ...change }
    setLast(next)
    onChange(hexOfHsv(next), `${label}-pick`)
  }
  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set({
      saturation: bounded(((event.clientX - left) / width) * 100),
      brightness: bounded(100 - ((event.clientY - top) / height) * 100),
    })
  }
  function move(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1
    const [right, up] = arrows[event.key] ?? [0, 0]
    if (right === 0 && up === 0) return
    event.preventDefault()
    set({
      saturation: bounded(now.saturation + right * step),
      brightness: bounded(now.brightness + up * step),
    })
  }
  async function pick() {
    const found = await (window.EyeDropper ? new window.EyeDropper().open() : null)?.catch(() => null)
    if (found) onChange(found.sRGBHex.toLowerCase(), null)
  }

  return (
    <div className="colour-pick" dir="ltr">
      <div
        className="colour-area"
        role="slider"
        tabIndex={0}
        aria-label={themeScreen.area({ colour: label })}
        aria-valuenow={Math.round(now.saturation)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={themeScreen.area_value({
          saturation: Math.round(now.saturation),
          brightness: Math.round(now.brightness),
        })}
        style={{
          background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, hsl(${now.hue} 100% 50%))`,
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
        onPointerUp={onEnd}
        onKeyDown={move}
        onKeyUp={onEnd}
      >
        <i style={{ left: `${now.saturation}%`, top: `${100 - now.brightness}%`, background: value }} />
      </div>
      <input
        className="colour-hue"
        type="range"
        min={0}
        max={360}
        aria-label={themeScreen.hue({ colour: label })}
        value={Math.round(now.hue)}
        onChange={(event) => set({ hue: Number(event.target.value) })}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
      <div className="row">
        {hasHex && <HexField label={label} value={value} onChange={onChange} onEnd={onEnd} />}
        {window.EyeDropper && (
          <button type="button" className="button" onClick={() => void pick()}>
            <Pipette size={16} aria-hidden /> {themeScreen.eyedropper}
          </button>
        )}
      </div>
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
