/** Markdown that is pasted: what is read, what stays words, and that no text keeps the editor waiting. */
import { expect, test } from 'vitest'
import { looksLikeMarkdown, markdownHtml } from './markdown.ts'

const read = (text: string) => markdownHtml(text)?.replaceAll(/\n/g, '')

test('F-EDIT-04 marks, links, lists, tasks, tables, code and lines of a paragraph are read', () => {
  expect(read('# Oat *glaze* #')).toBe('<h1>Oat <em>glaze</em></h1>')
  expect(read('a **b** __c__ ~~d~~ `e<f` snake_case_word 2 * 3 * 4')).toBe(
    '<p>a <strong>b</strong> <strong>c</strong> <s>d</s> <code>e&lt;f</code> snake_case_word 2 * 3 * 4</p>',
  )
  expect(read('[shop](/shop?a=1&b=2 "T") ![mug](/media/m.webp) <https://x.example>')).toBe(
    '<p><a href="/shop?a=1&amp;b=2">shop</a> <img src="/media/m.webp" alt="mug"> <a href="https://x.example">https://x.example</a></p>',
  )
  expect(read('- [x] one\n- two\n\n1. a\n2. b')).toBe(
    '<ul><li class="b-done">one</li><li>two</li></ul><ol><li>a</li><li>b</li></ol>',
  )
  expect(read('```js\nif (a < b) {}\n```')).toBe('<pre data-language="js">if (a &lt; b) {}</pre>')
  expect(read('Clay[^a] and glaze[^none]\n\n[^a]: *From* the river')).toBe(
    '<p>Clay<sup><a id="fnref-a" href="#fn-a">1</a></sup> and glaze[^none]</p><ol><li id="fn-a"><p><em>From</em> the river</p><a href="#fnref-a">↑</a></li></ol>',
  )
  expect(read('| a | b |\n|---|---|\n| 1 | *2* |')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
  )
  expect(read('one  \ntwo')).toBe('<p>one<br>two</p>')
})

test('F-EDIT-04 HTML within Markdown is words, and a URL that runs something is left out', () => {
  expect(read('# <img src=x onerror=alert(1)>')).toBe('<h1>&lt;img src=x onerror=alert(1)&gt;</h1>')
  expect(read('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  for (const href of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])
    expect(read(`[go](${href})`), href).not.toContain('href')
  // A sign written as an entity stays these characters: no browser makes a colon of it.
  expect(read('[go](javascript&#58;alert(1))')).toContain('href="javascript&amp;#58;alert(1)"')
  expect(read('[a"b](/x"onclick="alert(1))')).not.toMatch(/"\s*onclick/)
  expect(read('![a" onload="x](/y)')).not.toMatch(/" onload="/)
})

test('F-EDIT-04 what reading would take long for is pasted as words', () => {
  const dense = '*a_'.repeat(66_000)
  expect(markdownHtml(dense)).toBe(null)
  expect(markdownHtml(`${'> '.repeat(20_000)}a`)).toBe(null)
  expect(looksLikeMarkdown('Just words, 2 * 3 and a_b.')).toBe(false)
  // Signs of many paragraphs are those of a long text.
  expect(read('a *b* c\n\n'.repeat(2000))).toContain('<em>b</em>')
})
