/** A number held between bounds. */

export interface Bounds {
  min?: number
  max?: number
}

export function clamp(value: number, { min, max }: Bounds): number {
  const above = min === undefined ? value : Math.max(min, value)
  return max === undefined ? above : Math.min(max, above)
}
