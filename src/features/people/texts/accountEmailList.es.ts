/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accountEmailList.ts'

export default {
  sent: 'Enviado',
  waiting: 'En espera',
  not_sent_yet: 'Aún sin enviar',
  given_up: 'Abandonado',
  not_opened: 'No se ha abierto el correo',
  no_server: 'Este sitio no envía correos: no hay servidor de correo configurado.',
  they_wait: 'Esperan aquí, y puedes abrirlos y entregar sus enlaces. Se enviarán en cuanto',
  until_server: 'se configure un servidor de correo',
  title: 'Correos de cuentas',
  state: 'Estado',
  written: 'Escrito',
  open: 'Abrir',
  empty_title: 'Aún no hay correos',
  empty_text: 'Invita a alguien o solicita una contraseña nueva y el correo aparecerá aquí.',
  intro: 'Invitaciones, contraseñas nuevas y confirmaciones. Los correos sobre pedidos están en la tienda.',
  to: 'Para {to}',
  link: 'Enlace del correo',
  opening_is_noted: 'En el registro de auditoría queda constancia de que lo has abierto.',
} satisfies Translation<English>
