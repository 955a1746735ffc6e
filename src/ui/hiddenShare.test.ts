/** A logo is lost where most of it has nearly the colour of what it stands on. */
import { expect, test } from 'vitest'
import { hiddenShare } from './hiddenShare.ts'

type Pixel = readonly [number, number, number, number]
const ink: Pixel = [27, 22, 18, 255]
const white: Pixel = [255, 255, 255, 255]
const green: Pixel = [10, 125, 107, 255]
const none: Pixel = [0, 0, 0, 0]
const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()))

test('dark words are lost on dark pages, white ones on light pages', () => {
  const dark = picture([ink, 40], [none, 60])
  expect(hiddenShare(dark, '#17120d')).toBe(1)
  expect(hiddenShare(dark, '#f9f6f0')).toBe(0)
  expect(hiddenShare(picture([white, 40], [none, 60]), '#f9f6f0')).toBe(1)
})

test('a small sign that is seen does not save the words beside it', () => {
  expect(hiddenShare(picture([ink, 40], [green, 10], [none, 50]), '#17120d')).toBeCloseTo(0.8)
})

test('what is seen on both, what has a ground of its own, and nothing at all are no matter', () => {
  for (const ground of ['#17120d', '#f9f6f0']) {
    expect(hiddenShare(picture([green, 50], [none, 50]), ground)).toBe(0)
    expect(hiddenShare(picture([white, 90], [ink, 10]), ground)).toBe(0)
    expect(hiddenShare(picture([none, 100]), ground)).toBe(0)
  }
})
