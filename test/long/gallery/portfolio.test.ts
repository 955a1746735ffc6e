/** The gallery, architects: the page is as quiet as a drawing, with one red. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const projects = [
  ['Project', 'Year', 'Place', 'For', 'm²', 'Stage'],
  ['Harbour Sauna', '2026', 'Anstruther', 'Swimmers', '38', '● On site'],
  ['Library on a Pier', '2026', 'Oban', 'Readers, gulls', '2,150', '● On site'],
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
    header: { header_layout: 'end', footer_position: 'hidden' },
  })
  const { pattern, say, act, key, animate, paste, canvas } = page
  await pattern('Drawing sheet with a scale bar')
  await say(
    'Architects in Leith and Jerez, since 2014',
    'Haldane Roe, architects. Leith and Jerez, since 2014.',
  )
  await pattern('Wide image with a caption')
  await pattern('Quote and tall image')
  await pattern('Detail and wide image')
  await animate(canvas.locator('.b-image img').last(), 'Wipe in', 'As the page scrolls')
  await pattern('Index as a table')
  await say('Index', 'Index, 2019–2026')
  await paste('Project', projects)
  // The house of the first picture is marked.
  await act(canvas.getByText('Tarbert House', { exact: true }).last().click({ clickCount: 3 }))
  await key('Control+b')
  await pattern('Words and two portraits')
  await say('The office', 'Practice')
  await pattern('Phone bar, one button')
  await say('Start a project', 'Have you got a site?')
  await pattern('Question and contact')
  await pattern('Title block')
  await page.finish('portfolio')
})
