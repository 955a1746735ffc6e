/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './download.ts'

export default {
  label: 'Descarga de archivo',
  keywords: 'archivo, pdf, documento, adjunto, descargar',
  file: 'Archivo',
  choose_file: 'Elige el archivo que se descarga',
  name_of_the_file: 'Nombre del archivo',
  line_below: 'Línea debajo',
  framed: 'En un recuadro',
  plain: 'Solo enlace',
  glaze_table: 'Tabla de esmaltes',
  revised: 'Revisada en primavera',
  kilobytes: '{size}\u00a0kB',
  megabytes: '{size}\u00a0MB',
} satisfies Translation<English>
