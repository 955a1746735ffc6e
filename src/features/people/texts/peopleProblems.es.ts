/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './peopleProblems.ts'

export default {
  'login.refused': 'La dirección de correo o la contraseña no es correcta.',
  'login.totp_needed': 'Introduce el código de tu aplicación de autenticación.',
  'login.totp_wrong': 'El código no es correcto o ya se ha usado.',
  'login.totp_unreadable':
    'Ahora mismo no se pueden comprobar los códigos de tu aplicación. Inicia sesión con uno de tus códigos de recuperación o pide a un administrador que desactive tu verificación en dos pasos.',
  'totp.not_begun': 'Empieza de nuevo: no hay nada que confirmar.',
  'totp.wrong': 'El código no es correcto. Comprueba la hora de tu dispositivo.',
  'login.locked':
    'Demasiados intentos. Espera {retry_after} s y vuelve a intentarlo, o restablece la contraseña.',
  'login.again': 'Introduce tu contraseña o vuelve a iniciar sesión para cambiar esto.',
  'login.busy': 'Muchas personas están iniciando sesión en este momento. Vuelve a intentarlo enseguida.',
  'account.not_created':
    'No se ha podido crear la cuenta. Si ya tienes una, inicia sesión o restablece la contraseña.',
  'account.missing': 'Este usuario no existe.',
  'account.email_taken': 'Otro usuario ya tiene esta dirección de correo.',
  'account.last_administrator': 'Es el último administrador. Nombra antes administrador a otra persona.',
  'account.own_role': 'No puedes cambiar tu propio rol ni desactivar tu cuenta.',
  'account.own_profile': 'Tu dirección de correo y tu verificación en dos pasos se cambian en tu perfil.',
  'account.only_administrator': 'Eres el último administrador. Nombra antes administrador a otra persona.',
  'account.totp_needed': 'Introduce el código de tu aplicación de autenticación o un código de recuperación.',
  'account.totp_wrong': 'El código no es correcto o ya se ha usado.',
  'password.too_short': 'La contraseña debe tener al menos {minimum} caracteres.',
  'password.too_long': 'La contraseña puede tener como máximo {maximum} caracteres.',
  'password.too_common': 'Esta contraseña es de las primeras que cualquiera probaría. Elige otra.',
  'password.wrong': 'La contraseña actual no es correcta.',
  'token.invalid': 'Este enlace ya se ha usado o ha caducado. Solicita uno nuevo.',
  'email.missing': 'Este correo no existe.',
  'email.is_sent': 'Este correo ya se ha enviado; su contenido no se conserva.',
  'email.has_server': 'Este correo lo envía el servidor de correo; solo lo lee su destinatario.',
  'audit.cursor_invalid': 'No se reconoce este punto de la lista. Empieza por el principio.',
  'setup.done': 'Este sitio ya tiene un administrador. Inicia sesión.',
  'roles.fixed': 'Los permisos de cada rol son fijos en esta versión; puedes dar otro rol a un usuario.',
  'name.not_text': 'Quita lo que no sea texto.',
  'avatar.elsewhere': 'Elige una imagen de este sitio.',
} satisfies Translation<English>
