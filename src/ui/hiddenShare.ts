/** How much of a picture is lost on a ground of nearly its own colour: the check of logos. */
import { contrastOf } from './contrast.ts'

/** Below it a shape is hard to tell from what it stands on. */
const lowestRatio = 1.7
/** A picture that leaves less than this free brings its own ground. */
const smallestMargin = 0.03

/**
 * @param pixels red, green, blue and alpha of each, as a canvas gives them
 * @param ground hex
 * @returns the share, 0 to 1, of what is drawn; 0 for a picture that fills its own ground
 */
export function hiddenShare(pixels: Uint8ClampedArray, ground: string): number {
  let drawn = 0
  let hidden = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    drawn += 1
    if ((contrastOf(`rgb(${red} ${green} ${blue})`, ground, 'light') ?? 21) < lowestRatio) hidden += 1
  }
  const isOwnGround = drawn > (1 - smallestMargin) * (pixels.length / 4)
  return drawn === 0 || isOwnGround ? 0 : hidden / drawn
}
