/**
 * A long list of blocks in slices. React copies the whole list of siblings around the one that changes; in slices that is
 * fifty and not five thousand at every key. A block stays in its slice while others come and go.
 */

/** Blocks of a slice at most. */
export const sliceLength = 64

export interface Slice {
  key: string
  ids: readonly string[]
}

/** Remembers how a list was cut, so that the next cut moves as few blocks as can be. */
export class Slicer {
  private last: readonly Slice[] = []
  private of: readonly string[] | null = null
  private made = 0

  slice(ids: readonly string[]): readonly Slice[] {
    if (ids === this.of) return this.last
    const owners = new Map(this.last.flatMap(({ key, ids: own }) => own.map((id) => [id, key] as const)))
    const before = new Map(this.last.map((slice) => [slice.key, slice]))
    const used = new Set<string>()
    const cut: { key: string; ids: string[] }[] = []
    for (const id of ids) {
      const owner = owners.get(id)
      const current = cut.at(-1)
      const isNext = owner !== undefined && owner !== current?.key && !used.has(owner)
      if (current && !isNext && current.ids.length < sliceLength) {
        current.ids.push(id)
        continue
      }
      const key = isNext ? owner : `slice-${this.made++}`
      used.add(key)
      cut.push({ key, ids: [id] })
    }
    this.of = ids
    // A slice that is as it was is the same object: what it draws is not drawn again.
    this.last = cut.map((slice) => {
      const same = before.get(slice.key)
      return same &&
        same.ids.length === slice.ids.length &&
        same.ids.every((id, index) => id === slice.ids[index])
        ? same
        : slice
    })
    return this.last
  }
}
