/** Public pages where they are read: from right to left, on paper, on a narrow phone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

/** Where the first and the last sign of the words in an element are drawn. */
const signs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode())
        if (walker.currentNode.textContent?.trim() && !walker.currentNode.parentElement?.closest('.sr-only'))
          nodes.push(walker.currentNode)
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
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
  await page.goto('/t/products')
  const box = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON())
  expect((await box('.logo')).left).toBeGreaterThan((await box('.header-tools')).right)
  // A minus, a currency and a count come first, wherever the line begins.
  for (const words of ['.price-percent', '.price-price', '.list-bar > span', '.card-note']) {
    const { first, last } = await signs(page, words)
    expect(first, words).toBeLessThan(last)
  }
  // They are at the side where reading begins all the same.
  const [name, card] = [await box('.card-name'), await box('.card')]
  expect(card.right - name.right).toBeLessThan(2)
  await page.goto('/shop/sage-mug')
  const arrow = await page
    .locator('.b-product select')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundPositionX)
  expect(arrow, 'the sign of a picker').toMatch(/^(left )?13\.6px/)
  expect(complaints).toEqual([])
  await page.context().close()
  await site.admin.call('POST', '/api/options', { name: 'site_language', value: 'en' })
})

test('F-PUB-06 a post on paper is the post: no ways to go on, nothing to press, nothing folded', async () => {
  await site.save({
    type: 'post',
    title: 'On paper',
    status: 'published',
    value: [
      { id: 'paperwords1', type: 'paragraph', state: { text: 'What is said.' }, children: [] },
      {
        id: 'paperfaq001',
        type: 'accordion',
        state: {},
        children: [
          {
            id: 'paperfaq002',
            type: 'accordion-item',
            state: { title: 'Folded?' },
            children: [
              { id: 'paperfaq003', type: 'paragraph', state: { text: 'Not on paper.' }, children: [] },
            ],
          },
        ],
      },
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

test('F-POST-08 F-PUB-06 on a phone a dialog is in the middle, and a word longer than the screen breaks', async () => {
  const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)
  const block = (id: string, type: string, state: Record<string, unknown>, children: unknown[] = []) => ({
    id,
    type,
    state,
    children,
  })
  const { url } = await site.save({
    type: 'page',
    title: word,
    description: word,
    status: 'published',
    value: [
      block('longwords01', 'paragraph', { text: word }),
      block('longlist001', 'list', { text: `<ul><li>${word}</li></ul>` }),
      block('longcard001', 'card', { title: word, text: word }),
      block('longgrid001', 'grid', {}, [block('longcard002', 'card', { title: word, text: word })]),
      block('longquote01', 'quote', { text: word }),
      block('longalert01', 'alert', { text: word }),
      block('longsteps01', 'steps', { values: [{ value: word }] }),
      block('opener00001', 'button', { text: 'Opening hours', url: '#hours' }),
      block('hoursnote01', 'paragraph', { text: 'Ten to four.', is_modal: true, element_id: 'hours' }),
    ],
  })
  await site.save({ type: 'post', title: word, description: word, status: 'published', value: [] })
  const { page, context } = await site.open({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  for (const path of [url, '/t/posts', '/search?keywords=pneumonoultramicroscopicsilicovolcanoconiosis']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    expect(await page.evaluate(() => innerWidth), path).toBe(390)
  }
  await page.goto(url)
  await page.getByRole('link', { name: 'Opening hours' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const box = await dialog.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBeLessThan(2)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 422)).toBeLessThan(2)
  await context.close()
})
