/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accountMails.ts'

export default {
  reset_title: 'Neues Passwort festlegen',
  reset_asked: 'Jemand, wahrscheinlich du, hat ein neues Passwort angefordert.',
  reset_after: 'Wenn du es nicht warst, hat sich nichts geändert, und du kannst diese E-Mail ignorieren.',
  link_half_an_hour: 'Der Link funktioniert einmal und ist 30 Minuten gültig.',
  link_a_day: 'Der Link funktioniert einmal und ist 24 Stunden gültig.',
  link_a_week: 'Der Link funktioniert einmal und ist 7 Tage gültig.',
  verify_subject: 'Bitte bestätige deine E-Mail-Adresse',
  verify_asked: 'Bitte bestätige, dass diese E-Mail-Adresse dir gehört.',
  verify_link: 'E-Mail-Adresse bestätigen',
  verify_after: 'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
  new_email_subject: 'Bitte bestätige deine neue E-Mail-Adresse',
  new_email_asked: 'Dein Konto soll diese Adresse bekommen. Bis du sie bestätigst, behält es die alte.',
  new_email_link: 'Diese Adresse verwenden',
  new_email_after:
    'Wenn du das nicht veranlasst hast, kannst du diese E-Mail ignorieren: Es ändert sich nichts.',
  email_changed_subject: 'Deine E-Mail-Adresse wurde geändert',
  email_changed: 'Die E-Mail-Adresse deines Kontos ist jetzt {email}.',
  not_you_tell_owner: 'Wenn du es nicht warst, sage sofort dem Betreiber der Website Bescheid.',
  invite_subject: 'Du bist eingeladen',
  invited_by: '{name} lädt dich ein, an dieser Website mitzuarbeiten.',
  invite_link: 'Passwort wählen',
  invite_after: 'Wenn du nicht weißt, worum es geht, kannst du diese E-Mail ignorieren.',
  known_subject: 'Du hast schon ein Konto',
  known_tried:
    'Jemand, wahrscheinlich du, wollte sich mit dieser Adresse registrieren. Sie hat schon ein Konto.',
  known_link: 'Anmelden',
  known_after: 'Wenn du es nicht warst, hat sich nichts geändert.',
  password_changed_subject: 'Dein Passwort wurde geändert',
  password_changed: 'Das Passwort deines Kontos wurde geändert, und deine anderen Sitzungen wurden beendet.',
  password_changed_after:
    'Wenn du es nicht warst, setze das Passwort sofort zurück und sage dem Betreiber der Website Bescheid.',
  account_changed_subject: 'Dein Konto wurde geändert',
  changed_by: 'Geändert von: {name}.',
  by_environment: 'Betreiber des Servers (ADMIN_EMAIL)',
  by_command_line: 'die Kommandozeile des Servers',
  account_changed_after: 'Wenn du das nicht erwartet hast, frage den Betreiber der Website.',
  email_is_now:
    'Die E-Mail-Adresse deines Kontos ist jetzt {email}. E-Mails zu deinem Konto gehen ab jetzt dorthin.',
  role_is_now: 'Deine Rolle ist jetzt {role}; vorher war sie {before}. Du wurdest überall abgemeldet.',
  is_disabled: 'Dein Konto wurde deaktiviert: Niemand kann sich damit anmelden.',
  is_enabled: 'Dein Konto wurde wieder aktiviert: Du kannst dich anmelden.',
  second_step_off: 'Die Zwei-Faktor-Authentifizierung deines Kontos wurde ausgeschaltet.',
  second_step_off_again:
    'Die Zwei-Faktor-Authentifizierung deines Kontos wurde ausgeschaltet. Du kannst sie in deinem Profil neu einrichten.',
  is_administrator: 'Dein Konto ist jetzt das eines Administrators und hat ein neues Passwort.',
  is_removed: 'Dein Konto wurde entfernt. Niemand kann sich mehr damit anmelden.',
  signed_out: 'Jemand, der diese Website verwaltet, hat dich von deinem Konto abgemeldet.',
  account_removed_subject: 'Dein Konto wurde entfernt',
  account_removed: 'Du hast dein Konto entfernt; es kann nicht wiederhergestellt werden.',
  orders_are_kept:
    'Bestellungen und ihre Rechnungen werden so lange aufbewahrt, wie das Gesetz es verlangt, ohne dein Konto.',
} satisfies Translation<English>
