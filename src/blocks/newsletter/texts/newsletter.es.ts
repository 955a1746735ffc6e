/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletter.ts'

export default {
  block: 'Boletín',
  keywords: 'suscribirse, correo, lista de correo, novedades, newsletter',
  consent_default:
    'Quiero recibir el boletín por correo. Puedo darme de baja cuando quiera con el enlace de cada correo.',
  subscribe: 'Suscribirse',
  button: 'Botón',
  placeholder: 'Ejemplo en el campo',
  placeholder_example: 'nombre@example.com',
  thanks: 'Después de suscribirse',
  thanks_help: 'Todas las direcciones reciben esta respuesta, estén ya suscritas o no.',
  thanks_default: 'Ya casi está: te hemos enviado un correo con un enlace para confirmar.',
  in_a_row: 'Uno al lado de otro',
  stacked: 'Uno debajo de otro',
  large: 'Grande, ancho completo',
  in_preview: 'Es una vista previa: no se envía nada.',
  not_sent: 'No ha funcionado. Inténtalo de nuevo.',
  leave_this_empty: 'Deja este campo vacío',
} satisfies Translation<English>
