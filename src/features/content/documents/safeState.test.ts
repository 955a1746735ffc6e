/** What a block may carry in its styles: what can be set is saved, what is saved is drawn, and the rest is refused. */
import { expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { styleRulesOf, writeSheet } from '#blocks/shell/compileStyles.ts'
import { allowedProperties } from '#blocks/shell/styleRules.ts'
import { checkState } from './safeState.ts'

const styled = (style: Record<string, string>): Block => ({
  id: 'a',
  type: 'group',
  state: { style },
  children: [],
})
const save = ({ id, type, state }: Block) => checkState(state, undefined, { id, type })

test.each([...allowedProperties])(
  'F-EDIT-06 %s, which the editor offers, is saved and is in the page',
  (property) => {
    const block = styled({ [property]: 'inherit' })
    expect(() => save(block)).not.toThrow()
    expect(writeSheet(styleRulesOf([block]))).toContain(`${property}:inherit`)
  },
)

test('F-EDIT-06 an empty value sets nothing and is saved', () => {
  expect(() => save(styled({ color: '' }))).not.toThrow()
})

test.each([
  'url(https://example.com/a.png)',
  'image-set("a.png" 1x)',
  'red !important',
  'red; background: blue',
  'red } body { color: blue',
  'attr(title)',
  'env(a)',
  'calc(1px + 2px',
  '"open',
  '/* a',
])('F-EDIT-06 the value %s is refused at save and is not in a page that holds it already', (value) => {
  const block = styled({ color: value })
  expect(() => save(block)).toThrow(expect.objectContaining({ code: 'document.unsafe' }))
  expect(writeSheet(styleRulesOf([block]))).toBe('')
})

test.each(['a */ b', 'javascript:alert(1)', '-moz-binding(a)', 'behavior (a)', 'BEHAVIOR(a)'])(
  'F-EDIT-06 the value %s, which old browsers ran, is refused at save',
  (value) => {
    expect(() => save(styled({ color: value }))).toThrow(expect.objectContaining({ code: 'document.unsafe' }))
  },
)

test.each(['behavior', '-moz-binding', 'content', '--ink', 'inset-top', 'position-anchor'])(
  'F-EDIT-06 the property %s is refused',
  (property) => {
    const block = styled({ [property]: 'inherit' })
    expect(() => save(block)).toThrow(expect.objectContaining({ code: 'document.unsafe' }))
    expect(writeSheet(styleRulesOf([block]))).toBe('')
  },
)
