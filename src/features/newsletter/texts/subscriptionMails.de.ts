/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriptionMails.ts'

export default {
  confirm_subject: 'Bitte bestätige dein Newsletter-Abo bei {site}',
  confirm_asked:
    'Jemand, vermutlich du, möchte den Newsletter von {site} an diese Adresse bekommen. Klicke auf die Schaltfläche und bestätige dann auf der Seite, die sich öffnet.',
  confirm_link: 'Abo bestätigen',
  confirm_after: 'Wenn du es nicht warst, ignoriere diese E-Mail: Du hörst dann nichts mehr von uns.',
  already_subject: 'Du hast den Newsletter von {site} schon abonniert',
  already_asked:
    'Jemand, vermutlich du, möchte den Newsletter von {site} an diese Adresse bekommen. Sie ist schon angemeldet, es hat sich also nichts geändert.',
  already_link: 'Abmelden',
  already_after: 'Wenn du es nicht warst, hat sich nichts geändert.',
} satisfies Translation<English>
