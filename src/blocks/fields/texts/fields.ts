/** The block fields. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './fields.de.ts'
import es from './fields.es.ts'

const english = {
  label: 'Fields of the entry',
  keywords: 'custom fields, details, facts, specification, meta',
  empty: 'The fields of a published entry stand here',
  which_fields: 'Which fields',
  field_then_enter: 'Field, then Enter',
  in_this_order_none: 'In this order. None named: all of the content type that are filled in; secrets never.',
  rows_title_beside_value: 'Rows, title beside value',
  title_above_value: 'Title above value',
  in_one_line: 'In one line',
  values_alone: 'Values alone',
  of_a_glaze: 'Of a glaze',
  cone: 'Cone',
  fired_on: 'Fired on',
  it_needs: 'It needs',
  wood_ash: 'Wood ash',
  red_clay: 'Red clay',
  patience: 'Patience',
  recipe: 'Recipe',
  of: 'Of',
  parts: 'Parts',
  ash: 'Ash',
  clay: 'Clay',
  silica: 'Silica',
  test_tile: 'Test tile',
} as const

export const fields = catalogue(english, { de, es })
export type English = typeof english
