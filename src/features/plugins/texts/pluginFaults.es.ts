/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginFaults.ts'

export default {
  name_form: 'debe estar formado por palabras en minúsculas unidas por -',
  version_form: 'debe ser una versión como 1.0.0',
  no_right: '{right} no es un permiso que pueda tener un plugin; en esta versión existe «blocks»',
  no_json: 'plugin.json no es un JSON válido.',
  at: 'plugin.json: {place}: {fault}',
  whole: 'todo',
  not_valid: 'no es válido',
  other_name: 'plugin.json indica {name}, pero su carpeta es {folder}.',
  too_large: 'plugin.json ocupa más de 100 kB.',
  no_block: 'No aporta ningún bloque: no hay carpetas en blocks/.',
  not_asked: 'Aporta bloques sin pedirlo: plugin.json necesita "rights": ["blocks"].',
  foreign:
    'blocks/{type} debe llamarse {name} o {name}-…: los tipos de bloque de un plugin empiezan por su nombre.',
  file_missing: 'Falta {path}.',
  too_many_files: 'Contiene más de {most} archivos.',
  folder_gone: 'Su carpeta ya no existe.',
} satisfies Translation<English>
