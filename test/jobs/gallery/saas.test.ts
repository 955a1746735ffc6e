/** The gallery, the launch of a product: the page is one day. */
import { test as tests } from 'vitest'
import { builtSite } from '../../support/builtSite.ts'
import { beginGalleryPage, isAsked } from '../../support/galleryPage.ts'

const site = builtSite()
const test = tests.runIf(isAsked('saas'))

const night = '#1b1740'
const steps = `16:50 | Lasthour knocks
Ten minutes before your shift ends, with the draft already open.
16:57 | You fix three words
Cross out what is noise. Mark the one thing that cannot wait.
17:00 | It leaves, you leave
Questions now go to the next desk. Your phone stays dark.
09:00 | They open it
In their morning and their language, the urgent line on top.`

const plans = `One desk | 6 | a desk, a month
For a night shift of one.
+ A note, drafted at ten to five
+ Read in the next desk’s language
- Desks that follow the sun
- Written proof for auditors

The floor * | 9 | a desk, a month
For offices in two places.
+ A note, drafted at ten to five
+ Read in the next desk’s language
+ Desks that follow the sun
- Written proof for auditors

Around the clock | 14 | a desk, a month
For three places and no night.
+ A note, drafted at ten to five
+ Read in the next desk’s language
+ Desks that follow the sun
+ Written proof for auditors`

test('J-03 the gallery: the launch of a product, by pointer and keys alone, in at most 60 acts', async () => {
  const page = await beginGalleryPage(site, {
    title: 'Lasthour',
    preset: 'Dawn',
    menu: ['The note', 'How it travels', 'Prices', 'Questions'],
    header: { header_position: 'over', header_button_text: 'Start free', header_button_url: '/signup' },
  })
  const { pattern, paint, edgeToEdge, say, settings, canvas, act } = page
  await pattern('Gradient and image')
  await say(
    'The last ten minutes of your day become a note that the next office can act on.',
    'Lasthour turns the last ten minutes of your day into a handover that the next office can act on.',
  )
  await say('See how it works', 'Read a real one')
  await pattern('Logo row')
  await pattern('List and coloured card')
  await pattern('Timeline side by side')
  await say('Six weeks, step by step', 'How it travels')
  await act(canvas.locator('.b-timeline').click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(steps))
  await pattern('Image, words and figures on a gradient')
  await pattern('Three plans')
  await edgeToEdge()
  await paint(night)
  await say('Choose what fits you', 'Priced by the desk, not by the head')
  await act(canvas.locator('.b-pricing').last().click())
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(plans))
  await pattern('Beside the heading')
  await edgeToEdge()
  await paint(night)
  await say('Good to know', 'Asked late at night')
  await say('Is something missing? Write to us, we add it here.', 'Nobody is paged to answer these.')
  await say('How long does delivery take?', 'What if nobody writes the note?')
  await say(
    'Two to three days within the country, a week abroad.',
    'Then the draft goes out as it is, and the next desk sees that at the top.',
  )
  await say('How do I return something?', 'Is this another chat?')
  await say('Do I get an invoice?', 'Which time is it, in the end?')
  await pattern('On a gradient')
  await page.finish('saas')
})
