/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './auditLog.ts'

export default {
  area_logins: 'Inicios de sesión y sesiones',
  area_accounts: 'Cuentas, roles y contraseñas',
  area_settings: 'Ajustes, plugins y tareas en segundo plano',
  area_content: 'Contenido',
  area_shop: 'Tienda',
  title: 'Registro de auditoría',
  search: 'Nombre o correo',
  everything: 'Todo',
  area: 'Área',
  every_kind: 'Todos los tipos',
  kind: 'Tipo',
  what: 'Qué',
  ip_address: 'Dirección IP',
  when: 'Cuándo',
  empty_title: 'Aún no hay entradas',
  empty_text:
    'Los inicios de sesión y los cambios de cuentas, ajustes y contenidos aparecen aquí a medida que ocurren.',
  intro:
    'Lo que se ha hecho en este sitio, quién y desde dónde. Nadie puede cambiar ni eliminar una entrada.',
  somebody: 'Alguien',
  deleted_user: 'Usuario eliminado',
  only_of: 'Mostrar solo las entradas de {actor}',
} satisfies Translation<English>
