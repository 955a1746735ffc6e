/** Text within HTML, attributes and script elements: each sign that could end what it is in, and no other. */
import { expect, test } from 'vitest'
import { escapeHtml, escapeText } from '#platform/escapeHtml.ts'
import { scriptJson } from './scriptJson.ts'

test.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['&amp;', '&amp;amp;'],
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ['plain, `ä` = 1/2 €', 'plain, `ä` = 1/2 €'],
  ['', ''],
])('F-PUB-12 6 the text %s is written as %s', (text, written) => {
  expect(escapeHtml(text)).toBe(written)
})

test.each([
  ['<', '"\\u003c"'],
  ['>', '"\\u003e"'],
  ['&', '"\\u0026"'],
  ['\u2028', '"\\u2028"'],
  ['\u2029', '"\\u2029"'],
  ['</script><!--', '"\\u003c/script\\u003e\\u003c!--"'],
  ['it\'s a "test"', '"it\'s a \\"test\\""'],
])('F-PUB-12 6 within a script %o is written as %s, and reads back the same', (value, written) => {
  expect(scriptJson(value)).toBe(written)
  expect(JSON.parse(scriptJson({ value }))).toEqual({ value })
})

test('F-PUB-12 between tags quotation marks stay, and what ends the text does not', () => {
  expect(escapeText('<b> & "it\'s" &amp;')).toBe('&lt;b&gt; &amp; "it\'s" &amp;amp;')
})
