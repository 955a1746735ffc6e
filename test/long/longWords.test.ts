/** Long words on a phone: headings are smaller before they are broken, prices keep their place. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { newId } from '#platform/ids.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

const words = [
  'Photographers',
  'Veranstaltungen',
  'Responsabilidad',
  'Kindergeburtstage',
  'Inconstitucionalidad',
]
const block = (type: string, state: Record<string, unknown>) => ({ id: newId(), type, state, children: [] })

test('F-POST-06 F-POST-04 at 320 to 390 px no word of a heading is broken and no price leaves its list', async () => {
  const headings = words.flatMap((word) =>
    [
      { level: 1 },
      { level: 2 },
      { level: 3 },
      { level: 2, size: 'small' },
      { level: 2, size: 'large' },
      { level: 2, size: 'extra-large' },
      { level: 1, size: 'display' },
    ].map((as) => block('heading', { text: `${word} for all`, as_tb_content: false, ...as })),
  )
  const dishes = [...words, 'Rindfleischetikettierungsgesetz'].map((name) => ({ name, price: '12.50' }))
  const { url } = await site.save({
    type: 'page',
    title: 'Long words',
    slug: 'long-words',
    status: 'published',
    value: [...headings, block('price-list', { sections: [{ title: '', dishes }], prices: 'full' })],
  })
  const { page } = await site.open()
  await page.goto(url)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await page.locator('.b-heading').evaluateAll((all) =>
      all.flatMap((heading) => {
        const text = heading.firstChild
        if (!text) return []
        const range = document.createRange()
        range.setStart(text, 0)
        range.setEnd(text, (heading.textContent ?? '').indexOf(' '))
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [`${heading.className} ${heading.tagName} ${range.toString()}`] : []
      }),
    )
    expect(broken, `${width} px`).toEqual([])
    const outside = await page.locator('.b-prices-price').evaluateAll(
      (all) =>
        all.filter((price) => {
          const list = price.closest('ul')?.getBoundingClientRect()
          return price.getBoundingClientRect().right > (list?.right ?? 0) + 0.5
        }).length,
    )
    expect(outside, `${width} px`).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // Where there is room they are as large as the others.
  await page.setViewportSize({ width: 1200, height: 800 })
  const sizes = await page
    .locator('h1.b-heading:not(.b-heading-display)')
    .evaluateAll((all) => [...new Set(all.map((heading) => getComputedStyle(heading).fontSize))])
  expect(sizes).toHaveLength(1)
})
