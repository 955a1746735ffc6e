/** Hue, saturation and brightness, as the area of a colour picker has them. */
import { channelsOfHex, hexOfChannels } from '#ui/oklch.ts'

export interface Hsv {
  /** Degrees. */
  hue: number
  /** 0 to 100 each. */
  saturation: number
  brightness: number
}

/** @param last what holds where a colour has no hue or no saturation of its own */
export function hsvOfHex(hex: string, last: Hsv): Hsv {
  const [red, green, blue] = channelsOfHex(hex)
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  const sector =
    high === red
      ? ((green - blue) / spread) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return {
    hue: spread === 0 ? last.hue : (sector * 60 + 360) % 360,
    saturation: high === 0 ? last.saturation : (spread / high) * 100,
    brightness: high * 100,
  }
}

export function hexOfHsv({ hue, saturation, brightness }: Hsv): string {
  const [s, v] = [saturation / 100, brightness / 100]
  return hexOfChannels(
    [5, 3, 1].map((offset) => {
      const at = (offset + hue / 60) % 6
      return v - v * s * Math.max(0, Math.min(at, 4 - at, 1))
    }),
  )
}
