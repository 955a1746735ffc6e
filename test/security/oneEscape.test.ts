/** Text becomes HTML in one place (platform/escapeHtml.ts): a second one forgets a sign some day. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These change HTML, in which text is escaped already. */
const exceptions = new Map([
  ['src/platform/escapeHtml.ts', 'is the one place'],
  ['src/rendering/fitPictures.ts', 'quotation marks of attributes that stood in others'],
  [
    'src/features/content/documents/cleanMarkup.ts',
    'the one sign that may stand bare in HTML without elements',
  ],
])

/** A sign and what stands for it in HTML, in this order; who reads HTML has them the other way round. */
const ways = [
  /(["'`/[])[<>&"']+\1?\]?(?:\/g)?["'`]?[ \t]*[,:][ \t]*["'`]&(?:lt|gt|amp|quot|#)/,
  /[<>&]["'`]\s*\?\s*["'`]&(?:lt|gt|amp)/,
  /&#\$\{/,
  /case ["'`][<>&]["'`]:\s*(?:return|\w+ \+?=)\s*["'`]&/,
  /from '(?:escape-html|lodash\.escape|he|html-entities|entities)'/,
]
const escapes = (source: string): boolean => ways.some((way) => way.test(source))

test('13.7 text becomes HTML in one place', () => {
  const files = globSync('{src,themes,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.filter((file) => escapes(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual([...exceptions.keys()].toSorted())
})

test('13.7 a planted fault: each way in which there were others is seen', () => {
  for (const source of [
    "text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')",
    'text.replace(/</g, "&lt;")',
    'text.replace(/[&<>"\']/g, (sign) => `&#${sign.charCodeAt(0)};`)',
    "const entities = { '&': '&amp;', '<': '&lt;' }",
    "sign === '<' ? '&lt;' : sign",
    "case '<': return '&lt;'",
    "import escape from 'escape-html'",
  ])
    expect(escapes(source), source).toBe(true)
  expect(escapes("text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')")).toBe(false)
  expect(escapes("const read = { '&lt;': '<' }")).toBe(false)
})
