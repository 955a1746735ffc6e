/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './blogSite.ts'

export default {
  title: 'Blog',
  description:
    'Inicio con los artículos más recientes, tres artículos, una página sobre ti y un boletín, como una revista.',
  home_eyebrow: 'Notas de un año lento',
  home_title: 'Caminar, cocinar, escuchar',
  home_lead: 'Un artículo largo cada dos domingos, y de vez en cuando uno corto.',
  about_title: 'Hola, soy Robin',
  about_lead: 'Escribo sobre lugares a los que se llega a pie.',
  about_text:
    'Durante diez años trabajé en un escritorio. Luego terminó el alquiler y compré unas botas. Lo que veo, como y oigo por el camino es lo que se lee aquí.',
  articles: 'Artículos',
  arches: 'La sombra tiene forma',
  arches_lead: 'Una tarde bajo los arcos, a cuarenta grados.',
  arches_1:
    'A las dos de la tarde nadie del pueblo está al sol. La gente se queda donde los arcos dan sombra y se mueve con ella, un paso cada cuarto de hora.',
  arches_heading: 'Lo que sabían los constructores',
  arches_2:
    'El arco es tan hondo como alto. Lo medí con mi sombrero. En invierno el sol bajo llega a la pared; en verano, nunca.',
  soup: 'Sopa para once',
  soup_lead: 'Qué hacer con una calabaza más grande que la olla.',
  soup_1:
    'Era un regalo y no cabía por la puerta de la cocina. Así que cocinamos fuera, y los vecinos trajeron cuencos.',
  soup_heading: 'Cómo se hace',
  soup_2:
    'Ásala en mitades hasta que los bordes se oscurezcan. Después solo agua, sal y paciencia, y la nata en la mesa.',
  stage: 'El silencio antes de la primera canción',
  stage_lead: 'Tres mil personas, y se oía la lluvia.',
  stage_1: 'Se apagan las luces y, durante un suspiro, nadie aplaude. Voy a los conciertos por ese momento.',
  stage_heading: 'Lo que apunté',
  stage_2:
    'La batería cuenta con los labios. El hombre a mi lado cierra los ojos antes de la primera nota, no después.',
} satisfies Translation<English>
