/** Range values: clamped between min and max, rounded to 2 decimals by default (F-UI-14). */
export function rangeValue(
  value: number,
  { min, max, decimals = 2 }: { min: number; max: number; decimals?: number },
): number {
  const inside = Math.min(max, Math.max(min, Number.isFinite(value) ? value : min))
  const factor = 10 ** decimals
  // Adding 0 turns a negative zero into zero.
  return Math.round((inside + Number.EPSILON) * factor) / factor + 0
}
