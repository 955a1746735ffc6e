/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './redirectScreen.ts'

export default {
  left_out: { plural: 'count', one: '{path} se omite', other: '{count} URL se omiten' },
  from: 'desde {referrer}',
  lead_there: 'Llevar allí',
  lead_there_from: 'Llevar allí desde {path}',
  deleted: { plural: 'count', one: 'Redirección eliminada', other: '{count} redirecciones eliminadas' },
  code_301: '301, permanente',
  permanent: 'permanente',
  temporary: 'temporal',
  now_leads: '{path} ahora lleva a {to}',
  not_saved: 'No se ha guardado la redirección',
  list_not_changed: 'No se ha cambiado la lista',
  not_found: 'No encontradas',
  path: 'Ruta',
  perhaps_meant: 'Quizá buscaban',
  nothing_like_it: 'Nada parecido',
  hits: 'Visitas',
  last: 'Última vez',
  leave_out: 'Omitir',
  redirect_more: 'Redirigir…',
  missing_empty_title: 'Todo el mundo encontró lo que buscaba',
  missing_empty_text:
    'Aquí aparecen las URL que no llevan a ninguna parte, con la página que quizá buscaban los visitantes.',
  code_302: '302, por ahora',
  code_308: '308, permanente, también formularios',
  saved: 'Redirección guardada',
  from_path: 'Ruta que ya no existe',
  from_help:
    'Una ruta de este sitio, sin el dominio delante. /old/* significa todo lo que está por debajo de /old.',
  leads_to: 'Lleva a',
  to_help:
    'Una ruta de este sitio o una URL que empiece por https://. /new/* conserva aquello que representaba el *.',
  to_help_inside:
    'Una ruta de este sitio. /new/* conserva aquello que representaba el *. Solo un administrador puede llevar a los visitantes a otro sitio.',
  kind: 'Tipo',
  new_redirect: 'Nueva redirección',
  edit_title: 'Adónde lleva {from_path}',
  save: 'Guardar redirección',
  title: 'Redirecciones',
  broken_in_pages: 'Rotos en páginas',
  lists: 'Listas',
  intro: 'Rutas antiguas que llevan a otras nuevas. Una página que se mueve obtiene una por sí sola.',
  not_restored: 'No se ha recuperado {from_path}',
  not_deleted: 'No se ha eliminado {from_path}',
  followed: 'Usos',
  empty_title: 'Aún no hay redirecciones',
  empty_text: 'Lleva a los visitantes de una ruta antigua adonde está ahora.',
} satisfies Translation<English>
