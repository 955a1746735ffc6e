/** The gallery, a brand studio: what it took away is crossed out. */
import { test as tests } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage, isAsked } from '../../support/galleryPage.ts'

const site = builtSite()
const test = tests.runIf(isAsked('agency'))

test('J-03 the gallery: a brand studio, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Offcut',
    preset: 'Rosehip',
    menu: ['Work', 'What we cut', 'People'],
    header: { header_button_text: 'Send us too much', header_button_url: '/about' },
  })
  const { pattern, paint, say, act, animate, canvas } = page
  await pattern('Statement')
  await say(
    'A brand studio of four people, one table and a bin that we are proud of.',
    'Offcut is a brand studio in Glasgow. Four people, one table, and a bin we are proud of.',
  )
  await animate(canvas.locator('h1'), 'Draw the strikethrough')
  await pattern('Four coloured cards')
  await say('What we do', 'What is left')
  for (const [index, colour] of ['#3f0d33', '#f0d9a0', '#2c6b3a', '#c81410'].entries()) {
    const card = canvas.locator('.blk-group .blk-group .blk-group').nth(index)
    await act(card.click({ position: { x: 8, y: 8 } }))
    await paint(colour)
  }
  await pattern('Large titles')
  await say('What we leave out', 'What we cut')
  await say('Words', 'Words, from 4,000')
  await say('Signs', 'Marks, from 9,000')
  await say('Pages', 'Pages, from 14,000')
  await say('Meetings', 'Meetings, free, always')
  await pattern('Large words on dark')
  await paint('#3f0d33')
  await pattern('One round corner')
  await pattern('Large field')
  await paint('#f0d9a0')
  await say('One letter a month, nothing else', 'Hello. Tell us what is too much')
  await say('What is new, what is nearly gone, and one recipe.', 'We answer in one sentence, within a day.')
  await act(canvas.locator('.b-newsletter').click({ position: { x: 2, y: 2 } }))
  await act(page.settings.getByLabel('Button', { exact: true }).fill('Send, that is all'))
  await say(
    'One email a month at most. Unsubscribe at any time with the link in each of them.',
    'You get our answer, and one email a month until you say that is too much.',
  )
  await pattern('Heap of words')
  await page.finish('agency')
})
