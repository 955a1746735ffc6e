/** The frame that carousel and gallery share: a row of slides that scrolls by itself and comes to life by enhance.ts. */
import type { ReactNode } from 'react'
import { carousel } from './texts/carousel.ts'

export interface CarouselFrameProps {
  label: string
  /** How many slides show at once on a wide screen. */
  shows: 'one' | 'two' | 'three'
  wraps?: boolean
  /** Moves on by itself every so many seconds; absent: never. */
  seconds?: number
  children?: ReactNode
}

export function CarouselFrame({ label, shows, wraps, seconds, children }: CarouselFrameProps) {
  return (
    <div
      role="group"
      className={`b-carousel b-carousel-${shows}`}
      aria-roledescription={carousel.kind}
      aria-label={label}
      data-enhance="carousel"
      data-wraps={wraps ? '' : undefined}
      data-seconds={seconds || undefined}
    >
      <div className="b-carousel-track" role="group" aria-label={carousel.slides({ label })} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
