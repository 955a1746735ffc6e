/** What the fields of an entry look like, one by one. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import type { FieldListData } from './data.ts'

const data: FieldListData = {
  items: [
    { name: 'cone', title: 'Cone', value: { kind: 'text', text: '6 <b>' } },
    {
      name: 'sheet',
      title: 'Sheet',
      value: { kind: 'files', files: [{ url: '/media/sheet.pdf', name: 'sheet.pdf' }] },
    },
    { name: 'tile', title: 'Tile', value: { kind: 'pictures', urls: ['/media/tile-1200.webp'] } },
    { name: 'parts', title: 'Parts', value: { kind: 'rows', head: ['Of', 'Parts'], rows: [['Ash', '50']] } },
  ],
}

test('F-TYPE-02 the fields of an entry stand as titles and values: texts, files, pictures, rows', () => {
  const html = drawBlock('fields', {}, { data })
  expect(html).toContain('<dl class="b-fields fields-rows"><div><dt>Cone</dt><dd>6 &lt;b&gt;</dd></div>')
  expect(html).toContain('<a href="/media/sheet.pdf" download="">sheet.pdf</a>')
  expect(html).toMatch(/<img src="\/media\/tile-1200\.webp\?w=960"[^>]* alt="Tile"/)
  expect(html).toContain('<th scope="col">Of</th><th scope="col">Parts</th>')
  expect(drawBlock('fields', { look: 'line', hides_titles: true }, { data })).toContain(
    'class="b-fields fields-line fields-bare"',
  )
  // Nothing is filled in: nothing on the page, a word in the editor.
  expect(drawBlock('fields', {}, { data: { items: [] } })).toBe('')
  expect(drawBlock('fields', {}, { data: { items: [] }, isCanvas: true })).toContain(
    'The fields of a published entry stand here',
  )
})
