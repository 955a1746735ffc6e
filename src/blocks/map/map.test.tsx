/** Where the map leads, and that it asks nothing of others. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { mapUrl } from './mapUrl.ts'

test('F-POST-04 a place is found by its coordinates, else by its address', () => {
  expect(mapUrl({ address: 'Kiln Lane 4', latitude: '54.4812', longitude: '-0.6149' })).toBe(
    'https://www.openstreetmap.org/?mlat=54.4812&mlon=-0.6149#map=16/54.4812/-0.6149',
  )
  expect(mapUrl({ address: 'Kiln Lane 4\nLarkmoor', latitude: '200', longitude: 'x' })).toBe(
    'https://www.openstreetmap.org/search?query=Kiln%20Lane%204%20Larkmoor',
  )
  expect(mapUrl({ address: ' ' })).toBeNull()
})

test('F-POST-04 a map is a picture: nothing of another host is loaded', () => {
  const html = drawBlock('map', { name: 'Studio', address: 'Kiln Lane 4', src: '/media/plan.webp' })
  expect([...html.matchAll(/\ssrc="([^"]+)"/g)].map((match) => match[1])).toEqual(['/media/plan.webp?w=960'])
  expect(html).not.toContain('<iframe')
  expect(html).toContain('alt="Map: Studio"')
})
