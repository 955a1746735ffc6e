/** A menu pasted as text, and a price list written as text again. */
import { expect, test } from 'vitest'
import { readMenu, writeMenu } from './menuText.ts'

test('F-UI-20 a pasted menu becomes sections with dishes, prices, descriptions and diet marks', () => {
  const pasted = [
    'To begin',
    'Small plates, for two',
    '',
    'Tomatoes, burrata  12',
    'The last of the year.',
    'Olives (VG) ........ €5.50',
    '',
    'From the oven',
    'Fish of the day | market price',
    'Vermentino 6/9',
    'Table no. 7',
    '  aged for 24',
  ].join('\n')
  expect(readMenu(pasted)).toEqual([
    {
      title: 'To begin',
      note: 'Small plates, for two',
      dishes: [
        { name: 'Tomatoes, burrata', price: '12', text: 'The last of the year.' },
        { name: 'Olives', price: '€5.50', marks: ['vegan'] },
      ],
    },
    {
      title: 'From the oven',
      dishes: [
        { name: 'Fish of the day', price: 'market price' },
        { name: 'Vermentino', price: '6 / 9' },
        { name: 'Table no.', price: '7', text: 'aged for 24' },
      ],
    },
  ])
})

test('F-UI-20 a line before a price is no part of the name', () => {
  expect(readMenu('Tickets\nBoth days | €240\nEarly | Gone')[0]?.dishes).toEqual([
    { name: 'Both days', price: '€240' },
    { name: 'Early', price: 'Gone' },
  ])
})

test('F-UI-20 prices of a thousand and more are prices, however their thousands are written', () => {
  const [section] = readMenu('Casks\nMuscat  1.250,00\nPort ..... 1,250.00 €\nSherry 980 / 1’250')
  expect(section?.dishes).toEqual([
    { name: 'Muscat', price: '1.250,00' },
    { name: 'Port', price: '1,250.00 €' },
    { name: 'Sherry', price: '980 / 1’250' },
  ])
})

test('F-UI-20 what is written as text is read back as it was', () => {
  const sections = [
    {
      title: 'Menu for 2',
      note: 'Until 14',
      dishes: [{ name: 'Soup', price: '9', marks: ['vegetarian', 'nuts'] }],
    },
    {
      title: '',
      dishes: [{ name: 'Water' }, { name: 'Lamb', price: '46', text: 'Slow, for 7 hours\nwith 3' }],
    },
    { title: '# Odd', dishes: [] },
  ]
  expect(readMenu(writeMenu(sections))).toEqual(sections)
})
