/** The longer lists among the business constants (constants.ts), apart so that public pages do not load them. */

/** F-CONST-04 The built-in fonts; custom fonts are merged with them (F-POST-12). */
export const builtInFonts = [
  { title: 'Arial', value: 'Arial, sans-serif' },
  { title: 'Verdana', value: 'Verdana, sans-serif' },
  { title: 'cursive', value: 'cursive' },
  { title: 'Fantasy', value: 'fantasy' },
  { title: 'Impact', value: 'Impact, sans-serif' },
  { title: 'Palatino', value: 'Palatino, "Palatino Linotype", serif' },
  { title: 'Monospace', value: 'monospace' },
  { title: 'Sans-serif', value: 'sans-serif' },
] as const
/** F-CONST-08 Chart: time units, bar counts, zoom in percent (bars = 50 x 100 / zoom). */
export const chart = {
  units: [
    '1s',
    '5s',
    '15s',
    '30s',
    '1m',
    '5m',
    '15m',
    '30m',
    '1h',
    '4h',
    '12h',
    '1d',
    '1w',
    '1M',
    '3M',
    '1Y',
  ],
  minimumBars: 5,
  defaultBars: 50,
  minimumZoom: 25,
  maximumZoom: 1000,
} as const
