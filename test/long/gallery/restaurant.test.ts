/** The gallery, a trattoria: the day's delivery writes the menu. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const oxblood = '#5a0f1f'

const slip = [
  ['What', 'From', 'At', 'How much'],
  ['Tomatoes, the last', 'Casa Fusco, Nocera', '06:10', '9 crates'],
  ['Burrata', 'the Lopez sisters, Andria', '06:10', '48'],
  ['Pumpkins', 'Hollow Farm, Chew Magna', '07:40', '30 kg'],
  ['Eggs, still warm', 'Mrs Tull, Wrington', '08:15', '300'],
  ['Basil', 'our own roof', '09:00', 'a bucket'],
  ['Flour, double zero', 'Molino Rossi, Parma', '10:30', '2 sacks'],
]

const menu = `To begin
Tomatoes and burrata (V) 12
The last of the year, in at ten past six
Pumpkin soup (V) 9
Roasted whole, in at twenty to eight
Olives, warm (VG) 5
With the peel of the lemon you get later

From the oven, from the pot
Spaghetti, tomato, basil (VG) 15
Basil from the roof, cut at nine
Ravioli, ricotta, egg (V) 17
Mrs Tull’s eggs, in at a quarter past eight
Shoulder of lamb for two 46
In the oven since yesterday

Afterwards
Zabaglione (V) 8
The other forty eggs
Lemon ice (VG) 6
Salt, nothing else
Pecorino, honey (V) 9
The honey is from the roof as well`

const cellar = `Vermentino, Liguria 9
Salt, fennel, green almond
Frappato, Vittoria 11
Pale, wild strawberry, served cold
Lambrusco, dry 8
For the lamb, trust us
Marsala, 2004 15
Small glass, long evening`

test('J-03 the gallery: a trattoria, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Ottavia',
    preset: 'Osteria',
    currency: 'GBP',
    menu: ['Menu', 'Cellar', 'Find us'],
    header: {
      header_position: 'over',
      header_button_text: 'Book a table',
      header_button_url: '/about',
      footer_position: 'hidden',
    },
  })
  const { pattern, paint, say, paste, act, settings, canvas } = page
  const asText = (text: string) => act(settings.getByRole('textbox', { name: 'As text' }).fill(text))
  await pattern('Image, large title and facts')
  await say('A long table, a short menu', 'Eleven tables, one oven and my mother.')
  await say('Wednesday to Sunday, from six', 'Wed to Sun, 17:30 to 22:00')
  await say('14 Quay Street', 'Quay Street, Bristol')
  await pattern('Running delivery')
  await pattern('Delivery slip')
  await say('The delivery writes the menu', 'The menu is written by the delivery.')
  await paste('What', slip)
  await canvas.getByText('Molino Rossi, Parma').waitFor()
  await pattern('Plates in two sizes')
  await say(
    'Six things on a plate are five too many',
    'Six things on a plate are five too many. My mother would say six.',
  )
  await pattern('Menu in three columns')
  await say(
    'Bread and olives are on the table. Tell us what you do not eat.',
    'Written at noon from the slip above. Bread is on the table and never on the bill.',
  )
  await act(canvas.locator('.b-prices-3').last().click())
  await asText(menu)
  await pattern('Menu beside image')
  await paint(oxblood)
  await say('From the cellar', 'Sixty bottles, and a sister who has drunk them all.')
  await say(
    'Sixty bottles, all from growers we know by name.',
    'Nell keeps the cellar: growers with muddy boots, and each bottle by the glass on Wednesdays.',
  )
  await act(canvas.getByText('Dry, for the pizza').click())
  await asText(cellar)
  await pattern('Hours and booking')
  await say(
    'Two tables stay free every night for people who walk in. The others are here.',
    'Two tables stay free every night for people who walk in wet. The others are here.',
  )
  await act(canvas.locator('.b-hours').last().click())
  await asText('Wed-Sat 17:30-22:00\nSun 12:00-15:00, 17:30-22:00')
  await act(settings.getByLabel('Clock').selectOption({ label: '24 hours' }))
  await pattern('Image and large name')
  await say('14 Quay Street, Bristol', 'Quay Street, Bristol BS1')
  await say('See you tonight', 'Ottavia')
  await pattern('Phone bar, two buttons')
  await page.finish('restaurant')
})
