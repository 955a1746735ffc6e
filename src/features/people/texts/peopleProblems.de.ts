/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './peopleProblems.ts'

export default {
  'login.refused': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'login.totp_needed': 'Bitte gib den Code aus deiner Authenticator-App ein.',
  'login.totp_wrong': 'Dieser Code ist falsch oder wurde schon verwendet.',
  'login.totp_unreadable':
    'Codes aus deiner App können gerade nicht geprüft werden. Melde dich mit einem Wiederherstellungscode an oder bitte einen Administrator, deine Zwei-Faktor-Authentifizierung auszuschalten.',
  'totp.not_begun': 'Bitte beginne noch einmal: Es gibt nichts zu bestätigen.',
  'totp.wrong': 'Dieser Code ist falsch. Prüfe die Uhrzeit deines Geräts.',
  'login.locked':
    'Zu viele Versuche. Bitte warte {retry_after} s und versuche es dann erneut, oder setze das Passwort zurück.',
  'login.again': 'Bitte gib dein Passwort ein oder melde dich neu an, um das zu ändern.',
  'login.busy': 'Gerade melden sich viele Personen an. Bitte versuche es gleich noch einmal.',
  'account.not_created':
    'Dieses Konto konnte nicht angelegt werden. Falls du schon eines hast, melde dich an oder setze das Passwort zurück.',
  'account.missing': 'Diesen Benutzer gibt es nicht.',
  'account.email_taken': 'Diese E-Mail-Adresse gehört schon einem anderen Benutzer.',
  'account.last_administrator':
    'Das ist der letzte Administrator. Mache zuerst jemand anderen zum Administrator.',
  'account.own_role': 'Du kannst nicht deine eigene Rolle ändern oder dich selbst deaktivieren.',
  'account.own_profile':
    'Deine eigene E-Mail-Adresse und Zwei-Faktor-Authentifizierung änderst du in deinem Profil.',
  'account.only_administrator':
    'Du bist der letzte Administrator. Mache zuerst jemand anderen zum Administrator.',
  'account.totp_needed':
    'Bitte gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
  'account.totp_wrong': 'Dieser Code ist falsch oder wurde schon verwendet.',
  'password.too_short': 'Das Passwort muss mindestens {minimum} Zeichen haben.',
  'password.too_long': 'Das Passwort darf höchstens {maximum} Zeichen haben.',
  'password.too_common': 'Dieses Passwort würde jeder als eines der ersten raten. Bitte wähle ein anderes.',
  'password.wrong': 'Das aktuelle Passwort ist falsch.',
  'token.invalid': 'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte fordere einen neuen an.',
  'email.missing': 'Diese E-Mail gibt es nicht.',
  'email.is_sent': 'Diese E-Mail wurde gesendet; ihr Inhalt wird nicht aufbewahrt.',
  'email.has_server': 'Diese E-Mail sendet der Mailserver; nur ihr Empfänger liest sie.',
  'audit.cursor_invalid': 'Diese Stelle der Liste ist nicht bekannt. Bitte beginne am Anfang.',
  'setup.done': 'Diese Website hat schon einen Administrator. Bitte melde dich an.',
  'roles.fixed':
    'Was eine Rolle darf, steht in dieser Version fest; du kannst einem Benutzer eine andere Rolle geben.',
  'name.not_text': 'Bitte entferne, was kein Text ist.',
  'avatar.elsewhere': 'Bitte wähle ein Bild dieser Website.',
} satisfies Translation<English>
