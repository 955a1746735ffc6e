/** Where the insert menu shows. */
import { expect, test } from 'vitest'
import { menuPlace, slashMenuPlace } from './menuPlace.ts'

const window = { innerWidth: 1400, innerHeight: 900 }

test('F-EDIT-05 the menu shows below what it was asked from, and above it where that does not fit', () => {
  expect(menuPlace({ left: 100, top: 200, bottom: 230 }, window)).toMatchObject({ left: 100, top: 236 })
  expect(menuPlace({ left: 100, top: 700, bottom: 730 }, window)).toMatchObject({ top: 354 })
})

test('F-EDIT-05 the menu stays in the window, also in a small one', () => {
  expect(menuPlace({ left: 1390, top: 10, bottom: 40 }, window).left).toBe(1072)
  expect(menuPlace({ left: -50, top: 10, bottom: 40 }, window).left).toBe(8)
  expect(
    menuPlace({ left: 100, top: 300, bottom: 330 }, { innerWidth: 300, innerHeight: 400 }),
  ).toMatchObject({
    left: 8,
    top: 8,
  })
})

test('F-EDIT-05 at a slash in a text the menu never covers its line: below, above it, or as low as the room is', () => {
  expect(slashMenuPlace({ left: 100, top: 200, bottom: 230 }, window)).toMatchObject({
    top: 236,
    maxHeight: 340,
  })
  expect(slashMenuPlace({ left: 100, top: 700, bottom: 730 }, window)).toMatchObject({
    // Its lower edge stays at the line, however few are found.
    top: 694,
    translate: '0 -100%',
    maxHeight: 340,
  })
  // A phone with its keyboard.
  expect(
    slashMenuPlace({ left: 40, top: 150, bottom: 176 }, { innerWidth: 390, innerHeight: 480 }),
  ).toMatchObject({ left: 40, top: 182, maxHeight: 290 })
})
