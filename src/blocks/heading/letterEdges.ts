/**
 * Brings the first and the last stroke of each line of letters to the edges of the page. What a letter leaves free beside its
 * strokes grows with it, so it is given in shares of the line. Measured of Anybody, which has the axis of width; letters of
 * other faces leave about as much free.
 */
import { plainText } from '../plainText.ts'

/** Of the narrowest, the usual and the widest letter: how wide it is, what is free before and behind its strokes, in thousandths. */
const measured: Readonly<
  Record<string, readonly (readonly [width: number, before: number, behind: number])[]>
> = {
  0: [
    [343, 7, 5],
    [647, 27, 39],
    [950, 48, 72],
  ],
  1: [
    [303, 7, 8],
    [610, 29, 28],
    [917, 47, 48],
  ],
  2: [
    [343, 7, 8],
    [660, 35, 37],
    [980, 62, 69],
  ],
  3: [
    [337, 7, 6],
    [660, 31, 34],
    [983, 56, 62],
  ],
  4: [
    [370, 7, 6],
    [653, 21, 27],
    [937, 36, 47],
  ],
  5: [
    [340, 7, 9],
    [653, 27, 40],
    [967, 47, 72],
  ],
  6: [
    [337, 7, 6],
    [660, 26, 41],
    [980, 46, 72],
  ],
  7: [
    [300, 7, 7],
    [590, 12, 11],
    [883, 17, 17],
  ],
  8: [
    [340, 7, 9],
    [650, 33, 35],
    [960, 59, 62],
  ],
  9: [
    [337, 7, 6],
    [660, 35, 31],
    [983, 63, 56],
  ],
  A: [
    [350, 6, 5],
    [767, 28, 28],
    [1183, 51, 50],
  ],
  B: [
    [343, 7, 6],
    [717, 39, 48],
    [1087, 71, 85],
  ],
  C: [
    [343, 8, 7],
    [710, 18, 35],
    [1077, 29, 62],
  ],
  D: [
    [343, 7, 8],
    [707, 39, 28],
    [1073, 71, 50],
  ],
  E: [
    [233, 7, 6],
    [597, 34, 43],
    [957, 62, 75],
  ],
  F: [
    [233, 8, 8],
    [553, 30, 34],
    [877, 53, 63],
  ],
  G: [
    [347, 7, 9],
    [733, 25, 54],
    [1123, 43, 102],
  ],
  H: [
    [343, 7, 7],
    [727, 39, 54],
    [1110, 71, 101],
  ],
  I: [
    [173, 7, 7],
    [337, 61, 69],
    [497, 115, 128],
  ],
  J: [
    [343, 8, 9],
    [707, 26, 53],
    [1070, 46, 97],
  ],
  K: [
    [357, 7, 7],
    [680, 39, 13],
    [1003, 71, 19],
  ],
  L: [
    [237, 7, 7],
    [540, 39, 32],
    [847, 71, 59],
  ],
  M: [
    [560, 7, 7],
    [970, 39, 53],
    [1383, 71, 101],
  ],
  N: [
    [443, 7, 7],
    [840, 39, 56],
    [1233, 71, 101],
  ],
  O: [
    [340, 7, 5],
    [733, 25, 28],
    [1127, 43, 49],
  ],
  P: [
    [343, 7, 6],
    [680, 39, 27],
    [1020, 71, 51],
  ],
  Q: [
    [343, 7, 9],
    [733, 25, 28],
    [1127, 43, 49],
  ],
  R: [
    [347, 7, 0],
    [703, 39, 31],
    [1057, 71, 56],
  ],
  S: [
    [347, 7, 7],
    [717, 28, 41],
    [1087, 49, 75],
  ],
  T: [
    [287, 6, 6],
    [673, 34, 36],
    [1057, 62, 64],
  ],
  U: [
    [347, 8, 8],
    [737, 38, 47],
    [1127, 70, 84],
  ],
  V: [
    [357, 6, 5],
    [730, 25, 29],
    [1100, 43, 49],
  ],
  W: [
    [567, 6, 6],
    [1077, 18, 26],
    [1587, 32, 44],
  ],
  X: [
    [373, 3, 3],
    [730, 4, 6],
    [1087, 6, 9],
  ],
  Y: [
    [367, 3, 1],
    [747, 6, 5],
    [1127, 9, 9],
  ],
  Z: [
    [237, 8, 7],
    [613, 29, 43],
    [990, 51, 79],
  ],
}
const usualLetter = [
  [340, 7, 7],
  [670, 30, 36],
  [1020, 58, 62],
] as const
const spaceWidth = 0.22

