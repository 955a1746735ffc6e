/** Plans written as text, and read again. */
import { expect, test } from 'vitest'
import { readPlans, writePlans } from './plansText.ts'

test('F-UI-20 plans as text: name, price, period, what is said, features; buttons stay in their place', () => {
  const text = `One desk | 8 | a month
For one person.
+ A note each evening
- Night owls

Floor * | on request
+ Everything`
  const plans = readPlans(text, [{ name: 'Solo', button: 'Choose', url: '/signup' }])
  expect(plans).toEqual([
    {
      name: 'One desk',
      price: '8',
      period: 'a month',
      text: 'For one person.',
      features: [{ text: 'A note each evening' }, { text: 'Night owls', is_left_out: true }],
      button: 'Choose',
      url: '/signup',
    },
    { name: 'Floor', price: 'on request', is_highlighted: true, features: [{ text: 'Everything' }] },
  ])
  expect(writePlans(plans)).toBe(text)
  expect(readPlans(writePlans(plans), plans)).toEqual(plans)
})

test('F-UI-20 a plan without a price is told from what is said of another', () => {
  const plans = [{ name: 'Free', text: 'For now.' }, { name: 'Later' }]
  expect(readPlans(writePlans(plans))).toEqual(plans)
  expect(readPlans('Free')).toEqual([{ name: 'Free' }])
  expect(readPlans('  ')).toEqual([])
})
