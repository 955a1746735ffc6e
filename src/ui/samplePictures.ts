/** The pictures that come with patterns, and how they make room for the owner's own. */

/** The folder of the media library. */
export const sampleFolder = 'samples'
export const sampleUrlStart = `/media/${sampleFolder}/`

type Row = Readonly<Record<string, unknown>>

/**
 * Returns a list of pictures with others added before the row at `index`. Where it shows nothing but sample pictures, it
 * shows the added ones in their place.
 * @param key the field of a row that names its picture
 */
export function withPictures<Of extends Row>(
  rows: readonly Of[],
  added: readonly Of[],
  { key = 'src', index = rows.length }: { key?: string; index?: number } = {},
): Of[] {
  return isOnlySamples(rows, key) ? [...added] : rows.toSpliced(Math.min(index, rows.length), 0, ...added)
}

/** A list of sample pictures alone; an empty list is none. */
export const isOnlySamples = (rows: readonly Row[], key = 'src'): boolean =>
  rows.length > 0 && rows.every(({ [key]: src }) => String(src).startsWith(sampleUrlStart))
