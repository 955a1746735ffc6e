/** The gallery, a furniture maker: every piece has a paper of its own colour. */
import { test as tests } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage, isAsked } from '../../support/galleryPage.ts'

const site = builtSite()
const test = tests.runIf(isAsked('lookbook'))

const order = [
  ['Piece', 'No', 'Ready in', 'In the book', 'Price'],
  ['Heron chair', '1', '6 weeks', 'page 4', '€640'],
  ['Heron, with arms', '1b', '8 weeks', 'page 6', '€790'],
  ['Moth lamp', '2', '3 weeks', 'page 12', '€285'],
  ['Sill vase', '3', 'now, 114 left', 'page 20', '€120'],
]

const vase = [
  ['Clay', 'Stoneware, 1240 °C'],
  ['Glaze', 'Cobalt, twice'],
  ['Size', 'Ø 14 × 27 cm'],
]

const making = `Nine months | The wool lies in the loft
Until it stops being a sheep.
Two days | The tube is bent cold
One in twelve becomes a coat rack.
Five hours | Gunnar sews the seat
He listens to the handball and does not count.
Forty years | Bring it back
We cover it again, for €90 and a good story.`

test('J-03 the gallery: a furniture maker, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Ostermark',
    preset: 'Atelier',
    menu: ['Chair', 'Lamp', 'Vase', 'Order'],
    header: { header_cart: true },
  })
  const { pattern, paint, edgeToEdge, say, act, paste, swap, settings, canvas } = page
  await pattern('Title and three images')
  await pattern('Product on colour')
  await paint('#e98660')
  await say('640', '€640')
  await pattern('Statement on an image')
  await swap(canvas.locator('.b-ground > img').last(), 'architecture-2.webp')
  await say(
    'The hall has an echo of eleven seconds. We have asked every speaker to use it.',
    'A house needs one empty corner. It is where the day sits down.',
  )
  await pattern('Product on colour, mirrored')
  await paint('#76b694')
  await say('285', '€285')
  await pattern('Product on colour')
  await paint('#f5c03d')
  await swap(canvas.locator('.b-image img').last(), 'lookbook-vase.webp')
  await act(settings.getByLabel('Text alternative').fill('A cobalt vase with branches'))
  await say('1', '3')
  await say('Heron chair', 'Sill vase')
  await say(
    'It has long legs, like the bird in the shallows behind the workshop.',
    'As wide as a window sill is deep. It holds a branch, or nothing, equally well.',
  )
  await say('640', '€120')
  await paste('Frame', vase)
  await pattern('Timeline side by side')
  await say('Six weeks, step by step', 'How a Heron gets its legs')
  await act(canvas.locator('.b-timeline').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(making))
  await pattern('Index as a table')
  await edgeToEdge()
  await paint('#a9bdf0')
  await say('Index', 'Order from the book')
  await paste('Project', order)
  await pattern('Large field')
  await say('One letter a month, nothing else', 'Book 31 by post, free')
  await say('What is new, what is nearly gone, and one recipe.', 'It is printed once a year, in November.')
  await page.finish('lookbook')
})
