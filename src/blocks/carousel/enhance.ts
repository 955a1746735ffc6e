/**
 * Brings a row of slides to life: buttons, dots, a swipe that moves on from 40 % of a slide's width (F-CONST-18), and,
 * where the owner wants it, a slow show that anybody can stop and that never runs for those who asked for less motion.
 */
import { notify } from '../visitorEvents.ts'
import { readsFromRight, arrows } from './direction.ts'
import { slideAfter, slideAfterSwipe, type Slides } from './slideRules.ts'
import { carousel } from './texts/carousel.ts'

export function enhance(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('.b-carousel-track')
  if (!track) return
  // A picture that was not chosen yet is no slide.
  const slides = () =>
    [...track.children].filter((slide) => slide instanceof HTMLElement && slide.childNodes.length > 0)
  if (slides().length < 2) return
  const wraps = 'wraps' in root.dataset
  const isReversed = readsFromRight(root)
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let wanted: number | null = null

  /** The slide whose start is nearest to the start of the track; -1: none can be found. */
  function current(): number {
    if (wanted !== null) return wanted
    const gaps = slides().map((slide) => Math.abs(fromStart(slide)))
    return gaps.indexOf(Math.min(...gaps))
  }
  /** How far the start of a slide is from the start of the track: of left edges, or of right ones. */
  function fromStart(slide: Element): number {
    const [at, of] = [slide.getBoundingClientRect(), track?.getBoundingClientRect()]
    return isReversed ? at.right - (of?.right ?? 0) : at.left - (of?.left ?? 0)
  }
  const place = (): Slides => ({ current: current(), count: slides().length, wraps })

  function goTo(index: number | null): void {
    const slide = index === null ? undefined : slides()[index]
    if (!slide || index === null) {
      notify({
        title: carousel.unable_to_advance,
        message: carousel.slide_gone,
        kind: 'danger',
      })
      return
    }
    wanted = index
    track?.scrollTo({
      left: fromStart(slide) + (track?.scrollLeft ?? 0),
      behavior: calm.matches ? 'instant' : 'smooth',
    })
    showPosition(index)
  }

  const status = element('p', 'sr-only', { 'aria-live': 'polite' })
  const back = button('b-carousel-button', carousel.previous_slide, isReversed ? arrows.right : arrows.left)
  const on = button('b-carousel-button', carousel.next_slide, isReversed ? arrows.left : arrows.right)
  const count = element('p', 'b-carousel-count', { 'aria-hidden': 'true' })
  const bar = element('div', 'b-carousel-bar', {})
  bar.append(back, count, on, status)
  back.addEventListener('click', () => goTo(slideAfter(place(), -1)))
  on.addEventListener('click', () => goTo(slideAfter(place(), 1)))

  function showPosition(index: number): void {
    const all = slides().length
    count.textContent = `${index + 1} / ${all}`
    status.textContent = carousel.slide_of({ value: index + 1, all })
    back.disabled = !wraps && index === 0
    on.disabled = !wraps && index === all - 1
  }
  track.addEventListener('scrollend', () => {
    wanted = null
    showPosition(current())
  })
  // Counted from the slide that showed when the finger came down: under it the row has moved on meanwhile.
  let touched = 0
  watchSwipe(track, {
    begins: () => {
      touched = current()
    },
    ends: (moved) => {
      const width = slides()[Math.max(0, touched)]?.getBoundingClientRect().width ?? 0
      goTo(slideAfterSwipe({ ...place(), current: touched }, isReversed ? -moved : moved, width))
    },
  })
  root.append(bar)
  root.dataset.ready = ''
  showPosition(Math.max(0, current()))
  const seconds = Number(root.dataset.seconds)
  if (seconds > 0 && !calm.matches)
    bar.append(slowShow(root, status, seconds, () => goTo(slideAfter({ ...place(), wraps: true }, 1))))
}

/** Follows a finger or a mouse sideways and says at its end how far it went. The page itself scrolls up and down as ever. */
function watchSwipe(track: HTMLElement, swipe: { begins(): void; ends(moved: number): void }): void {
  let from: { id: number; x: number; scroll: number } | null = null
  let isDragged = false
  track.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    from = { id: event.pointerId, x: event.clientX, scroll: track.scrollLeft }
    isDragged = false
    swipe.begins()
  })
  track.addEventListener('pointermove', (event) => {
    if (from?.id !== event.pointerId) return
    const moved = event.clientX - from.x
    if (!isDragged && Math.abs(moved) > 6) {
      isDragged = true
      track.setPointerCapture(event.pointerId)
      track.classList.add('is-dragged')
    }
    if (isDragged) track.scrollLeft = from.scroll - moved
  })
  const end = (event: PointerEvent) => {
    if (from?.id !== event.pointerId) return
    const moved = event.clientX - from.x
    from = null
    track.classList.remove('is-dragged')
    if (isDragged) swipe.ends(event.type === 'pointercancel' ? 0 : moved)
  }
  track.addEventListener('pointerup', end)
  track.addEventListener('pointercancel', end)
  // What was a swipe is no press on the link under the finger.
  track.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.preventDefault()
      isDragged = false
    },
    true,
  )
  track.addEventListener('dragstart', (event) => event.preventDefault())
}

/** Moves on every few seconds until somebody points at it, focuses it or presses Pause. */
function slowShow(root: HTMLElement, status: HTMLElement, seconds: number, next: () => void): HTMLElement {
  const pause = button('b-carousel-button', carousel.pause, 'M9 5v14M15 5v14')
  let isPaused = false
  const isHeld = () => isPaused || document.hidden || root.matches(':hover, :focus-within')
  const timer = setInterval(() => {
    if (!root.isConnected) clearInterval(timer)
    else if (!isHeld()) next()
  }, seconds * 1000)
  status.setAttribute('aria-live', 'off')
  pause.addEventListener('click', () => {
    isPaused = !isPaused
    pause.setAttribute('aria-label', isPaused ? carousel.play : carousel.pause)
    pause.querySelector('path')?.setAttribute('d', isPaused ? 'm8 5 11 7-11 7z' : 'M9 5v14M15 5v14')
    status.setAttribute('aria-live', isPaused ? 'polite' : 'off')
  })
  return pause
}

function element(tag: string, className: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function button(className: string, label: string, path: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.setAttribute('aria-label', label)
  made.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
  return made
}
