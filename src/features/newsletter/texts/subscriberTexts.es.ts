/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriberTexts.ts'

export default {
  search: 'Buscar direcciones de correo',
  any_state: 'Todos los estados',
  added_at: 'Añadido',
  add: 'Añadir suscriptor',
  import: 'Importar',
  was_added: '{email} está suscrito',
  note: 'Cómo dieron su consentimiento',
  note_help:
    'Se guarda como prueba del consentimiento, por ejemplo: lista en papel del mercado de primavera, 3 de mayo.',
  import_title: 'Importar suscriptores',
  import_now: 'Importar',
  file: 'Archivo CSV',
  file_help: 'De cualquier programa de boletines. La columna con direcciones se encuentra sola.',
  all_agreed: 'Todas las personas de este archivo han aceptado recibir mi boletín.',
  imported: { plural: 'count', one: '{count} suscriptor añadido', other: '{count} suscriptores añadidos' },
  known: { plural: 'count', one: '{count} ya estaba suscrito.', other: '{count} ya estaban suscritos.' },
  left_out: {
    plural: 'count',
    one: '{count} se dio de baja o rebotó antes y se ha omitido.',
    other: '{count} se dieron de baja o rebotaron antes y se han omitido.',
  },
  invalid: {
    plural: 'count',
    one: '{count} fila no tiene dirección de correo:',
    other: '{count} filas no tienen dirección de correo:',
  },
  invalid_line: 'Línea {line}: {text}',
  done: 'Listo',
  erase: 'Borrar',
  erase_title: {
    plural: 'count',
    one: '¿Borrar {count} suscriptor?',
    other: '¿Borrar {count} suscriptores?',
  },
  erase_text:
    'La dirección y la prueba del consentimiento se borran y no se pueden recuperar. Quien solo no quiera más correos debería darse de baja: así ninguna importación volverá a añadir la dirección.',
  erased: { plural: 'count', one: '{count} suscriptor borrado', other: '{count} suscriptores borrados' },
  not_erased: 'No se ha borrado',
  empty_title: 'Todavía no hay suscriptores',
  empty_text: 'Pon el bloque «Boletín» en una página o importa una lista que ya tengas.',
  consent: 'Consentimiento',
  consent_kind: {
    select: 'kind',
    asked: 'Solicitado',
    confirmed: 'Confirmado',
    added: 'Añadido manualmente',
    imported: 'Importado',
    unsubscribed: 'De baja',
    other: 'Rebotado',
  },
} satisfies Translation<English>
