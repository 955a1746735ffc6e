/** The palette of the colour picker: 6 rows of 9 colours (F-UI-16, F-CONST-19). */
import { colourPalette } from '#constants.ts'

const hues = [25, 50, 85, 130, 165, 220, 260, 310]
const lightness = [0.95, 0.84, 0.7, 0.56, 0.43, 0.3]

/** Rows from light to dark; in each row 8 hues and a grey, as `#rrggbb`. */
export const palette: readonly (readonly string[])[] = lightness
  .slice(0, colourPalette.rows)
  .map((light) => [
    ...hues
      .slice(0, colourPalette.columns - 1)
      .map((hue) => hexOfOklch(light, light > 0.9 ? 0.035 : 0.11, hue)),
    hexOfOklch(light, 0, 0),
  ])

export function hexOfOklch(light: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(channel: number): number {
  const inside = Math.min(1, Math.max(0, channel))
  const encoded = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

/** Where an arrow key leads from a swatch, staying inside the palette. */
export function nextSwatch(index: number, key: string): number {
  const { rows, columns } = colourPalette
  const row = Math.floor(index / columns)
  const column = index % columns
  if (key === 'ArrowRight') return row * columns + Math.min(columns - 1, column + 1)
  if (key === 'ArrowLeft') return row * columns + Math.max(0, column - 1)
  if (key === 'ArrowDown') return Math.min(rows - 1, row + 1) * columns + column
  if (key === 'ArrowUp') return Math.max(0, row - 1) * columns + column
  return index
}
