/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './practiceSite.ts'

export default {
  title: 'Consulta',
  description:
    'Inicio, servicios, las personas y contacto para medicina, terapia y asesoría, en verde tranquilo.',
  home_title: 'Fisioterapia sin prisas',
  home_lead: 'Cuarenta minutos por visita, siempre con la misma persona.',
  appointment: 'Pedir cita',
  what_we_treat: 'Qué tratamos',
  back: 'Espalda y cuello',
  back_text: 'Por largos días de escritorio, por cargar peso, por preocupaciones.',
  after: 'Después de una operación',
  after_text: 'Paso a paso, de acuerdo con tu clínica.',
  children: 'Niños',
  children_text: 'En el suelo, con pelotas y contigo en la sala.',
  services_text: 'Para casi todo necesitas una receta. Te lo decimos antes de que cueste nada.',
  about_title: 'Cinco personas, dos escaleras',
  about_text: 'A quién encontrarás y cómo nació la consulta.',
  contact_text: 'Escribe o llama, respondemos el mismo día.',
  emergency: 'En caso de emergencia llama al 112.',
} satisfies Translation<English>
