/** The gallery, the launch of a product: the page is one day. */
import { test } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage } from '../../support/galleryPage.ts'

const site = builtSite()

const day = `8:00-17:00 | Lisbon | 7 people, shift closed
17:00 | handed over: 4 lines
15:30-23:30 | Denver | 5 people, last hour
23:10 | Priya is writing line 3
23:10-6:00 | Osaka | 9 people, asleep`

test('J-03 the gallery: the launch of a product, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Lasthour',
    preset: 'Dawn',
    menu: ['The note', 'How it travels', 'Prices', 'Questions'],
    header: {
      header_position: 'over',
      header_button_text: 'Start free',
      header_button_url: '/signup',
      footer_position: 'over',
      footer_text: 'Lisbon, Denver, Osaka',
    },
  })
  const { pattern, say, settings, canvas, act } = page
  await pattern('Gradient and time axis')
  await say(
    'The last ten minutes of your day become a note that the next office can act on.',
    'Lasthour turns the last ten minutes of your day into a handover that the next office can act on before its first coffee.',
  )
  await say('See how it works', 'Read a real one')
  await act(canvas.getByText('Osaka', { exact: true }).click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(day))
  await pattern('Logo row')
  await act(canvas.locator('.b-logos').click({ position: { x: 4, y: 4 } }))
  await act(settings.getByLabel('Line above', { exact: true }).fill('Handing over every night at'))
  await pattern('List and coloured card')
  await pattern('Timeline by the hour')
  await pattern('Image, words and figures on a gradient')
  await pattern('Three plans on dark')
  await pattern('Beside the heading, on dark')
  await pattern('On a gradient')
  await act(canvas.locator('.b-newsletter').click({ position: { x: 2, y: 2 } }))
  await say(
    'One email a month at most. Unsubscribe at any time with the link in each of them.',
    'The first month is free. One email a month, no call, no sequence of cheerful emails.',
  )
  await page.finish('saas')
})
