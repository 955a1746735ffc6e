/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visibility.ts'

export default {
  no_page: 'Ahí no hay ninguna página de contenido.',
  ask_failed: 'No se pudo consultar la página',
  seen_by: 'Visto por',
  shopping_at: 'Compra en',
  why: '¿Por qué se muestra?',
  why_here: 'Esto vale para esta página. Para otra, escribe su URL.',
  why_url: 'La URL de una página de este sitio.',
  ask: 'Consultar esta página',
  back: 'Volver a esta página',
  snippet: 'Fragmento',
  page_title: '«{title}»',
  role: {
    select: 'role',
    visitor: 'Un visitante sin sesión iniciada',
    administrator: 'administrador',
    shop_manager: 'gestor de tienda',
    editor: 'editor',
    author: 'autor',
    moderator: 'moderador',
    member: 'miembro',
    other: '{role}',
  },
  status: {
    select: 'status',
    draft: 'borrador',
    pending: 'pendiente de revisión',
    scheduled: 'programado',
    published: 'publicado',
    private: 'privado',
    other: '{status}',
  },
  post: 'Entrada',
  component: 'Componente',
  form: 'Formulario',
  menu: 'Menú',
} satisfies Translation<English>
