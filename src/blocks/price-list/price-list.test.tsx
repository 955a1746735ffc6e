/** How a price list writes its prices, and what it leaves out. */
import { expect, test } from 'vitest'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { writtenPrice } from './writtenPrice.ts'

const dollar = { code: 'USD', symbol: '$', exponent: 2 }
const euro = { code: 'EUR', symbol: '€', exponent: 2 }

test('F-POST-04 a price is written in the currency of the site; what is no number stays as it was typed', () => {
  expect(writtenPrice('12', { currency: dollar, look: 'short' })).toBe('$12')
  expect(writtenPrice('12.5', { currency: dollar, look: 'short' })).toBe('$12.50')
  for (const typed of ['1.250,00', '1,250.00', '1’250.00'])
    expect(writtenPrice(typed, { currency: dollar, look: 'full' })).toBe('$1,250.00')
  expect(writtenPrice('1.250.000,5', { currency: dollar, look: 'short' })).toBe('$1,250,000.50')
  // Either sign: it stays as it was typed.
  expect(writtenPrice('1.250', { currency: dollar, look: 'short' })).toBe('1.250')
  expect(writtenPrice('12', { currency: dollar, look: 'full' })).toBe('$12.00')
  expect(writtenPrice('12,50', { currency: dollar, look: 'number' })).toBe('12.50')
  expect(writtenPrice('5 / 9', { currency: dollar, look: 'short' })).toBe('$5 / $9')
  for (const text of ['market price', '1.200', '12.505', '€9'])
    expect(writtenPrice(text, { currency: dollar, look: 'full' })).toBe(text)
  // What somebody wrote the currency of is of that currency.
  for (const text of ['9,50 €', '€9', '46 EUR', '9,50 € / 12 €'])
    expect(writtenPrice(text, { currency: dollar, look: 'full' }), text).toBe(text)
  expect(writtenPrice('9,50 €', { currency: euro, look: 'full' })).toBe('€9.50')
  expect(writtenPrice('9 EUR / 12.5 EUR', { currency: euro, look: 'full' })).toBe('€9.00 / €12.50')
  expect(writtenPrice('900', { currency: { code: 'JPY', symbol: '¥', exponent: 0 }, look: 'full' })).toBe(
    '¥900',
  )
  expect(writtenPrice('12.5', { currency: { code: null, symbol: '--', exponent: 2 }, look: 'full' })).toBe(
    '12.50',
  )
  expect(
    inLanguage('de', () => writtenPrice('12.5', { currency: euro, look: 'short' })).replace(/\s/, ' '),
  ).toBe('12,50 €')
})

test('F-POST-04 a price of 0 is Free; a plan that costs nothing a month keeps its amount', () => {
  const as = { currency: dollar, look: 'short' } as const
  expect(['0', '0.00', '$0', '0 / 9'].map((text) => writtenPrice(text, as))).toEqual([
    'Free',
    'Free',
    'Free',
    'Free / $9',
  ])
  expect(inLanguage('de', () => writtenPrice('0', as))).toBe('Kostenlos')
  expect(inLanguage('es', () => writtenPrice('0', { ...as, look: 'number' }))).toBe('Gratis')
  const plans = (period: string) => drawBlock('pricing', { plans: [{ name: 'Start', price: '0', period }] })
  expect(plans('')).toContain('<b>Free</b>')
  expect(plans('a month')).toContain('<b>$0</b> a month')
})

test('F-POST-04 a price list shows what is filled in; marks are words by ear, and explained once', () => {
  const html = drawBlock('price-list', {
    sections: [
      {
        title: 'To begin',
        dishes: [{ name: 'Olives', price: '5', marks: ['vegan', 'unknown'] }, { name: ' ' }],
      },
      { title: '', dishes: [{ name: '' }] },
    ],
  })
  expect(html.match(/<li>/g)).toHaveLength(1)
  expect(html.match(/<h3>/g)).toHaveLength(1)
  expect(html).toContain('<span class="sr-only">, Vegan</span>')
  expect(html.match(/b-prices-legend/g)).toHaveLength(1)
  expect(drawBlock('price-list', { has_legend: false })).toBe('')
  expect(drawBlock('price-list', {}, { isCanvas: true })).toContain('Add your first price')
})

test('F-POST-04 a ticket is bought behind its dashed line, where there is a price; by ear it says which', () => {
  const sections = [
    {
      title: '',
      dishes: [
        { name: 'Both days', price: '240' },
        { name: 'Early', price: 'Gone' },
        { name: 'Children', price: 'free' },
      ],
    },
  ]
  const tickets = { sections, look: 'tickets', button: 'Buy', url: '/tickets' }
  const html = drawBlock('price-list', tickets)
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a class="b-prices-buy" href="/tickets" aria-label="Buy: Both days">',
    '<a class="b-prices-buy" href="/tickets" aria-label="Buy: Children">',
  ])
  expect(drawBlock('price-list', { ...tickets, look: 'lines' })).not.toContain('<a ')
  expect(drawBlock('price-list', { ...tickets, url: 'javascript:1' })).not.toContain('href')
})
