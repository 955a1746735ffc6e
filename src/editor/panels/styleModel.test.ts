/** Styles by width and state: what is set where, where a value comes from, and what a change patches (F-EDIT-06). */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { breakpointNames, stateNames } from '#blocks/shell/styleRules.ts'
import { originOf, shownIn, styleAt, stylePatch, type StylePlace } from './styleModel.ts'

const base: StylePlace = { breakpoint: 'all', state: 'normal' }
const phone: StylePlace = { breakpoint: 'phone', state: 'normal' }
const apply = (block: Record<string, unknown>, place: StylePlace, name: string, value: string) =>
  Object.fromEntries(
    Object.entries({ ...block, ...stylePatch(block, place, name, value) }).filter(
      ([, one]) => one !== undefined,
    ),
  )

test('F-EDIT-06 the plain look is the specification’s style and font keys, the rest is in style_at', () => {
  let block: Record<string, unknown> = { text: 'x' }
  block = apply(block, base, 'font-size', '20px')
  block = apply(block, base, 'padding', 'var(--space-3)')
  block = apply(block, phone, 'padding', '4px')
  block = apply(block, { breakpoint: 'all', state: 'hover' }, 'color', '#fff')
  expect(block).toEqual({
    text: 'x',
    font_size: '20px',
    style: { padding: 'var(--space-3)' },
    style_at: { phone: { normal: { padding: '4px' } }, all: { hover: { color: '#fff' } } },
  })
  for (const [place, name] of [
    [base, 'font-size'],
    [base, 'padding'],
    [phone, 'padding'],
    [{ breakpoint: 'all', state: 'hover' }, 'color'],
  ] as const) {
    block = apply(block, place, name, '')
  }
  expect(block).toEqual({ text: 'x' })
})

test('F-EDIT-06 a value comes from the place itself, from a wider width, from the plain state, or from the theme', () => {
  const block = {
    style: { padding: '1px', margin: '9px' },
    font_color: '#111',
    style_at: { tablet: { normal: { padding: '2px' } }, all: { hover: { color: '#222' } } },
  }
  expect(originOf(block, phone, 'padding')).toEqual({
    value: '2px',
    place: { breakpoint: 'tablet', state: 'normal' },
  })
  expect(originOf(block, { breakpoint: 'desktop', state: 'normal' }, 'padding')).toEqual({
    value: '1px',
    place: base,
  })
  expect(originOf(block, { breakpoint: 'phone', state: 'hover' }, 'color')).toEqual({
    value: '#222',
    place: { breakpoint: 'all', state: 'hover' },
  })
  expect(originOf(block, { breakpoint: 'phone', state: 'focus' }, 'color')).toEqual({
    value: '#111',
    place: base,
  })
  expect(originOf(block, phone, 'gap')).toBeNull()
})

test('F-EDIT-06 the canvas can show what a state looks like', () => {
  const block = {
    style_at: {
      all: { normal: { opacity: '1' }, hover: { opacity: '0.5' } },
      phone: { hover: { gap: '2px' } },
    },
  }
  expect(shownIn(block, 'hover').style_at).toEqual({
    all: { normal: { opacity: '0.5' } },
    phone: { normal: { gap: '2px' } },
  })
})

const place = fc.record({
  breakpoint: fc.constantFrom(...breakpointNames),
  state: fc.constantFrom(...stateNames),
})
const change = fc.record({
  place,
  name: fc.constantFrom('padding', 'color', 'font-size', 'gap'),
  value: fc.constantFrom('1px', '#123456', 'var(--accent)'),
})

property.prop([fc.array(change), change])(
  'F-EDIT-06 what is set shows at its place, what is taken away leaves no trace',
  (before, { place: at, name, value }) => {
    const block = before.reduce<Record<string, unknown>>(
      (all, one) => apply(all, one.place, one.name, one.value),
      {},
    )
    const set = apply(block, at, name, value)
    expect(styleAt(set, at)[name]).toBe(value)
    expect(originOf(set, at, name)).toEqual({ value, place: at })
    const cleared = apply(set, at, name, '')
    expect(styleAt(cleared, at)[name]).toBeUndefined()
    expect(before.length > 0 || Object.keys(cleared).length === 0).toBe(true)
  },
)
