/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterScreen.ts'

export default {
  newsletter: 'Newsletter',
  subscribers: 'Abonnenten',
  intro: 'E-Mails an alle, die den Newsletter auf deiner Website abonniert haben.',
  new_email: 'Neue E-Mail',
  subject: 'Betreff',
  delivered: 'Zugestellte E-Mails',
  bounced_head: 'Nicht zugestellt',
  when: 'Wann',
  nobody_yet: 'Noch keine',
  sent_of: '{count} von {total}',
  review_short: 'Prüfen',
  no_emails_title: 'Noch keine E-Mails',
  no_emails_text:
    'Erstelle die erste aus denselben Blöcken wie eine Seite. Abonnenten kommen über den Block „Newsletter“ oder aus einer Datei.',
  mail_state: {
    select: 'state',
    draft: 'Entwurf',
    planned: 'Geplant',
    sending: 'Wird gesendet',
    paused: 'Angehalten',
    sent: 'Gesendet',
    other: 'Abgebrochen',
  },
  subscriber_state: {
    select: 'state',
    waiting: 'Nicht bestätigt',
    subscribed: 'Angemeldet',
    unsubscribed: 'Abgemeldet',
    other: 'Unzustellbar',
  },
} satisfies Translation<English>
