/** Where the map leads, and that it asks nothing of others. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { directionsUrl, mapUrls } from './mapUrl.ts'
import { pointOf } from './pointOf.ts'

test('F-POST-04 a place is found by its coordinates, else by its address, on the map that the visitor uses', () => {
  const urls = (place: Parameters<typeof mapUrls>[0]) => mapUrls(place).map(({ url }) => url)
  expect(urls({ address: 'Kiln Lane 4', latitude: '54.4812', longitude: '-0.6149' })).toEqual([
    'https://www.openstreetmap.org/?mlat=54.4812&mlon=-0.6149#map=16/54.4812/-0.6149',
    'https://www.google.com/maps/search/?api=1&query=54.4812,-0.6149',
    'https://maps.apple.com/?ll=54.4812,-0.6149&q=54.4812,-0.6149',
  ])
  const lost = { address: 'Kiln Lane 4\nLarkmoor', latitude: '200', longitude: 'x' }
  expect(urls(lost)[0]).toBe('https://www.openstreetmap.org/search?query=Kiln%20Lane%204%20Larkmoor')
  expect(directionsUrl(lost)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kiln%20Lane%204%20Larkmoor',
  )
  expect([mapUrls({ address: ' ' }), directionsUrl({ address: ' ' })]).toEqual([[], null])
})

test('F-POST-04 a place without a picture of its map is a card with its address: no street is invented', () => {
  const html = drawBlock('map', { name: 'Osteria', address: 'Via del Ponte 4, Firenze' })
  expect(html).toContain('b-map-plain')
  expect(html).not.toContain('b-map-pin')
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect([...html.matchAll(/>([^<>]*(?:Maps|StreetMap))<\/a>/g)].map(([, text]) => text)).toEqual([
    'Open in OpenStreetMap',
    'Open in Google Maps',
    'Open in Apple Maps',
  ])
})

test('F-POST-04 a map is a picture: nothing of another host is loaded', () => {
  const html = drawBlock('map', { name: 'Studio', address: 'Kiln Lane 4', src: '/media/plan.webp' })
  expect([...html.matchAll(/\ssrc="([^"]+)"/g)].map((match) => match[1])).toEqual(['/media/plan.webp?w=960'])
  expect(html).not.toContain('<iframe')
  expect(html).toContain('alt="Map: Studio"')
})

test('F-POST-04 a place with coordinates has a true map around it, loaded from its site only when it is pressed', () => {
  const html = drawBlock('map', { name: 'Ottavia', address: 'Quay Street', latitude: '51.4494, -2.598' })
  expect(html).toContain(
    'bbox=-2.60600%2C51.44590%2C-2.59000%2C51.45290&amp;layer=mapnik&amp;marker=51.4494%2C-2.598"',
  )
  expect(html).toContain('Loads from OpenStreetMap, which then sees your visit')
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('b-map-plain')
})

test('a place is read from the URLs of maps, and from coordinates as people write them', () => {
  const bristol = { latitude: '51.45', longitude: '-2.58' }
  for (const text of [
    '51.45, -2.58',
    '51.45 -2.58',
    '51,45; -2,58',
    'https://maps.apple.com/?ll=51.45,-2.58',
    'https://maps.apple.com/place?address=Bristol&coordinate=51.45,-2.58&name=Clay',
    'https://www.google.com/maps/@51.45,-2.58,15z',
    'https://www.google.com/maps/place/Clay/@51.4,-2.5,17z/data=!3m1!4b1!4m6!3m5!8m2!3d51.45!4d-2.58',
    'https://www.google.com/maps/search/?api=1&query=51.45%2C-2.58',
    'https://maps.google.com/?q=51.45,-2.58',
    'https://www.openstreetmap.org/#map=16/51.45/-2.58',
    'https://www.openstreetmap.org/?mlat=51.45&mlon=-2.58#map=12/51.4/-2.5',
  ])
    expect(pointOf(text), text).toEqual(bristol)
  for (const text of [
    '',
    'Kiln Lane 4',
    '51.45',
    '200, 10',
    '10, 200',
    'https://maps.app.goo.gl/Ab1',
    'https://a.example/1,2,3',
  ])
    expect(pointOf(text), text).toBeNull()
})
