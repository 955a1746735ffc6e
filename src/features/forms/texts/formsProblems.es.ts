/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './formsProblems.ts'

export default {
  'form.missing': 'Este formulario no existe.',
  'form.fields_broken': 'No se pueden leer los campos de este formulario: {reason}',
  'form.key_reused': 'Esto ya se envió antes con otro contenido. Vuelve a enviarlo.',
  'form.stale': 'Este formulario ha estado abierto demasiado tiempo. Vuelve a enviarlo.',
  'form.unproven': 'Revisa lo que has escrito y envíalo otra vez.',
  'form.too_fast': 'Espera un momento y vuelve a enviarlo.',
  'form.submission_missing': 'Esta respuesta no existe.',
} satisfies Translation<English>
