/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailSection.ts'

export default {
  subject: 'Asunto',
  subject_help: 'El título es el asunto.',
  preheader: 'Texto de vista previa',
  preheader_help: 'Los buzones lo muestran tras el asunto. Vacío: muestran las primeras palabras del correo.',
  leave_out: 'Omitir en el correo',
  blocks_help:
    'El menú de inserción ofrece los bloques que los programas de correo pueden mostrar. El logotipo, el enlace de baja y el remitente se añaden solos.',
} satisfies Translation<English>
