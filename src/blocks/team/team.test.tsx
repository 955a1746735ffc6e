/** People with and without portraits and links. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a person without a portrait has initials; links of several people differ by ear', () => {
  const html = drawBlock('team', {
    people: [
      {
        name: 'Ines van der Varga',
        email: 'ines@larkmoor.example',
        links: [{ title: '', url: 'https://a.example' }],
      },
      {
        name: 'Otto',
        src: '/media/otto.webp',
        email: 'no email',
        links: [{ title: 'X', url: 'javascript:1' }],
      },
      { name: '' },
    ],
  })
  expect(html).toContain('aria-hidden="true">IV</span>')
  expect(html).toContain('href="mailto:ines@larkmoor.example" aria-label="Email: Ines van der Varga"')
  expect(html).toContain('aria-label="Website: Ines van der Varga">Website</a>')
  expect(html.match(/<h3>/g)).toHaveLength(2)
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(drawBlock('team')).toBe('')
})
