/** What the download block draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a download has the name, the kind and the size of its file', () => {
  const html = drawBlock(
    'download',
    { src: '/media/Preise%20%C3%9F.pdf?id=1' },
    { data: { name: 'Preise ß.pdf', bytes: 2_340_000 } },
  )
  expect(html).toContain('href="/media/Preise%20%C3%9F.pdf?id=1"')
  expect(html).toContain('<b>Preise ß.pdf</b>')
  expect(html).toContain('PDF · 2.3')
})

test('F-POST-04 a download whose file is not known is named by its URL', () => {
  expect(drawBlock('download', { src: 'https://a.example/x/plan.dwg' })).toContain(
    '<b>plan.dwg</b><small>DWG</small>',
  )
})
