/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './lowStock.ts'

export default {
  title: 'Pocas existencias',
  moment:
    'Cuando las existencias bajan al número indicado en los ajustes; se avisa una vez hasta que se reponen.',
  subject: '{site_name}: Algunos productos se están agotando',
  text: 'Estos productos se están agotando:\n\n{stock_lines}\n\n[Abrir el inventario]({stock_link})\n\n{site_name} {site_address}',
} satisfies Translation<English>