/** How wide the letters are, by their place: as style.css says. One of no width of its own is 88 (`siteFonts.ts`). */
const widths = [150, 88, 70, 150, 105, 62, 150, 135] as const

export interface Letter {
  text: string
  /** Among the letters of the heading, from 1; spaces are none. */
  nth: number
}

/** The letters of each line. */
export function linesOfLetters(text: string): Letter[][] {
  let nth = 0
  return text
    .split(/<br\s*\/?>/)
    .map((line) =>
      Array.from(plainText(line)).map((letter) => ({ text: letter, nth: letter === ' ' ? nth : (nth += 1) })),
    )
}

/** What a line is broken into on a phone. */
export function halvesOf(line: readonly Letter[]): (readonly Letter[])[] {
  const half = Math.ceil(line.length / 2)
  return line.length > 3 ? [line.slice(0, half), line.slice(half)] : [line]
}

/** The classes of a letter: its place in the heading, and the one by which it is as wide as the sheet says. */
export const classesOf = ({ nth }: Letter): string =>
  `b-letter-${nth} b-letter-wide-${((nth - 1) % widths.length) + 1}`

/** Its width and what is free beside its strokes, in em. */
function measuresOf({ text, nth }: Letter): [width: number, before: number, behind: number] {
  if (text === ' ') return [spaceWidth, 0, 0]
  const plain = text.normalize('NFD').charAt(0).toUpperCase()
  const [narrow, usual, wide] = measured[plain] ?? usualLetter
  const stretch = widths[(nth - 1) % widths.length] ?? 100
  const [from, to] = stretch < 100 ? [narrow, usual] : [usual, wide]
  const share = stretch < 100 ? (stretch - 50) / 50 : (stretch - 100) / 50
  const between = (at: 0 | 1 | 2) =>
    ((from?.[at] ?? 0) + ((to?.[at] ?? 0) - (from?.[at] ?? 0)) * share) / 1000
  return [between(0), between(1), between(2)]
}

/** What a line's first and last letter reach over the edge, in shares of its width. */
function edgesOf(line: readonly Letter[], name: string): [nth: number, value: string][] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const before = measuresOf(first)[1]
  const behind = measuresOf(last)[2]
  const strokes = line.reduce((sum, letter) => sum + measuresOf(letter)[0], 0) - before - behind
  const share = (free: number) => (free / strokes).toFixed(4)
  return [
    [first.nth, `--before${name}:${share(before)}`],
    [last.nth, `--behind${name}:${share(behind)}`],
  ]
}

/** The rules of a heading of letters: on wide screens its lines are those of the text, on a phone their halves. */
export function compileLetterEdges(text: string, self: string): string {
  const values = new Map<number, string[]>()
  const add = (line: readonly Letter[], name: string) => {
    for (const [nth, value] of edgesOf(line, name)) values.set(nth, [...(values.get(nth) ?? []), value])
  }
  for (const line of linesOfLetters(text)) {
    const trimmed = line.filter(({ text: letter }, at) => letter !== ' ' || (at > 0 && at < line.length - 1))
    add(trimmed, '')
    for (const part of halvesOf(line))
      add(
        part.filter(({ text: letter }, at) => letter !== ' ' || (at > 0 && at < part.length - 1)),
        '-half',
      )
  }
  return [...values].map(([nth, all]) => `${self} .b-letter-${nth}{${all.join(';')}}`).join('')
}
