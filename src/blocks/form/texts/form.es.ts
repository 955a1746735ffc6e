/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './form.ts'

export default {
  label: 'Formulario',
  keywords: 'contacto, consulta, campos',
  as_fields: 'Campos con etiqueta',
  as_lines: 'Campos subrayados',
  as_sentence: 'Como frase',
  choose_form: 'Elige un formulario',
  in_preview: 'Es una vista previa: no se envía nada.',
  not_available: 'Este formulario no está disponible.',
  not_sent: 'No se ha podido enviar.',
  sending: 'Enviando…',
  leave_this_empty: 'Deja este campo vacío',
  not_kept: 'Se comprueba y no se guarda.',
  separate_by_commas: 'Sepáralos con comas.',
  one_on_each_line: 'Uno por línea.',
  no_options: 'Selección: no hay opciones',
  please_choose: 'Elige una opción',
  unit_of: 'Unidad de {title}',
  missing_choice_values: 'Faltan los valores de las opciones',
  remove_row: 'Quitar {title} {value}',
  array_is_empty: 'La lista está vacía',
  add_to: 'Añadir a {title}',
  file_kinds: 'Una imagen, un PDF, un texto o un documento de oficina de 10 MB como máximo.',
  optional: '{title} (opcional)',
  no_unit: 'ninguna',
  form: 'Formulario',
  forms_are_made_under: 'Los formularios se crean en Formularios.',
  fields_of_every_kind: 'Campos de todo tipo',
  no_form_chosen: 'Ningún formulario elegido',
} satisfies Translation<English>
