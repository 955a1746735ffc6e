/** Public pages of a site whose language is written from right to left, and pages on paper. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

/** Where the first and the last sign of the words in an element are drawn. */
const signs = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim() && !walker.currentNode.parentElement?.closest('.sr-only')) nodes.push(walker.currentNode)
    const at = (node: Node | undefined, offset: number) => {
      if (!node) return 0
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      return range.getBoundingClientRect().left
    }
    const last = nodes.at(-1)
    return { first: at(nodes[0], 0), last: at(last, (last?.textContent?.trimEnd().length ?? 1) - 1) }
  })

test('F-PUB-12 F-SHOP-12 a site in Arabic is mirrored; prices, figures and words in other scripts keep the order of their signs', async () => {
  const saved = await site.admin.call('POST', '/api/options', { name: 'site_language', value: 'ar' })
  expect(saved.status).toBe(200)
  const { page, complaints } = await site.open()
  for (const path of ['/t/products', '/shop/sage-mug', '/tour', '/t/posts', '/search?keywords=mug']) {
    await page.goto(path)
    expect(await page.locator('html').getAttribute('dir'), path).toBe('rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
  await page.goto('/t/products')
  const box = async (selector: string) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().toJSON())
  expect((await box('.logo')).left).toBeGreaterThan((await box('.header-tools')).right)
  // A minus, a currency and a count come first, wherever the line begins.
  for (const words of ['.price-percent', '.price-price', '.list-bar > span', '.card-note']) {
    const { first, last } = await signs(page, words)
    expect(first, words).toBeLessThan(last)
  }
  // They stand at the side where reading begins all the same.
  const [name, card] = [await box('.card-name'), await box('.card')]
  expect(card.right - name.right).toBeLessThan(2)
  await page.goto('/shop/sage-mug')
  const arrow = await page.locator('.b-product select').first().evaluate((element) => getComputedStyle(element).backgroundPositionX)
  expect(arrow).toMatch(/^(left )?13\.6px/)
  expect(complaints).toEqual([])
  await page.context().close()
  await site.admin.call('POST', '/api/options', { name: 'site_language', value: 'en' })
})

test('F-PUB-06 a post on paper is the post: no ways to go on, nothing to press, nothing folded', async () => {
  await site.save({
    type: 'post', title: 'On paper', status: 'published', value: [
      { id: 'paperwords1', type: 'paragraph', state: { text: 'What is said.' }, children: [] },
      { id: 'paperfaq001', type: 'accordion', state: {}, children: [{ id: 'paperfaq002', type: 'accordion-item', state: { title: 'Folded?' }, children: [{ id: 'paperfaq003', type: 'paragraph', state: { text: 'Not on paper.' }, children: [] }] }] },
      { id: 'paperfind01', type: 'search', state: {}, children: [] },
    ],
  })
  const { page, context } = await site.open()
  await page.goto('/journal/on-paper')
  await page.emulateMedia({ media: 'print' })
  await page.getByText('What is said.').waitFor()
  await page.getByText('Not on paper.').waitFor()
  for (const part of ['.site-header', '.site-footer', '.neighbours', '.blk-comments', '.blk-search']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    expect(await page.locator(part).first().isVisible(), part).toBe(false)
  }
  await context.close()
})
