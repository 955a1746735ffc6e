/** A number with a unit, stored as one text such as "12px"; unit `none` is the bare number. */

export const units = ['none', 'px', 'em', 'rem', 'vw', 'vh', '%'] as const
export type Unit = (typeof units)[number]

export interface Duplex {
  /** What was typed: kept as text, so that "1." can be finished. */
  number: string
  unit: Unit
}

const pattern = /^(-?\d*\.?\d+)(px|em|rem|vw|vh|%)?$/

/** Reads a stored size; null where it is none. */
export function readDuplex(text: string): Duplex | null {
  const parts = pattern.exec(text.trim())
  if (!parts?.[1]) return null
  const unit = units.find((known) => known === parts[2]) ?? 'none'
  return { number: parts[1], unit }
}

/** Writes a size; '' where the number is empty or no number. */
export function writeDuplex({ number, unit }: Duplex): string {
  const text = `${number.trim()}${unit === 'none' ? '' : unit}`
  return pattern.test(text) ? text : ''
}
