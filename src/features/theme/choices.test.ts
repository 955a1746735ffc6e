/** Choices that set several values: what is chosen is read back, and every preset can be read. */
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastProblems } from '#ui/contrast.ts'
import {
  families,
  fontFaces,
  fontPairs,
  fontSources,
  fontStack,
  fontsWorn,
  italicSources,
} from '#ui/siteFonts.ts'
import { tokens } from '#ui/tokens.ts'
import { choiceOf, pairOf, presets, shapeNames, shapes, withChoice, withPair, withPreset } from './choices.ts'

test('a pair is read back as it was chosen, and the theme’s own is no value at all', () => {
  for (const pair of fontPairs) expect(pairOf(withPair({}, pair))).toEqual(pair)
  expect(withPair({ 'font-text': 'x' }, { display: 'fraunces', text: 'instrument-sans' })).toEqual({})
  const own = tokens.find(({ name }) => name === 'font-display')?.value
  expect(fontStack('fraunces')).toBe(own)
  expect(pairOf({ 'font-text': 'Papyrus, fantasy' })).toBeUndefined()
  expect(fontsWorn({ 'font-text': 'Papyrus, fantasy' })).toEqual(['fraunces'])
})

test.each(fontPairs)(
  '$display and $text: latin and latin-ext are there, at most 80 kB, under a free licence',
  (pair) => {
    const sources = fontSources([...new Set([pair.display, pair.text])])
    const bytes = sources.map((source) => statSync(source).size).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(80_000)
    for (const source of sources) {
      expect(statSync(source.replace('-latin-', '-latin-ext-')).size).toBeGreaterThan(0)
      expect(readFileSync(source.replace(/files\/.*/, 'LICENSE'), 'utf8')).toMatch(/SIL Open Font License/i)
    }
  },
)

test('words in italics bring the file of the text’s own italic with them, where it has one', () => {
  const italicOf = (text: string) => italicSources([text, 'playfair-display'])
  expect(italicOf('lora')).toEqual([expect.stringContaining('lora-latin-wght-italic')])
  expect(statSync(italicOf('lora')[0] ?? '').size).toBeGreaterThan(0)
  expect(italicOf('karla')).toEqual([])
})

test('a page gets the rules of its own families, the theme’s two from the theme’s sheet', () => {
  const faces = (look: Record<string, string>) => fontFaces(fontsWorn(look), (source) => `/assets/${source}`)
  expect(faces({})).toBe('')
  const css = faces(withPair({}, { display: 'lora', text: 'figtree' }))
  expect(css.match(/font-family:'[^']+'/g)).toEqual([
    ...Array.from({ length: 2 }, () => "font-family:'Figtree Variable'"),
    "font-family:'Figtree Fallback'",
    ...Array.from({ length: 4 }, () => "font-family:'Lora Variable'"),
    "font-family:'Lora Fallback'",
  ])
  expect(css.match(/font-display:optional/g)).toHaveLength(6)
  // A family that has a drawn italic brings it.
  expect(css.match(/font-style:italic/g)).toHaveLength(2)
  for (const { id, title } of families) expect(fontStack(id)).toContain(title.split(' ')[0])
})

test('a family with an axis of width has a narrow and a wide face of one file, and none of the usual width', () => {
  const css = fontFaces(['anybody'], (source) => `/assets/${source}`)
  expect(css.match(/font-stretch:[^;}]+/g)).toEqual(
    Array.from({ length: 2 }, () => ['font-stretch:50% 88%', 'font-stretch:101% 150%']).flat(),
  )
  expect(css.match(/-wdth-normal/g)).toHaveLength(4)
})

test('each choice of a shape is read back', () => {
  for (const shape of shapeNames)
    for (const choice of Object.keys(shapes[shape]))
      expect(choiceOf(withChoice({ 'radius-2': '3px' }, shape, choice), shape)).toBe(choice)
  expect(shapeNames.map((shape) => choiceOf({}, shape))).toEqual([
    'soft',
    'medium',
    'normal',
    'medium',
    'soft',
  ])
})

test('a preset with colours of its own shows each of them as it was chosen', () => {
  const [osteria] = presets.filter(({ name }) => name === 'Osteria')
  if (!osteria) throw new Error('Osteria is gone')
  const look = withPreset({}, osteria)
  for (const [name, sides] of Object.entries(osteria.own))
    expect(look[name], name).toBe(`light-dark(${sides.light}, ${sides.dark})`)
})

test('every preset can be read, and no two are alike', () => {
  const looks = presets.map((preset) => withPreset({}, preset))
  for (const look of looks) expect(contrastProblems(look)).toEqual([])
  expect(presets.length).toBeGreaterThanOrEqual(6)
  const worn = presets.map(({ pair, background }) => `${pair.display} ${background}`)
  expect(new Set(worn).size).toBe(presets.length)
  expect(new Set(looks.map((look) => look.accent)).size).toBe(presets.length)
})
