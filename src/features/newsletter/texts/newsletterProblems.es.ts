/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterProblems.ts'

export default {
  'newsletter.email_invalid': 'Escribe una dirección de correo, por ejemplo nombre@example.com.',
  'newsletter.listed': 'Esta dirección ya está suscrita.',
  'newsletter.note_missing': 'Indica cómo y cuándo dieron su consentimiento estas personas.',
  'newsletter.consent_missing': 'Confirma que todas las personas del archivo han dado su consentimiento.',
  'newsletter.no_emails': 'No hay ninguna dirección de correo en este archivo.',
  'newsletter.file_too_long': 'Un archivo puede tener {count} filas como máximo. Divídelo.',
  'newsletter.subscriber_missing': 'No existe ese suscriptor.',
  'newsletter.mail_missing': 'Este correo no existe.',
  'newsletter.mail_empty': 'Este correo todavía está vacío.',
  'newsletter.subject_missing': 'Pon un asunto al correo.',
  'newsletter.blocks_unfit': 'Un correo no puede mostrar estos bloques: {blocks}. Elimínalos.',
  'newsletter.nobody': 'Todavía no hay nadie suscrito.',
  'newsletter.count_changed': 'Ahora hay {count} suscriptores. Revísalo de nuevo antes de enviar.',
  'newsletter.sent_already': 'Este correo ya se envió.',
  'newsletter.state_wrong': 'El estado del correo ha cambiado mientras tanto. Vuelve a mirarlo.',
  'newsletter.time_past': 'Elige una hora futura.',
  'newsletter.no_server': 'Todavía no hay servidor de correo. Añade uno primero en los ajustes.',
  'newsletter.being_sent': 'Este correo está programado o en camino. Cancélalo primero.',
  'newsletter.cursor_invalid': 'No se puede leer este punto de la lista.',
} satisfies Translation<English>
