/** The gallery, a conference: its title is the poster. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const days = `# Friday
9:30 | The foghorn | Everybody outside, please. Bring ears.
10:00-11:00 Hopper | A door should close like a sentence | Noor Achterberg
10:00-10:40 Belt | Alarms nobody hears | Kwame Adjei
10:00-12:00 Cellar | Workshop: solder a voice | Bo Eriksen, 24 places, full
10:40-12:00 Belt | The kettle, a history | Signe Lund
11:00-12:00 Hopper | Ice, leaving | Ibrahim Sall
12:00 | Lunch, quietly, at long tables
13:30-14:30 Hopper | Rooms that let you sleep | Mei Tanaka
13:30-15:00 Belt + Cellar | Drainpipe organ, live | João Brandão and the first forty who ask
14:30-15:00 Hopper | Questions

# Saturday
9:00 | A walk around the harbour | Nobody speaks until the lock
10:30-11:30 Hopper | What a bridge says in the wind | Petra Holub
10:30-12:00 Belt | Silence, by the square metre | Hanneke de Wit
10:30-12:00 Cellar | Workshop: a room that hums | Oke Visser, 24 places
12:00 | Lunch, quietly, at long tables
13:30-15:00 Hopper + Belt | Everything at once | All sixteen voices, eleven minutes`

const tickets = `Both days | €240
All halls, lunch, the foghorn
One day | €140
Friday or Saturday, lunch
Student, or short of money | €95
Nobody asks to see anything
Early | Gone
Sold out in nine minutes`

test('J-03 the gallery: a conference, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Overtone',
    preset: 'Foghorn',
    currency: 'EUR',
    menu: ['Voices', 'Programme', 'Tickets', 'The silo'],
    header: {
      header_position: 'over',
      header_button_text: 'Tickets from €95',
      header_button_url: '/about',
      footer_position: 'over',
      footer_text: 'Made by the Society for Useful Noise, Rotterdam.',
    },
  })
  const { pattern, paint, say, act, settings, canvas } = page
  const inDark = (colour: string) =>
    act(settings.getByRole('textbox', { name: 'In dark mode', exact: true }).fill(colour))
  await pattern('Poster')
  await paint('#deef23')
  await inDark('#050a2d')
  await act(canvas.locator('h1').click({ clickCount: 3 }))
  await page.write('Over')
  await page.key('Shift+Enter')
  await page.write('tone')
  await say('14 and 15 May', 'Fri 14 and Sat\u00a015\u00a0May\u00a02027')
  await say('Silo 3, old harbour', 'Grain Silo 3, Rotterdam')
  await say('600 people, 16 voices', '600\u00a0people, 16\u00a0voices, 1\u00a0foghorn')
  await pattern('Statement on an image')
  await act(settings.getByText('Custom', { exact: true }).click())
  await act(settings.getByRole('textbox', { name: 'Overlay colour', exact: true }).fill('#10107a'))
  await act(settings.getByLabel('Effect', { exact: true }).selectOption({ label: 'Overlay colour' }))
  await pattern('Offset portraits')
  await pattern('Programme by hall')
  await act(canvas.getByText('Ice, leaving').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(days))
  await pattern('Tickets beside an image')
  await paint('#132cbb')
  await inDark('#0c1781')
  await say('Get tickets', 'Tickets')
  await act(canvas.getByText('Student, or short of money').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(tickets))
  await pattern('Beside a large heading')
  await pattern('Huge running words')
  await paint('#deef23')
  await inDark('#050a2d')
  await page.finish('event')
})
