/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shopSite.ts'

export default {
  title: 'Tienda',
  description: 'Inicio, tres productos, el taller, envíos y contacto, en amarillo y negro.',
  home_text: 'Sillas, lámparas y jarrones que se pueden desmontar, reparar y conservar.',
  about_text: 'El taller, su gente y cómo se hace un pedido.',
  delivery: 'Envíos y devoluciones',
  delivery_text: 'Cuánto cuesta, cuánto tarda y cómo se devuelve algo.',
  contact_text: 'Escribe, llama o pásate a vernos.',
  chair_more:
    'Tubo de acero curvado en frío, con asiento de lana tejida. Lo sujetan cuatro tornillos, y los cuatro vienen con repuesto.',
  lamp_more: 'La pantalla gira con un dedo. La bombilla es corriente, así que nunca tendrás que buscarla.',
  vase_more: 'Torneado en una pieza y esmaltado dos veces. Caben un litro y medio de agua.',
} satisfies Translation<English>
