/**
 * QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which hold 213 bytes. Enough for
 * the key of an authenticator app; nothing leaves the page for it.
 */

/** Per version: error correction bytes of a block, and the data bytes of each block (level M). */
const blocksOfVersion: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]

/** Returns rows of modules, true for dark. @throws RangeError where the text is over 213 bytes */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    blocksOfVersion.findIndex(
      ([, data], index) => sum(data) * 8 >= 4 + (index < 9 ? 8 : 16) + bytes.length * 8,
    )
  if (version === 0) throw new RangeError('The text is too long for a QR code of this size')
  const stream = interleaved(dataBytes(bytes, version), version)
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(stream, version, mask))
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0)

function blocksOf(version: number) {
  const [correction, data] = blocksOfVersion[version - 1] ?? [0, []]
  return { correction, data }
}

function dataBytes(bytes: Uint8Array, version: number): number[] {
  const capacity = sum(blocksOf(version).data) * 8
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: capacity / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** Multiplies in the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> at) & 1) * a
  }
  return product
}

function correctionOf(data: readonly number[], degree: number): number[] {
  let divisor = [1]
  for (let root = 1, count = 0; count < degree; count += 1, root = multiply(root, 2)) {
    const next = [...divisor, 0]
    for (const [index, value] of divisor.entries())
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(value, root)
    divisor = next
  }
  let rest = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index + 1] ?? 0, factor))
  }
  return rest
}

function interleaved(data: readonly number[], version: number): number[] {
  const { correction, data: lengths } = blocksOf(version)
  let from = 0
  const blocks = lengths.map((length) => {
    const block = data.slice(from, from + length)
    from += length
    return { block, check: correctionOf(block, correction) }
  })
  const stream: number[] = []
  for (let at = 0; at < Math.max(...lengths); at += 1) {
    for (const { block } of blocks) if (at < block.length) stream.push(block[at] ?? 0)
  }
  for (let at = 0; at < correction; at += 1) for (const { check } of blocks) stream.push(check[at] ?? 0)
  return stream
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function draw(stream: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + version * 4
  const cells: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  )
  const set = (x: number, y: number, isDark: boolean) => {
    const row = cells[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const ring = (cx: number, cy: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, (distance) => distance !== 2 && distance !== 4)
  const centres = alignmentCentres(version, size)
  for (const x of centres) {
    for (const y of centres) {
      const isCorner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6)
      if (!isCorner) ring(x, y, 2, (distance) => distance !== 1)
    }
  }
  drawFormat(set, size, mask)
  if (version >= 7) drawVersion(set, size, version)
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? size - 1 - step : step
        if (cells[y]?.[x] !== null) continue
        const isSet = bit < stream.length * 8 && (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(x, y, isSet !== (masks[mask]?.(x, y) ?? false))
        bit += 1
      }
    }
  }
  return cells.map((row) => row.map((cell) => cell === true))
}

function alignmentCentres(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * index).toReversed()]
}

type SetCell = (x: number, y: number, isDark: boolean) => void

/** Level M is 00; the five bits are guarded by ten more. */
function drawFormat(set: SetCell, size: number, mask: number): void {
  let rest = mask
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >> at) & 1) === 1
  for (let at = 0; at <= 5; at += 1) set(8, at, bit(at))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at))
  set(8, size - 8, true)
}

function drawVersion(set: SetCell, size: number, version: number): void {
  let rest = version
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >> at) & 1) === 1
    const a = size - 11 + (at % 3)
    const b = Math.floor(at / 3)
    set(a, b, isDark)
    set(b, a, isDark)
  }
}

/** How hard a reader would find it: long runs, blocks of one colour, an uneven share of dark. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length
  const at = (x: number, y: number) => rows[y]?.[x] === true
  let points = 0
  for (const read of [at, (x: number, y: number) => at(y, x)]) {
    for (let y = 0; y < size; y += 1) {
      let run = 1
      for (let x = 1; x <= size; x += 1) {
        if (x < size && read(x, y) === read(x - 1, y)) run += 1
        else {
          if (run >= 5) points += run - 2
          run = 1
        }
      }
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1)
      if (at(x, y) === at(x - 1, y) && at(x, y) === at(x, y - 1) && at(x, y) === at(x - 1, y - 1)) points += 3
  }
  const dark = sum(rows.map((row) => row.filter(Boolean).length))
  return points + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}
