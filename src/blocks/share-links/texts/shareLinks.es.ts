/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shareLinks.ts'

export default {
  label: 'Enlaces para compartir',
  keywords: 'compartir, copiar enlace, whatsapp, facebook, linkedin, mastodon, redes',
  share: 'Compartir',
  words_before: 'Texto antes de los enlaces',
  ways: 'Enlaces',
  copy_link: 'Copiar enlace',
  copied: 'Enlace copiado',
  icons: 'Iconos',
  icons_on_discs: 'Iconos en círculos',
  icons_and_names: 'Iconos y nombres',
  mastodon_server: 'Servidor de Mastodon',
  choose_ways: 'Elige al menos un enlace',
} satisfies Translation<English>
