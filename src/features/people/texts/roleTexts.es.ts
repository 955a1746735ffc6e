/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './roleTexts.ts'

export default {
  visitor: 'Visitante',
  visitor_may: 'Quien no ha iniciado sesión: lee lo publicado y compra.',
  member: 'Miembro',
  member_may: 'Persona registrada: comenta, indica «me gusta» y ve sus propios pedidos y su perfil.',
  author: 'Autor',
  author_may: 'Escribe borradores y edita sus propias entradas; otra persona las publica.',
  editor: 'Editor',
  editor_may: 'Edita y publica todo el contenido y modera los comentarios.',
  shop_manager: 'Gestor de tienda',
  shop_manager_may: 'Gestiona productos, existencias y pedidos.',
  administrator: 'Administrador',
  administrator_may: 'Puede hacerlo todo.',
} satisfies Translation<English>
