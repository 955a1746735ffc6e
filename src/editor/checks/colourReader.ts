/** Reads any CSS colour by painting one point with it. */
import type { Rgb } from './contrast.ts'

interface Read {
  rgb: Rgb
  /** From 0, clear, to 1. */
  alpha: number
}

/** Null where the browser gives nothing to draw on. */
export function colourReader(inside: Document): ((colour: string) => Read | null) | null {
  const canvas = inside.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const known = new Map<string, Read>()
  return (colour) => {
    const before = known.get(colour)
    if (before) return before
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const answer: Read = { rgb: [red, green, blue], alpha: alpha / 255 }
    known.set(colour, answer)
    return answer
  }
}
