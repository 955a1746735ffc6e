/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterSettingTexts.ts'

export default {
  sender: 'Remitente del boletín',
  sender_text:
    'Nombre y dirección postal al pie de cada boletín, como exige la ley en muchos países. Vacío: solo el nombre del sitio.',
  rate: 'Correos del boletín por minuto',
  rate_text:
    'La velocidad máxima a la que se envía un boletín. Tu proveedor de correo indica cuántos admite.',
} satisfies Translation<English>
