/** Where the card of a picture is drawn. */
import { expect, test } from 'vitest'
import { cardPlace } from './cardPlace.ts'

const card = { width: 320, height: 360 }
const room = { width: 900, height: 800 }
const picture = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test.each([
  ['beside a narrow picture', picture(100, 50, 400, 600), { left: 508, top: 50 }],
  ['on its other side', picture(480, 50, 400, 300), { left: 152, top: 50 }],
  ['below a wide one', picture(100, 20, 700, 300), { left: 100, top: 328 }],
  ['above one that ends low', picture(100, 450, 700, 300), { left: 100, top: 82 }],
  ['in the corner of one that fills the canvas', picture(0, 0, 900, 800), { left: 572, top: 432 }],
  ['in the corner that is in sight', picture(0, -100, 900, 700), { left: 572, top: 232 }],
  ['below what is in sight of it', picture(0, -300, 900, 700), { left: 8, top: 408 }],
  ['low beside one that begins low', picture(100, 700, 300, 400), { left: 408, top: 432 }],
  ['nowhere, above what is in sight', picture(0, -700, 900, 700), null],
  ['nowhere, below it', picture(0, 800, 900, 700), null],
])('J-07 the card of a picture is %s', (_, box, place) => {
  expect(cardPlace(box, card, room)).toEqual(place)
})
