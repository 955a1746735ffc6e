/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriberTexts.ts'

export default {
  search: 'Buscar nombres y correos',
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
  file_help:
    'De cualquier programa de boletines o de una hoja de cálculo, con una fila de títulos. Se conservan la dirección de correo, el nombre y la fecha del consentimiento.',
  or_drop: 'o suéltalo aquí',
  found: {
    plural: 'count',
    one: '{count} dirección de correo encontrada',
    other: '{count} direcciones de correo encontradas',
  },
  columns: 'Columnas del archivo',
  not_taken: 'No se importa',
  name_if_known: 'Nombre, si se conoce',
  all_agreed: 'Todas las personas de este archivo han aceptado recibir mi boletín.',
  imported: { plural: 'count', one: '{count} suscriptor añadido', other: '{count} suscriptores añadidos' },
  known: { plural: 'count', one: '{count} ya estaba suscrito.', other: '{count} ya estaban suscritos.' },
  columns_left: 'Columnas que no se han importado: {columns}.',
  refused: {
    plural: 'count',
    one: 'No se ha importado {count} fila:',
    other: 'No se han importado {count} filas:',
  },
  refused_line: {
    select: 'reason',
    empty: 'Línea {line}: sin dirección de correo',
    invalid: 'Línea {line}: {text} no es una dirección de correo',
    repeated: 'Línea {line}: {text} está más de una vez en el archivo',
    unsubscribed: 'Línea {line}: {text} se dio de baja',
    other: 'Línea {line}: {text} rebotó antes',
  },
  more_lines: { plural: 'count', one: '{count} fila más', other: '{count} filas más' },
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
