/** The gallery, architects: the page is as quiet as a drawing, with one red. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const projects = [
  ['Year', 'Project', 'Place', 'For', 'm²', 'Stage'],
  ['2026', 'Harbour Sauna', 'Anstruther', 'Swimmers', '38', 'On site'],
  ['2026', 'Library on a Pier', 'Oban', 'Readers, gulls', '2,150', 'On site'],
  ['2025', 'Tarbert House', 'Argyll', 'Two painters', '184', 'Built'],
  ['2024', 'Arcade School', 'Jerez', '240 children', '620', 'Built'],
  ['2023', 'Keeper’s Cottage', 'Isle of May', 'A lighthouse', '71', 'Built'],
  ['2022', 'Quarry Studio', 'Ballachulish', 'A sculptor', '140', 'Built'],
  ['2019', 'House without a Hall', 'Leith', 'Ourselves', '98', 'Lived in'],
]

test('J-03 the gallery: architects, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Haldane Roe',
    preset: 'Slate',
    menu: ['Work', 'Index', 'Practice', 'Contact'],
    header: { header_layout: 'end' },
  })
  const { pattern, paint, say, act, paste, settings, canvas } = page
  await pattern('Statement')
  await act(canvas.locator('h1').click({ clickCount: 3 }))
  await page.write('We draw the light first. The walls go where it lets them.')
  await say(
    'A brand studio of four people, one table and a bin that we are proud of.',
    'Haldane Roe, architects. Leith and Jerez, since 2014.',
  )
  await say('What is crossed out was once on this page.', 'Three projects a year.')
  await pattern('Image from edge to edge')
  await act(settings.getByRole('slider', { name: 'Strength' }).fill('60'))
  await say('The house on the hill', 'Tarbert House')
  await say(
    'Finished in spring, lived in since June.',
    'Argyll, 2025. Forty steps up from the road. The last one is the living room.',
  )
  await pattern('Quote and tall image')
  await pattern('Detail and wide image')
  await pattern('Index as a table')
  await paste('Year', projects)
  await pattern('Words and two portraits')
  await pattern('Question and contact')
  await paint('#c42a10')
  await say('Write to us', 'hello@haldaneroe.example')
  await page.finish('portfolio')
})
