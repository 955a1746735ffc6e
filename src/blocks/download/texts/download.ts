/** The block download. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './download.de.ts'
import es from './download.es.ts'

const english = {
  label: 'File download',
  keywords: 'file, pdf, document, attachment, download',
  file: 'File',
  choose_file: 'Choose the file to download',
  name_of_the_file: 'Name of the file',
  line_below: 'Line below',
  framed: 'In a box',
  plain: 'Link only',
  glaze_table: 'Table of glazes',
  revised: 'Revised in spring',
  kilobytes: '{size}\u00a0kB',
  megabytes: '{size}\u00a0MB',
} as const

export const download = catalogue(english, { de, es })
export type English = typeof english
