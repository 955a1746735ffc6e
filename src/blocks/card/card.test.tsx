/** What the card draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

const textIn = (html: string) => /card-text">([^<]*)</.exec(html)?.[1] ?? ''

test('F-UI-20 F-CONST-15 a card cuts its text at 100 characters, unless the owner says otherwise', () => {
  const text = 'word '.repeat(60)
  expect(textIn(drawBlock('card', { title: 'Care', text })).length).toBeLessThanOrEqual(100)
  expect(textIn(drawBlock('card', { title: 'Care', text }))).toMatch(/…$/)
  expect(textIn(drawBlock('card', { title: 'Care', text, maximum: 200 })).length).toBeGreaterThan(150)
  expect(textIn(drawBlock('card', { title: 'Care', text: 'R&amp;D, short' }))).toBe('R&amp;D, short')
})

test('F-UI-20 the title of a card is its link; a URL that runs code is none', () => {
  expect(drawBlock('card', { title: 'Care', url: '/care' })).toContain(
    '<a href="/care"><span>Care</span></a>',
  )
  expect(drawBlock('card', { title: 'Care', url: 'javascript:alert(1)' })).not.toContain('href')
})
