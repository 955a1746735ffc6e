/** Where a carousel goes next. Plain rules, no browser (F-UI-17, F-CONST-18). */
import { carouselSwipePercent } from '#constants.ts'

export interface Slides {
  /** The slide that shows, -1 when it cannot be found. */
  current: number
  count: number
  /** After the last one comes the first. */
  wraps: boolean
}

/** The slide `step` further; null: there is no current slide to go from ('Unable to Advance'). */
export function slideAfter({ current, count, wraps }: Slides, step: 1 | -1): number | null {
  if (count === 0 || current < 0 || current >= count) return null
  const next = current + step
  if (wraps) return (next + count) % count
  return Math.min(count - 1, Math.max(0, next))
}

/**
 * The slide after a swipe. It moves on by one from 40 % of the slide's width, else stays.
 * @param moved how far the finger went, in pixels; negative towards the next slide
 * @param width of a slide in pixels
 */
export function slideAfterSwipe(slides: Slides, moved: number, width: number): number | null {
  if (slides.current < 0 || slides.current >= slides.count || width <= 0) return null
  const isFar = Math.abs(moved) * 100 >= width * carouselSwipePercent
  return isFar ? slideAfter(slides, moved < 0 ? 1 : -1) : slides.current
}
