/** Sounds and subtitles are known by their bytes too. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { acceptedType } from './contentType.ts'

test('F-MEDIA-03 a sound, a film and subtitles are taken; markup under their name is not', async () => {
  expect(await acceptedType(await readFile('demo/pictures/kiln.wav'), 'kiln.wav')).toMatchObject({
    extension: 'wav',
    isRaster: false,
  })
  expect(await acceptedType(await readFile('demo/pictures/table.webm'), 'table.webm')).toMatchObject({
    extension: 'webm',
  })
  const words = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:02.000\nThe kiln is lit.\n')
  expect(await acceptedType(words, 'kiln.vtt')).toMatchObject({ extension: 'vtt', contentType: 'text/plain' })
  const markup = new TextEncoder().encode('<script>alert(1)</script>')
  for (const name of ['kiln.vtt', 'kiln.wav', 'kiln.ogg']) expect(await acceptedType(markup, name)).toBeNull()
})
