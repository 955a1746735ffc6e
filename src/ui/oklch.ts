/** Colours in Oklch (CSS Color 4, section 10) and as hex: between the two, and into what a screen can show. */

export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number
  /** Chroma, 0 to about 0.37. */
  c: number
  /** Hue in degrees. */
  h: number
}

/** Linear light of red, green and blue, 0 to 1 where a screen can show it. */
type Channels = readonly [red: number, green: number, blue: number]

const decode = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const encode = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** True for `#rgb` and `#rrggbb`. */
export const isHex = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim())

/** Returns red, green and blue of `#rgb` or `#rrggbb`, 0 to 1 each; black for anything else. */
export function channelsOfHex(hex: string): [number, number, number] {
  const digits = isHex(hex) ? hex.trim().slice(1) : '000'
  const pairs = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return [red, green, blue]
}

/** Returns `#rrggbb` of red, green and blue, 0 to 1 each. */
export const hexOfChannels = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function oklchOfHex(hex: string): Oklch {
  const [red, green, blue] = channelsOfHex(hex)
  return oklchOfLinear([decode(red), decode(green), decode(blue)])
}

export function oklchOfLinear([red, green, blue]: Channels): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Returns linear light; a channel below 0 or above 1 is more than a screen can show. */
export function linearOfOklch({ l: lightness, c, h }: Oklch): Channels {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (channels: Channels): boolean => channels.every((value) => value > -0.0005 && value < 1.0005)

/** Returns the colour with as much of its chroma as a screen can show; hue and lightness stay. */
export function fitChroma(colour: Oklch): Oklch {
  if (isShown(linearOfOklch(colour))) return colour
  let [low, high] = [0, colour.c]
  for (let step = 0; step < 14; step += 1) {
    const c = (low + high) / 2
    if (isShown(linearOfOklch({ ...colour, c }))) low = c
    else high = c
  }
  return { ...colour, c: low }
}

export const hexOfLinear = (channels: Channels): string =>
  hexOfChannels(channels.map((value) => encode(Math.max(0, value))))

export function hexOfOklch(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  return hexOfLinear(linearOfOklch(fitChroma({ ...colour, l })))
}
