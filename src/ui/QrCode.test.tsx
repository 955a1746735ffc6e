/** QR codes: their frame, their quiet border, and one whose squares two other encoders draw alike. */
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('F-USER-05 the picture of a key has a name, a border of four squares, and grows with its text', () => {
  const sizeOf = (length: number) => {
    const html = renderToStaticMarkup(<QrCode text={'k'.repeat(length)} label="The key" />)
    expect(html).toContain('role="img" aria-label="The key"')
    // The first square is the corner of the first finder.
    expect(html).toContain('d="M4 4h1v1h-1z')
    return Number(/viewBox="0 0 (\d+) /.exec(html)?.[1]) - 8
  }
  expect([1, 14, 15, 106, 107, 213].map(sizeOf)).toEqual([21, 21, 25, 41, 45, 57])
})

test('F-USER-05 a known picture stays as it is', () => {
  const text = 'otpauth://totp/Larkmoor:ines@larkmoor.example?secret=JBSWY3DPEHPK3PXP&issuer=Larkmoor'
  const path = / d="([^"]+)"/.exec(renderToStaticMarkup(<QrCode text={text} label="The key" />))?.[1] ?? ''
  expect(createHash('sha256').update(path).digest('hex').slice(0, 16)).toBe('70096fd46cc56a95')
})
