/**
 * A file that holds all its broken places at once: each asks, when it is reached, whether it is the one that is broken now.
 * So one process can be asked about one place after the other, and says which tests reach which.
 */
import type { Holder } from './holders.ts'
import type { Mutant } from './mutants.ts'

interface Held {
  holder: Holder
  places: { mutant: Mutant; place: number }[]
}

/** @param placeOf the number by which the running tests know a place */
export function instrumented(
  source: string,
  mutants: readonly Mutant[],
  placeOf: (mutant: Mutant) => number,
): string {
  const byHolder = new Map<string, Held>()
  for (const mutant of mutants) {
    const { holder } = mutant
    const key = `${holder.start} ${holder.end} ${holder.isStep}`
    const held = byHolder.get(key) ?? { holder, places: [] }
    held.places.push({ mutant, place: placeOf(mutant) })
    byHolder.set(key, held)
  }
  const outerFirst = [...byHolder.values()].toSorted(
    ({ holder: a }, { holder: b }) =>
      a.start - b.start || b.end - a.end || Number(b.isStep) - Number(a.isStep),
  )
  return rewritten(source, { start: 0, end: source.length }, outerFirst)
}

/** @param held those that lie within the range, the outer ones before what lies in them */
function rewritten(source: string, range: { start: number; end: number }, held: readonly Held[]): string {
  let text = ''
  let at = range.start
  for (let index = 0; index < held.length;) {
    const one = held[index]
    if (!one) break
    const { holder, places } = one
    const inner = held.slice(index + 1).filter((other) => other.holder.start < holder.end)
    text += source.slice(at, holder.start) + both(source, holder, places, rewritten(source, holder, inner))
    at = holder.end
    index += 1 + inner.length
  }
  return text + source.slice(at, range.end)
}

function both(source: string, holder: Holder, places: Held['places'], whole: string): string {
  const broken = ({ start, end, to }: Mutant) =>
    source.slice(holder.start, start) + to + source.slice(end, holder.end)
  const asks = (place: number) => `globalThis.isBroken(${place})`
  if (holder.isStep) {
    const others = places.map(({ mutant, place }) => `if (${asks(place)}) { ${broken(mutant)} } else `)
    return `{ ${others.join('')}{ ${whole} } }`
  }
  return `(${places.map(({ mutant, place }) => `${asks(place)} ? (${broken(mutant)}) : `).join('')}(${whole}))`
}
