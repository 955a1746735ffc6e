/** Logos as images and as words. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a logo is an image with its name, or its name as a word; a link without either has its URL as name', () => {
  const html = drawBlock('logo-strip', {
    logos: [
      { src: '/media/a.webp', name: 'Larkmoor Post', url: 'https://post.example' },
      { name: 'Kiln Weekly' },
      { src: '/media/b.webp', url: 'https://b.example' },
      { name: ' ' },
    ],
  })
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html).toContain('<a href="https://post.example" aria-label="Larkmoor Post">')
  expect(html).toContain('<li>Kiln Weekly</li>')
  expect(html).toContain('aria-label="https://b.example"')
  expect(drawBlock('logo-strip')).toBe('')
})
