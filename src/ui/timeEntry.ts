/** Time entry (F-UI-12, reading A-24): hours 0 to 24, minutes 0 to 60, two digits each; normalised when it is saved. */

/** Clamps typed text to a field's range and writes two digits; what is no number is `00`. */
export function clampTimePart(text: string, part: 'hours' | 'minutes'): string {
  const typed = Number.parseInt(text, 10)
  const maximum = part === 'hours' ? 24 : 60
  const value = Number.isFinite(typed) ? Math.min(maximum, Math.max(0, typed)) : 0
  return String(value).padStart(2, '0')
}

export interface NormalTime {
  hours: number
  minutes: number
  /** Whole days that the time runs past midnight. */
  days: number
}

/** 60 minutes are an hour more, 24:xx is the next day. */
export function normaliseTime(hours: number, minutes: number): NormalTime {
  const total = hours * 60 + minutes
  return { days: Math.floor(total / 1440), hours: Math.floor((total % 1440) / 60), minutes: total % 60 }
}
