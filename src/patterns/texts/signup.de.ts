/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './signup.ts'

export default {
  centred: 'Zentriert',
  once_a_month: 'Ein Newsletter im Monat, sonst nichts',
  once_text: 'Was neu ist, was fast weg ist, und ein Rezept.',
  beside_image: 'Neben Bild',
  be_first: 'Erfahre es zuerst',
  be_first_text: 'Wir schreiben dir, wenn eine neue Serie fertig ist, einen Tag bevor sie im Shop steht.',
  on_dark: 'Auf Dunkel',
  stay_in_touch: 'Bleib in Kontakt',
  stay_text: 'Termine, Tickets und die ersten Namen. Abmelden kannst du dich jederzeit.',
  sign_up: 'Abonnieren',
  consent: 'Höchstens eine E-Mail im Monat. Abmelden geht jederzeit mit dem Link in jeder von ihnen.',
  on_gradient: 'Auf einem Verlauf',
  dawn: '05:40',
  already_morning: 'Irgendwo ist schon Morgen.',
  open_desk: 'Den Tag beginnen',
  large_field: 'Großes Feld',
} satisfies Translation<English>
