/**
 * What a font file says of itself (WOFF2): read from its own tables, so that a file that only begins like a font is refused.
 * https://www.w3.org/TR/WOFF2/
 */
import { brotliDecompressSync } from 'node:zlib'

export interface FontDescription {
  /** Of its family, as its maker calls it. */
  title: string
  /** `400`, or `100 900` of a variable font. */
  weights: string
  kind: 'serif' | 'sans'
}

export const fontLimitBytes = 512 * 1024
/** What one may become when it is unpacked: fonts shrink to a half or a third. */
const unpackedLimitBytes = 8 * 1024 * 1024
const headerBytes = 48

/** Tables that the format names by a number; the rest write their name out. */
const knownTables =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'

/** Returns null where the bytes are no font of this kind. */
export function readFont(bytes: Buffer): FontDescription | null {
  try {
    const tables = tablesOf(bytes)
    const names = tables.get('name')
    if (!tables.has('cmap') || !tables.has('head') || !names) return null
    const os2 = tables.get('OS/2')
    return {
      title: titleIn(names),
      weights: weightsIn(tables.get('fvar')) ?? String(bounded(os2?.readUInt16BE(4) ?? 400)),
      // PANOSE: a family for text (2) whose serifs are of a form with serifs (2 to 10).
      kind: os2?.[32] === 2 && (os2[33] ?? 0) >= 2 && (os2[33] ?? 0) <= 10 ? 'serif' : 'sans',
    }
  } catch {
    // Shorter than it says, or not packed as it says.
    return null
  }
}

function tablesOf(bytes: Buffer): Map<string, Buffer> {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('signature')
  if (bytes.readUInt32BE(8) !== bytes.length) throw new RangeError('length')
  // Collections hold several fonts; a page asks for one.
  if (bytes.toString('latin1', 4, 8) === 'ttcf') throw new RangeError('collection')
  const count = bytes.readUInt16BE(12)
  let at = headerBytes
  function packedNumber(): number {
    let value = 0
    for (let index = 0; index < 5; index += 1) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
    throw new RangeError('number')
  }
  const directory: { name: string; length: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const flags = bytes.readUInt8(at++)
    const number = flags & 0x3f
    const name =
      number === 0x3f
        ? bytes.toString('latin1', at, (at += 4))
        : knownTables.slice(number * 5, number * 5 + 4)
    const version = flags >> 6
    const length = packedNumber()
    // glyf and loca are changed unless they say not; any other says so.
    const isChanged = name === 'glyf' || name === 'loca' ? version !== 3 : version !== 0
    directory.push({ name, length: isChanged ? packedNumber() : length })
  }
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20))
  const whole = brotliDecompressSync(packed, { maxOutputLength: unpackedLimitBytes })
  if (directory.reduce((sum, { length }) => sum + length, 0) !== whole.length) throw new RangeError('tables')
  let from = 0
  return new Map(directory.map(({ name, length }) => [name, whole.subarray(from, (from += length))]))
}

/** The name of the family: the typographic one where it has one, in English of Windows or Unicode. */
function titleIn(table: Buffer): string {
  const count = table.readUInt16BE(2)
  const texts = table.readUInt16BE(4)
  const found = new Map<number, string>()
  for (let index = 0; index < count; index += 1) {
    const at = 6 + index * 12
    const [platform, language, id] = [0, 4, 6].map((offset) => table.readUInt16BE(at + offset))
    if (id === undefined || (id !== 1 && id !== 16)) continue
    if (platform !== 0 && !(platform === 3 && language === 0x409)) continue
    const start = texts + table.readUInt16BE(at + 10)
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
    if (bytes.length % 2 === 0) found.set(id, bytes.swap16().toString('utf16le'))
  }
  const title = (found.get(16) ?? found.get(1) ?? '').replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim()
  return title.slice(0, 60).trim()
}

const bounded = (weight: number): number => Math.min(1000, Math.max(1, weight))

/** The range of the axis `wght`; undefined for a font of one weight. */
function weightsIn(table: Buffer | undefined): string | undefined {
  if (!table) return undefined
  const [start, count, size] = [4, 8, 10].map((at) => table.readUInt16BE(at))
  for (let index = 0; index < (count ?? 0); index += 1) {
    const at = (start ?? 0) + index * (size ?? 20)
    if (table.toString('latin1', at, at + 4) !== 'wght') continue
    const [least, , most] = [4, 8, 12].map((offset) =>
      bounded(Math.round(table.readInt32BE(at + offset) / 65536)),
    )
    return `${least} ${most}`
  }
  return undefined
}
