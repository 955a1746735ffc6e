/** Keys: uuidv7 (RFC 9562 section 5.7) made in the application, so they sort by time and need no sequence. */
import { randomFillSync } from 'node:crypto'

/** An id and where the sequence of its millisecond begins. */
const perId = 18
/** Drawn for many ids at once: asking for them takes longer than the rest of an id. */
const drawn = Buffer.alloc(perId * 128)
let used = drawn.length

let lastMs = 0
let sequence = 0

/** Returns a uuidv7 that is larger than every one that this process returned before. */
export function newId(nowMs: number = Date.now()): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const bytes = drawn.subarray(used, used + 16)
  if (nowMs > lastMs) {
    lastMs = nowMs
    sequence = drawn.readUInt16BE(used + 16) & 0x07ff
  } else {
    sequence += 1
    if (sequence > 0x0fff) {
      lastMs += 1
      sequence = 0
    }
  }
  used += perId
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
