/**
 * Parts of a screen that load when they are first shown, or ahead of that when the browser is idle. Once loaded they draw
 * at once, as if they had been there from the start: no fallback, no later frame.
 */
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { frame } from './texts/frame.ts'
import { common } from './texts/common.ts'

export interface OnDemand<Props> {
  (props: Props): React.ReactNode
  /** Loads the part now; it draws without waiting from then on. */
  load(): Promise<void>
  isLoaded(): boolean
}

/**
 * Returns a component that loads its code when it is first drawn.
 * A part that cannot be loaded is asked for again as soon as there is a network.
 * @param whenMissing until then it says so in its place; what lies over the page is hidden; a whole screen throws, for the boundary around it
 */
export function onDemand<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  whenMissing: 'say' | 'hide' | 'throw' = 'say',
): OnDemand<Props> {
  let part: ComponentType<Props> | null = null
  let running: Promise<void> | null = null
  let why: unknown = null
  const load = (): Promise<void> => {
    running ??= fetchPart().then(
      (loaded) => void (part = loaded),
      (cause: unknown) => {
        // Asked for again it may be there: the connection was gone, or a new version has taken the place of this one.
        running = null
        why = cause
        throw cause
      },
    )
    return running
  }
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'missing'>(part ? 'there' : 'waiting')
    useEffect(() => {
      const again = () => setState('waiting')
      if (state === 'missing') {
        addEventListener('online', again)
        return () => removeEventListener('online', again)
      }
      let isShown = true
      const show = (next: 'there' | 'missing') => () => void (isShown && setState(next))
      load().then(show('there'), show('missing'))
      return () => void (isShown = false)
    }, [state])
    if (part) return createElement(part, props)
    if (state !== 'missing' || whenMissing === 'hide') return null
    if (whenMissing === 'throw') throw why
    return (
      <p role="alert" className="part-missing">
        {frame.part_not_loaded}{' '}
        <button type="button" onClick={() => setState('waiting')}>
          {common.try_again}
        </button>
      </p>
    )
  }
  return Object.assign(Part, { load, isLoaded: () => part !== null })
}

/** So long nobody has touched anything before what may come later is loaded. */
const restMs = 1500
/** So long what comes soon leaves to the first paint of the screen. */
const soonMs = 300

let touchedAt = 0

/** Notes keys and pointers in a window or a document as work that loading is not to disturb. */
export function watchTouch(source: Pick<EventTarget, 'addEventListener'>, signal: AbortSignal): void {
  const touch = (): void => void (touchedAt = performance.now())
  for (const kind of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
    source.addEventListener(kind, touch, { capture: true, passive: true, signal })
}

/**
 * Loads parts one after the other while the browser has nothing else to do; one that fails is loaded when it is shown.
 * @param when `soon`: when the screen has been painted; `rest`: before each also until nobody has typed or pointed for a while
 */
export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[], when: 'soon' | 'rest'): () => void {
  const ending = new AbortController()
  touchedAt = performance.now()
  watchTouch(window, ending.signal)
  const idle =
    'requestIdleCallback' in window
      ? (work: () => void) => void requestIdleCallback(work, { timeout: 2000 })
      : (work: () => void) => void setTimeout(work, 200)
  const next = (at: number): void => {
    const load = loads[at]
    if (!load) ending.abort()
    if (ending.signal.aborted || !load) return
    const left = when === 'rest' ? restMs - (performance.now() - touchedAt) : 0
    if (left > 0) return void setTimeout(() => next(at), left)
    const goOn = () => next(at + 1)
    idle(() => void load().then(goOn, goOn))
  }
  setTimeout(() => next(0), soonMs)
  return () => ending.abort()
}
