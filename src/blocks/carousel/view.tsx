/** Draws slides. */
import { useContext } from 'react'
import { partOf, PictureSpace } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { CarouselFrame } from './CarouselFrame.tsx'
import { carousel } from './texts/carousel.ts'

export interface CarouselState {
  label?: string
  shows?: 'one' | 'two' | 'three'
  wraps?: boolean
  seconds?: number
}

const shown = { one: 1, two: 2, three: 3 } as const

export default function Carousel({ state, children }: ViewProps<CarouselState>) {
  const space = useContext(PictureSpace)
  const shows = state.shows ?? 'one'
  return (
    <CarouselFrame
      label={state.label || carousel.carousel}
      shows={shows}
      wraps={state.wraps}
      seconds={state.seconds}
    >
      <PictureSpace.Provider value={partOf(space, 1 / shown[shows])}>{children}</PictureSpace.Provider>
    </CarouselFrame>
  )
}
