/** How pages were answered: from what is kept, old for the moment that drawing anew takes, or drawn; for /metrics. */

export const pageFigures = { kept: 0, lingered: 0, drawn: 0 }

let cacheBytes = 0

/** Counts the bytes of kept pages, of all sites of the process: what comes adds to them, what goes takes away. */
export function countKeptBytes(change: number): void {
  cacheBytes += change
}

export function keptBytes(): number {
  return cacheBytes
}
