/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './faq.ts'

export default {
  questions_and_answers: 'Preguntas y respuestas',
  q_cancel: '¿Puedo cancelar?',
  a_cancel: 'Sí, hasta la noche anterior y sin coste. Después cobramos la mitad.',
  q_bring: '¿Qué tengo que llevar?',
  a_bring: 'Solo a ti. Lo demás está aquí.',
  q_children: '¿Pueden venir niños?',
  a_children: 'A partir de ocho años, con una persona adulta.',
  beside_heading: 'Junto al título',
  good_to_know: 'Conviene saber',
  ask_us: '¿Falta algo? Escríbenos y lo añadimos.',
  write_to_us: 'Escríbenos',
  q_ship: '¿Cuánto tarda la entrega?',
  a_ship: 'De dos a tres días en el país, una semana al extranjero.',
  q_return: '¿Cómo devuelvo algo?',
  a_return: 'Devuélvelo a su caja y pega la etiqueta que venía dentro.',
  q_invoice: '¿Recibo una factura?',
  a_invoice: 'Está en el correo que anuncia tu paquete.',
  in_boxes: 'En cajas',
  before_you_come: 'Antes de venir',
  q_park: '¿Dónde puedo aparcar?',
  a_park: 'Detrás de la casa, gratis. El tranvía para en la puerta.',
  q_stairs: '¿Hay escaleras?',
  a_stairs: 'Tres escalones delante y ninguno en la entrada lateral. Llama allí y abrimos.',
  q_first: '¿Qué pasa en la primera visita?',
  a_first: 'Hablamos media hora y miramos lo que traes.',
} satisfies Translation<English>
