/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './generalProblems.ts'

export default {
  'request.malformed': 'No se ha podido leer la solicitud.',
  'request.invalid': '{summary}',
  'request.too_large': 'Es más de lo que el servidor acepta en una sola solicitud.',
  'request.unsupported_type': 'El servidor no acepta este tipo de contenido.',
  'request.cross_site': 'Esta solicitud venía de otro sitio y se ha rechazado.',
  'request.unknown_host': 'Este servidor no responde a ese nombre de host.',
  'request.rate_limited': 'Demasiados intentos. Espera {retry_after} s y vuelve a intentarlo.',
  'session.missing': 'Inicia sesión',
  'capability.missing': 'Tu rol no lo permite.',
  'path.unknown': 'Página no encontrada: {path}',
  conflict: 'Otra persona lo ha cambiado mientras tanto.',
  'secret.changed':
    'El secreto de este sitio se ha cambiado mientras este proceso estaba en marcha. Quien gestiona el sitio tiene que reiniciarlo con el nuevo.',
  'server.failed': 'Algo ha fallado en el servidor. Vuelve a intentarlo.',
  'server.busy': 'El servidor está ocupado. Vuelve a intentarlo en un momento.',
  'storage.bad_path': 'Un archivo no puede tener esta ruta.',
  'storage.full': 'El disco del servidor está lleno.',
  'storage.unavailable': 'Ahora no se puede acceder a los archivos. Inténtalo de nuevo.',
  'egress.refused': 'No se permite consultar esta URL.',
  'egress.failed': 'El otro servidor no ha respondido.',
  'egress.too_large': 'El otro servidor ha enviado más de lo que se acepta.',
} satisfies Translation<English>
