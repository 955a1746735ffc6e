/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscription.ts'

export default {
  test_title: 'Das ist eine Test-E-Mail',
  test_text: 'In einer E-Mail an deine Leser meldet dieser Link sie vom Newsletter ab.',
  asked_title: 'Bitte sieh in deinem Postfach nach',
  asked_text:
    'Wir haben dir eine E-Mail mit einem Link geschickt. Der Newsletter kommt, sobald du bestätigt hast. Wenn nichts ankommt, sieh im Spam-Ordner nach.',
  refused_title: 'Das hat nicht funktioniert',
  confirm_title: 'Abo bestätigen',
  confirm_text: 'Der Newsletter geht ab jetzt an {email}, wenn du das bestätigst.',
  confirm: 'Bestätigen',
  confirmed_title: 'Du hast den Newsletter abonniert',
  confirmed_text: 'Der Newsletter geht an {email}. In jeder E-Mail ist ein Link zum Abmelden.',
  end_title: 'Abmelden',
  end_text: 'Klicke auf die Schaltfläche, und {email} bekommt keinen Newsletter mehr.',
  end: 'Abmelden',
  ended_title: 'Du bist abgemeldet',
  ended_text: '{email} bekommt keinen Newsletter mehr.',
  again: 'Wieder abonnieren',
  broken_title: 'Dieser Link führt nirgendwohin',
  broken_text: 'Er ist unvollständig, oder die Adresse steht nicht mehr auf der Liste.',
  expired_text:
    'Der Link ist zu alt. Bitte abonniere den Newsletter noch einmal: Dann bekommst du einen neuen Link.',
} satisfies Translation<English>
