/** Draws slides. */
import type { ViewProps } from '../block.ts'
import { CarouselFrame } from './CarouselFrame.tsx'

export interface CarouselState {
  label?: string
  shows?: 'one' | 'two' | 'three'
  wraps?: boolean
  seconds?: number
}

export default function Carousel({ state, children }: ViewProps<CarouselState>) {
  return (
    <CarouselFrame label={state.label || 'Carousel'} shows={state.shows ?? 'one'} wraps={state.wraps} seconds={state.seconds}>
      {children}
    </CarouselFrame>
  )
}
