/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './account.ts'

export default {
  show_password: 'Mostrar la contraseña',
  needs_javascript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
  password_hint: 'Al menos 8 caracteres.',
  create_account: 'Crear cuenta',
  have_account: '¿Ya tienes una?',
  code: 'Código',
  code_hint: 'El de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  link_sent:
    'Si existe una cuenta con la dirección {email}, va en camino un correo. Su enlace funciona una sola vez, durante 30 minutos.',
  change_email: '¿No es tu dirección? Cámbiala',
  back_to_log_in: 'Volver a iniciar sesión',
  send_link: 'Enviarme un enlace',
  forgot_password: '¿Has olvidado la contraseña?',
  new_here: '¿Es tu primera vez?',
  create_an_account: 'Crea una cuenta',
  new_password: 'Contraseña nueva',
  setup_intro: 'Este es un sitio nuevo. La cuenta que crees aquí lo administrará.',
  invite_intro: 'Elige una contraseña y la cuenta será tuya.',
  set_password: 'Guardar la contraseña',
  confirming_email: 'Confirmando la dirección…',
  email_confirmed: 'Gracias, la dirección está confirmada.',
  to_account: 'Ir a tu cuenta',
} satisfies Translation<English>
