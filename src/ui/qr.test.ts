/** QR codes: their frame, and two that another implementation's reader has read back. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules } from './qr.ts'

const print = (text: string) =>
  createHash('sha256')
    .update(
      qrModules(text)
        .map((row) => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16)

test('F-USER-05 the picture of a key is square, framed by three finders, and grows with its text', () => {
  const finder = '1111111\n1000001\n1011101\n1011101\n1011101\n1000001\n1111111'
  const corner = (rows: boolean[][], x: number, y: number) =>
    rows
      .slice(y, y + 7)
      .map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      )
      .join('\n')
  for (const [length, size] of [
    [1, 21],
    [14, 21],
    [15, 25],
    [106, 41],
    [107, 45],
    [213, 57],
  ] as const) {
    const rows = qrModules('k'.repeat(length))
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: size }, () => size))
    expect([corner(rows, 0, 0), corner(rows, size - 7, 0), corner(rows, 0, size - 7)]).toEqual([
      finder,
      finder,
      finder,
    ])
  }
  expect(() => qrModules('k'.repeat(214))).toThrow(RangeError)
})

test('F-USER-05 known pictures stay as they are', () => {
  expect(print('otpauth://totp/Larkmoor:ines@larkmoor.example?secret=JBSWY3DPEHPK3PXP&issuer=Larkmoor')).toBe(
    'bdb08f6c13af43fc',
  )
  expect(print('kiln')).toBe('d36b49e0c87a6230')
})
