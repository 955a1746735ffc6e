/** What a pricing table says, to eyes and ears. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a plan says what is in it and what is not, and its button names the plan', () => {
  const html = drawBlock('pricing', {
    plans: [
      { name: 'Drop in', price: '28', period: 'an evening', button: 'Book', url: '/book' },
      {
        name: 'Regular',
        price: '96.50',
        is_highlighted: true,
        features: [{ text: 'Clay' }, { text: 'A key', is_left_out: true }, { text: ' ' }],
        button: 'Book',
        url: 'javascript:alert(1)',
      },
      { name: ' ' },
    ],
    badge: 'Most popular',
  })
  expect(html).toContain('<b>$28</b> an evening')
  expect(html).toContain('<b>$96.50</b>')
  expect(html).toContain('Included: </span>Clay')
  expect(html).toContain('Not included: </span>A key')
  expect(html).toContain('aria-label="Book: Drop in"')
  expect(html).not.toContain('javascript')
  expect(html.match(/<h3>/g)).toHaveLength(2)
  expect(html.match(/Most popular/g)).toHaveLength(1)
  expect(drawBlock('pricing')).toBe('')
})

test('F-POST-04 prices are as large as headings where each of them fits into its card', () => {
  const drawn = (...prices: string[]) =>
    drawBlock('pricing', { plans: prices.map((price) => ({ name: 'A plan', price })) })
  expect(drawn('9', '96.50')).toContain('class="b-pricing b-pricing-2"')
  expect(drawn('9', '1249.50')).toContain('class="b-pricing b-pricing-2 b-pricing-long"')
})
