/** Text with marks: the bytes of a page are those that are stored, whichever way they are set. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText.tsx'

test.each([
  'Plain words.',
  'It\'s "quoted".',
  'Sand &amp; clay',
  '5 &lt; 6 > 4',
  'With <b>marks</b>',
  'Two\nlines\r\nmore',
  '',
  'ä – 陶器 🏺',
])('F-POST-04 the text %j is written as it is stored', (html) => {
  expect(renderToStaticMarkup(<RichText as="p" html={html} />)).toBe(`<p>${html}</p>`)
})

test('F-POST-04 text that holds blocks is in an element that may hold them', () => {
  expect(renderToStaticMarkup(<RichText as="p" html="<ul><li>One</li></ul>" />)).toBe(
    '<div><ul><li>One</li></ul></div>',
  )
})
