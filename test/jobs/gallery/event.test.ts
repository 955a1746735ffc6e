/** The gallery, a conference: its title is the poster. */
import { test as tests } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage, isAsked } from '../../support/galleryPage.ts'

const site = builtSite()
const test = tests.runIf(isAsked('event'))

const friday = `9:30 | The foghorn | Everybody outside, please. Bring ears.
10:00-11:00 Hopper | A door should close like a sentence | Noor Achterberg
10:00-10:40 Belt | Alarms nobody hears | Kwame Adjei
10:00-12:00 Cellar | Workshop: solder a voice | Bo Eriksen, 24 places, full
10:40-12:00 Belt | The kettle, a history | Signe Lund
11:00-12:00 Hopper | Ice, leaving | Ibrahim Sall
12:00 | Lunch, quietly, at long tables
13:30-14:30 Hopper | Rooms that let you sleep | Mei Tanaka
13:30-15:00 Belt + Cellar | Drainpipe organ, live | João Brandão and the first forty who ask
14:30-15:00 Hopper | Questions`

const tickets = `Both days | €240
All halls, lunch, the foghorn
One day | €140
Friday or Saturday, lunch
Student, or short of money | €95
Nobody asks to see anything
Early | gone
Sold out in nine minutes`

test('J-03 the gallery: a conference, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Overtone',
    preset: 'Foghorn',
    menu: ['Voices', 'Programme', 'Tickets', 'The silo'],
    header: {
      header_position: 'over',
      header_button_text: 'Tickets from €95',
      header_button_url: '/about',
    },
  })
  const { pattern, paint, say, act, settings, canvas } = page
  const inDark = (colour: string) =>
    act(settings.getByRole('textbox', { name: 'In dark mode', exact: true }).fill(colour))
  await pattern('Poster')
  await paint('#dcf01f')
  await inDark('#10168a')
  await act(canvas.locator('h1').click({ clickCount: 3 }))
  await page.write('Over')
  await page.key('Shift+Enter')
  await page.write('tone')
  await say('14 and 15 May', 'Fri 14 and Sat 15 May 2027')
  await say('Silo 3, old harbour', 'Grain Silo 3, Rotterdam')
  await say('600 people, 16 voices', '600 people, 16 voices, 1 foghorn')
  await pattern('Statement on an image')
  await act(settings.getByText('Custom', { exact: true }).click())
  await act(settings.getByRole('textbox', { name: 'Overlay colour', exact: true }).fill('#10168a'))
  await pattern('Offset portraits')
  await pattern('Programme by hall')
  await paint('#dfe6ff')
  await act(canvas.getByText('Ice, leaving').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(friday))
  await pattern('Tickets beside an image')
  await paint('#1a2fd0')
  await say('Get tickets', 'Tickets')
  await act(canvas.getByText('Student, or short of money').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(tickets))
  await pattern('Beside the heading')
  await say('Good to know', 'The silo')
  await act(settings.getByLabel('Size', { exact: true }).selectOption({ label: 'Display' }))
  await say(
    'Is something missing? Write to us, we add it here.',
    'Two ships at the quay have cabins for those who ask early.',
  )
  await say('How long does delivery take?', 'Getting there')
  await say(
    'Two to three days within the country, a week abroad.',
    'Metro to Maashaven, then four minutes along the water. Bicycles go in hopper 7.',
  )
  await say('How do I return something?', 'Loud and quiet')
  await say('Do I get an invoice?', 'Children')
  await pattern('Huge running words')
  await paint('#dcf01f')
  await inDark('#10168a')
  await page.finish('event')
})
