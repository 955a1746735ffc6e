/** The gallery, a brand studio: what it took away is crossed out. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

test('J-03 the gallery: a brand studio, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Offcut',
    preset: 'Rosehip',
    menu: ['Work', 'What we cut', 'People'],
    header: {
      header_position: 'sticky',
      header_button_text: 'Send us too much',
      header_button_url: '/about',
      header_button_look: 'text',
      footer_position: 'hidden',
    },
  })
  const { pattern, paint, say, act, canvas } = page
  const inDark = (colour: string) =>
    act(page.settings.getByRole('textbox', { name: 'In dark mode', exact: true }).fill(colour))
  await pattern('Statement')
  await say(
    'A brand studio of four people, one table and a bin that we are proud of.',
    'Offcut is a brand studio in Glasgow. Four people, one table, and a bin we are proud of.',
  )
  await pattern('Four coloured cards')
  await say('What we do', 'What is left')
  const cards = [
    ['#47082d', '#501133'],
    ['#f0dda9', '#dac288'],
    ['#27336e', '#1e2a5e'],
    ['#2b6339', '#20512d'],
  ] as const
  for (const [index, [light, dark]] of cards.entries()) {
    const card = canvas
      .locator('.blk-group .blk-group .blk-group:has(> .b-group > .b-group-inner > .blk-image)')
      .nth(index)
    await act(card.click({ position: { x: 12, y: ((await card.boundingBox())?.height ?? 0) - 12 } }))
    await paint(light)
    await inDark(dark)
  }
  await pattern('Large titles')
  await say('What we leave out', 'What we cut')
  await pattern('Large words on dark')
  await paint('#47082d')
  await inDark('#501133')
  await pattern('One round corner')
  await pattern('Form as a sentence')
  await paint('#f0dda9')
  await inDark('#dac288')
  await pattern('Heap of words')
  await page.finish('agency')
})
