/** Time entry (F-UI-12, reading A-24): hours 0 to 24, minutes 0 to 60, two digits each. dayAndTime.ts makes a moment of it. */

/** Clamps typed text to a field's range and writes two digits; what is no number is `00`. */
export function clampTimePart(text: string, part: 'hours' | 'minutes'): string {
  const typed = Number.parseInt(text, 10)
  const maximum = part === 'hours' ? 24 : 60
  const value = Number.isFinite(typed) ? Math.min(maximum, Math.max(0, typed)) : 0
  return String(value).padStart(2, '0')
}
