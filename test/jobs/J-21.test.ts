/** J-21, a writer: an article of 1,500 words pasted from Google Docs with pictures, table, footnotes, quotation and code; checked, published, and read. */
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { docsArticle, quoted } from '../support/docsArticle.ts'
import { desktop, phone } from '../support/people.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()

test('J-21 an article comes from Google Docs whole, is checked and published in at most 25 acts, and reads well on a desk and a phone', async () => {
  const { page, context, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const { html, words } = await docsArticle()
  expect(words).toBeGreaterThan(1500)
  // In another window, as Google Docs copies it.
  const docs = await context.newPage()
  await docs.goto('/')
  await docs.evaluate(
    (given) =>
      document.addEventListener(
        'copy',
        (event) => {
          event.clipboardData?.setData('text/html', given)
          event.clipboardData?.setData('text/plain', '…')
          event.preventDefault()
        },
        { once: true, capture: true },
      ),
    html,
  )
  await docs.keyboard.press('Control+c')
  await page.bringToFront()

  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await act(page.goto('/user/editor/new?type=post'))
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await act(page.keyboard.press('Control+v'))
  await page.locator('.editor-message').getByText('3 pictures are in the media library.').waitFor()
  await act(page.getByRole('textbox', { name: 'Title', exact: true }).fill('Why the oat glaze broke'))

  // What stands out in the text becomes a quotation.
  await act(canvas.getByText(quoted).click())
  await act(page.keyboard.press('Home'))
  await act(page.keyboard.type('> '))
  await canvas.locator('blockquote').getByText(quoted).waitFor()

  // The checks name the picture without words, and take them there.
  await act(page.getByRole('tab', { name: /^Checks/ }).click())
  await page.getByRole('button', { name: /This picture has no text alternative/ }).waitFor()
  await act(page.getByLabel('Text alternative', { exact: true }).fill('A bowl with a green rim'))
  await act(page.keyboard.press('Enter'))
  await expect.poll(() => page.getByText(/^0 to put right|Nothing to put right/).count()).toBe(1)
  // The button in the bar, and that of the dialog.
  acts += 2
  await publish(page)
  expect(acts).toBeLessThanOrEqual(25)
  expect(complaints).toEqual([])

  const url = await page.locator('.editor-top').getByRole('link', { name: 'View page' }).getAttribute('href')
  const visitor = await site.open({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await visitor.page.setViewportSize(viewport)
    await visitor.page.goto(url ?? '')
    const article = visitor.page.getByRole('main')
    await article.getByRole('heading', { level: 1, name: 'Why the oat glaze broke' }).waitFor()
    expect(await article.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['What we changed', 'What the kiln says', 'What we do now']),
    )
    for (const name of ['Six test tiles on a shelf', 'A bowl with a green rim', 'The blue bowl']) {
      const picture = article.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
        .toBeGreaterThan(0)
    }
    expect(await article.getByRole('table').getByRole('row').count()).toBe(4)
    await article.getByRole('columnheader', { name: 'Peak' }).waitFor()
    await article.locator('blockquote').getByText(quoted).waitFor()
    await article.locator('pre').getByText('ramp 120 1222').waitFor()
    expect(await article.getByRole('link', { name: 'on the web' }).getAttribute('href')).toBe(
      'https://kiln.example/plan',
    )
    // A footnote leads to its note, and back.
    await article.getByRole('link', { name: '2', exact: true }).click()
    await article.getByText('Of the second kiln.').waitFor()
    expect(await article.getByText('Of the second kiln.').isVisible()).toBe(true)
    const [across, width] = await visitor.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(across).toBe(width)
    if (process.env.PICTURES)
      await visitor.page.screenshot({
        path: `${process.env.PICTURES}/J-21-${viewport.width}.png`,
        fullPage: true,
      })
  }
  await visitor.page.setViewportSize(desktop)
  expect(await violationsOf(visitor.page)).toEqual([])
  expect(visitor.complaints).toEqual([])
})
