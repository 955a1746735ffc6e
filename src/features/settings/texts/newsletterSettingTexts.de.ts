/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterSettingTexts.ts'

export default {
  sender: 'Absender des Newsletters',
  sender_text:
    'Name und Postanschrift unter jedem Newsletter, wie es das Recht vieler Länder verlangt. Leer: nur der Name der Website.',
  rate: 'Newsletter-E-Mails pro Minute',
  rate_text:
    'Wie schnell ein Newsletter höchstens verschickt wird. Dein Mailanbieter sagt, wie viele er annimmt.',
} satisfies Translation<English>
