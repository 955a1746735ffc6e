/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './dataTexts.ts'

export default {
  'data.taken':
    'Ya existe {row} igual. Puede que alguien lo haya guardado en el mismo momento; vuelve a cargar la página.',
  'data.gone':
    '{row} no se puede guardar: mientras tanto se ha eliminado algo de lo que depende. Vuelve a cargar la página.',
  'data.unfit': '{row} no se puede guardar con estos valores. Revisa lo que has introducido.',
} satisfies Translation<English>
