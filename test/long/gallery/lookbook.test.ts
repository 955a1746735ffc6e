/** The gallery, a furniture maker: every piece has a paper of its own colour. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const order = [
  ['No.', 'Piece', 'Ready in', 'Price'],
  ['#e88762 1', 'Heron chair', '6 weeks', '€640'],
  ['#e88762 1b', 'Heron, with arms', '8 weeks', '€790'],
  ['#72b694 2', 'Moth lamp', '3 weeks', '€285'],
  ['#72b694 2b', 'Moth, for the wall', '3 weeks', '€240'],
  ['#f5be3f 3', 'Sill vase', 'now, 114 left', '€120'],
  ['#a7bfe8 31', 'This book, on paper', 'now', '€0'],
]

test('J-03 the gallery: a furniture maker, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Ostermark',
    preset: 'Atelier',
    menu: ['Chair', 'Lamp', 'Vase', 'Order'],
    header: { header_cart: true, header_position: 'sticky' },
  })
  const { pattern, say, paste, act, canvas } = page
  await pattern('Title and three images')
  await say('Book 31', 'Book 31, winter')
  await say(
    'Three pieces for the winter, drawn and made by eleven people. We print one book a year and go back to the bench.',
    'Three pieces for the winter of 2026, drawn in Skive and made there by eleven people. We print one book a year and then we go back to the bench.',
  )
  await pattern('Product on colour')
  await say(
    'It has long legs, like the bird in the shallows behind the workshop.',
    'It stands on its toes, like the bird in the shallows behind the workshop.',
  )
  await pattern('Steps as bars of time')
  await pattern('Product on colour, mirrored')
  await pattern('Sentence on an image')
  await pattern('Product on yellow')
  await pattern('Price list with colours')
  await paste('No.', order)
  await say('This book by post, free, with the wool samples', 'Book 31 by post, free, with the wool samples')
  await act(canvas.locator('.b-newsletter').click({ position: { x: 2, y: 2 } }))
  await say(
    'One email a month at most. Unsubscribe at any time with the link in each of them.',
    'We ask for your address by email, and write when the next book is printed.',
  )
  await page.finish('lookbook')
})
