/** What is checked is what is given on: no space of any kind hides a scheme that runs code. */
import { expect, test } from 'vitest'
import { isSafePictureUrl, isSafeUrl, safeUrl } from './safeUrl.ts'

test.each([
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\u3000',
  '\u1680',
  '\u0000',
  '\u001f',
  ' \t\n',
  '\u00a0\u0001\ufeff',
])('2.11 a space (%j) before, in or behind the scheme hides no script', (space) => {
  for (const url of [
    `${space}javascript:alert(1)`,
    `java${space}script:alert(1)`,
    `javascript${space}:alert(1)`,
    `${space}data:text/html,x${space}`,
  ]) {
    const answer = safeUrl(url)
    expect(
      answer === null || !/^[\u0000-\u0020]*(javascript|data):/i.test(answer.replace(/[\t\n\r]/g, '')),
      JSON.stringify(url),
    ).toBe(true)
  }
})

test('2.11 what leads somewhere is given on without the space around it', () => {
  expect(safeUrl(' /about\u00a0')).toBe('/about')
  expect(safeUrl('\ufeffhttps://example.org/a b')).toBe('https://example.org/a b')
  expect(safeUrl('\u00a0')).toBe(null)
})

test('2.11 pictures may be data, links may not', () => {
  for (const [url, isLink, isPicture] of [
    ['/a.png', true, true],
    ['tel:+49', true, true],
    ['data:image/png;base64,AA', false, true],
    ['DATA:image/svg+xml;base64,AA', false, false],
    ['data:text/html,x', false, false],
    ['vbscript:x', false, false],
  ] as const) {
    expect(isSafeUrl(url), url).toBe(isLink)
    expect(isSafePictureUrl(url), url).toBe(isPicture)
  }
})
