/** URLs of the built font files by their sources; the build keeps them because they are named here. */
const files = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource-variable/*/files/*-latin{,-ext}-wght-normal.woff2',
    '../../../../node_modules/@fontsource-variable/anybody/files/*-latin{,-ext}-wdth-normal.woff2',
    '!../../../../node_modules/@fontsource-variable/anybody/files/*-wght-normal.woff2',
    '../../../../node_modules/@fontsource-variable/{bitter,eb-garamond,lora,newsreader,playfair-display,source-serif-4}/files/*-latin{,-ext}-wght-italic.woff2',
  ],
  { eager: true, query: '?url', import: 'default' },
)

export const fontUrl = (source: string): string | undefined => files[`../../../../${source}`]
