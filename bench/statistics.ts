/** Medians and percentiles of measured times. */

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}

export function p95Of(values: readonly number[]): number {
  return quantileOf(values, 0.95)
}

function quantileOf(values: readonly number[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? Number.NaN
}
