/**
 * Stored pictures in the widths and formats that pages ask for. A visitor waits for WebP at most; AVIF, which takes longer, is
 * made by the job `media.fit` and handed out from then on. What is made is kept; how much is made at once is bounded.
 */
import { createHash } from 'node:crypto'
import type { Platform } from '#platform/context.ts'
import type { StoredFile } from '#platform/storage/storage.ts'
import { pictureWidths } from '#ui/picture.ts'
import { problem } from './problems.ts'

export type Format = 'avif' | 'webp' | 'plain'

const maxAtOnce = 2
const maxWaiting = 200
const pixelLimit = 50_000_000
const drawSeconds = 10

/** One picture folder holds all that was made of a file, so that it goes with it. */
export function fittedFolder(path: string): string {
  const key = createHash('sha256').update(path).digest('hex').slice(0, 24)
  return `fitted/${key.slice(0, 2)}/${key}`
}

function fittedPath(file: StoredFile, width: number, format: Format): string {
  const version = createHash('sha256')
    .update(`${file.size}:${file.changedAt.getTime()}`)
    .digest('hex')
    .slice(0, 10)
  return `${fittedFolder(file.path)}/${width}-${version}.${format}`
}

/** The widths that a picture is shown in: none wider than it needs. */
export function widthsOf(picture: { width: number | null }): number[] {
  return pictureWidths.filter(
    (_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < (picture.width ?? Infinity),
  )
}

/** Returns what was made before, or null. */
export function readFitted(
  platform: Platform,
  file: StoredFile,
  width: number,
  format: Format,
): Promise<Buffer | null> {
  return platform.storage.read('cache', fittedPath(file, width, format))
}

const making = new WeakMap<Platform['storage'], Map<string, Promise<Buffer | null>>>()
const gates = new WeakMap<Platform['storage'], Gate>()

/**
 * Makes and keeps the picture in that width, once however many ask. Returns null where the file is gone.
 * @throws Problem media.busy (503) where too many wait already, media.unreadable (422) where it is no picture that can be read
 */
export function makeFitted(
  platform: Platform,
  file: StoredFile,
  width: number,
  format: Format,
): Promise<Buffer | null> {
  const { storage } = platform
  const running = making.get(storage) ?? new Map<string, Promise<Buffer | null>>()
  making.set(storage, running)
  const target = fittedPath(file, width, format)
  const known = running.get(target)
  if (known) return known
  const gate = gates.get(storage) ?? new Gate()
  gates.set(storage, gate)
  const made = gate
    .pass(async () => {
      const original = await storage.read('public', file.path)
      if (!original) return null
      const bytes = await encode(original, width, format).catch(() => {
        throw problem('media.unreadable')
      })
      await storage.write('cache', target, bytes)
      return bytes
    })
    .finally(() => running.delete(target))
  running.set(target, made)
  return made
}

async function encode(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const {
    pages = 1,
    hasAlpha,
    format: kind,
    width: ownWidth = width,
    height: ownHeight = 0,
  } = await sharp(original, { limitInputPixels: pixelLimit }).metadata()
  // A drawing is drawn as large as it is wanted; what takes too long to draw is no picture for a page.
  if (kind === 'svg') {
    const scale = width / ownWidth
    if (width * ownHeight * scale > pixelLimit) throw problem('media.unreadable')
    const density = Math.min(100_000, Math.max(1, 72 * scale))
    const drawn = sharp(original, { limitInputPixels: pixelLimit, density }).timeout({ seconds: drawSeconds })
    return drawn.resize({ width }).png().toBuffer()
  }
  const isMoving = pages > 1
  const picture = sharp(original, { limitInputPixels: pixelLimit, animated: isMoving })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  // A picture that moves is WebP in every case: few programs show an AVIF that moves.
  if (format === 'webp' || isMoving) return picture.webp({ quality: 72, effort: 3 }).toBuffer()
  if (format === 'avif') return picture.avif({ quality: 48, effort: 3 }).toBuffer()
  return hasAlpha ? picture.png().toBuffer() : picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** What the bytes of a made picture are. */
export function fittedType(bytes: Buffer): string {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return 'image/avif'
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF') return 'image/webp'
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
}

/** Lets a few through at a time; the others wait in line. */
class Gate {
  #inside = 0
  readonly #line: (() => void)[] = []

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= maxAtOnce) {
      if (this.#line.length >= maxWaiting) throw problem('media.busy', { retry_after: 2 })
      await new Promise<void>((done) => this.#line.push(done))
    } else this.#inside += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }
}
