/** Value with unit (F-UI-07, reading A-20): stored as `12px`, `none` as the bare number. */

export const duplexUnits = ['none', 'px', 'em', 'rem', 'vw', 'vh', '%'] as const
export type DuplexUnit = (typeof duplexUnits)[number]

export interface Duplex {
  value: number
  unit: DuplexUnit
}

const pattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*(none|px|em|rem|vw|vh|%)?\s*$/

/** Reads `12px`, `1.5 rem`, `3`; null where it is not a number followed by a known unit. */
export function parseDuplex(text: string): Duplex | null {
  const match = pattern.exec(text)
  if (!match) return null
  const unit = duplexUnits.find((known) => known === match[2]) ?? 'none'
  return { value: Number(match[1]), unit }
}

export function writeDuplex({ value, unit }: Duplex): string {
  return unit === 'none' ? String(value) : `${value}${unit}`
}
