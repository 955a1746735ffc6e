/** The gallery, architects: the page is as quiet as a drawing, with one red. */
import { test as tests } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage, isAsked } from '../../support/galleryPage.ts'

const site = builtSite()
const test = tests.runIf(isAsked('portfolio'))

const projects = [
  ['Project', 'Year', 'Place', 'For', 'm²', 'Stage'],
  ['Harbour Sauna', '2026', 'Anstruther', 'Swimmers', '38', 'On site'],
  ['Library on a Pier', '2026', 'Oban', 'Readers, gulls', '2,150', 'On site'],
  ['Tarbert House', '2025', 'Argyll', 'Two painters', '184', 'Built'],
  ['Arcade School', '2024', 'Jerez', '240 children', '620', 'Built'],
  ['Keeper’s Cottage', '2023', 'Isle of May', 'A lighthouse', '71', 'Built'],
  ['Quarry Studio', '2022', 'Ballachulish', 'A sculptor', '140', 'Built'],
  ['House without a Hall', '2019', 'Leith', 'Ourselves', '98', 'Lived in'],
]

test('J-03 the gallery: architects, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Haldane Roe',
    preset: 'Slate',
    menu: ['Work', 'Index', 'Practice', 'Contact'],
    header: { header_layout: 'end' },
  })
  const { pattern, paint, say, act, animate, paste, settings, canvas } = page
  const lines = () => act(settings.getByLabel('Column lines').selectOption('6'))
  await pattern('Statement')
  await lines()
  await act(canvas.locator('h1').click({ clickCount: 3 }))
  await page.write('We draw the light first. The walls go where it lets them.')
  await say(
    'A brand studio of four people, one table and a bin that we are proud of.',
    'Haldane Roe, architects. Leith and Jerez, since 2014.',
  )
  await say('What is crossed out was once on this page.', 'Three projects a year.')
  await pattern('Image from edge to edge')
  await act(settings.getByLabel('Strongest at').selectOption({ label: 'Bottom' }))
  await say('The house on the hill', 'Tarbert House')
  await say(
    'Finished in spring, lived in since June.',
    'Argyll, 2025. Forty steps up from the road. The last one is the living room.',
  )
  await pattern('Quote and tall image')
  await lines()
  await pattern('Detail and wide image')
  await lines()
  await animate(canvas.locator('.b-image img').last(), 'Wipe in', 'As the page scrolls')
  await pattern('Index as a table')
  await lines()
  await paste('Project', projects)
  await pattern('Words and two portraits')
  await lines()
  await pattern('Question and contact')
  await paint('#c42a10')
  await say('Write to us', 'hello@haldaneroe.example')
  await pattern('Title block')
  await say('studio@example.com', 'Mira or Tom')
  await page.finish('portfolio')
})
