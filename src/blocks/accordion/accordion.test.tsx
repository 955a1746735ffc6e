/** What the accordion draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

const entry = (title: string, state = {}) => ({
  id: title,
  type: 'accordion-item',
  state: { title, ...state },
  children: [{ id: `${title}-text`, type: 'paragraph', state: { text: 'Answer' }, children: [] }],
})

test('F-POST-04 an accordion opens and closes without scripts, one at a time where that is wanted', () => {
  const children = [entry('First', { is_open: true }), entry('Second')]
  const many = drawBlock('accordion', {}, { children })
  expect(many.match(/<details/g)).toHaveLength(2)
  expect(many.match(/ open=""/g)).toHaveLength(1)
  expect(many).toContain('<summary class="b-accordion-title"><span>First</span></summary>')
  const priced = drawBlock('accordion', {}, { children: [entry('Words', { note: 'from £4,000' })] })
  expect(priced).toContain('<span>Words</span><span class="b-accordion-note">from £4,000</span></summary>')
  const one = drawBlock('accordion', { opens_one: true }, { children })
  expect(one.match(/name="a-block000001"/g)).toHaveLength(2)
})

test('F-POST-04 in the editor every entry is open, to be written in', () => {
  const html = drawBlock('accordion', { opens_one: true }, { children: [entry('First')], isCanvas: true })
  expect(html).not.toContain('<details')
  expect(html).toContain('Answer')
})
