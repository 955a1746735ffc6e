/** The numeric spinner's rules (F-UI-10, F-CONST-11): which keys pass, the clamp, the step, the hold. */
import { spinner } from '#constants.ts'
import { clamp, type Bounds } from './clamp.ts'

const navigation = new Set([
  'Backspace',
  'Delete',
  'Tab',
  'Enter',
  'Escape',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
])

/** Digits, minus, decimal point and navigation keys; nothing else. */
export function spinnerAccepts(key: string): boolean {
  return /^[0-9.-]$/.test(key) || navigation.has(key)
}

/** One step up (1) or down (-1) from a value, clamped; decimals of value and step are kept exact. */
export function stepBy(value: number, direction: 1 | -1, bounds: Bounds & { step?: number }): number {
  const step = bounds.step ?? spinner.step
  const digits = Math.max(decimals(value), decimals(step))
  return clamp(Number((value + direction * step).toFixed(digits)), bounds)
}

function decimals(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
}

export interface Timers {
  setTimeout: (run: () => void, ms: number) => number
  clearTimeout: (id: number) => void
}

/** Runs at once, again after 650 ms of holding, then every 120 ms; the returned function stops it. */
export function startHold(run: () => void, timers: Timers): () => void {
  run()
  let timer = timers.setTimeout(repeat, spinner.holdDelayMs)
  function repeat() {
    run()
    timer = timers.setTimeout(repeat, spinner.repeatMs)
  }
  return () => timers.clearTimeout(timer)
}
