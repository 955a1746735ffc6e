/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './dropping.ts'

export default {
  too_deep: 'Los bloques se pueden anidar hasta {count} niveles como máximo.',
  unknown_parent: 'Este bloque es de un tipo desconocido y no admite otros bloques.',
  only_in: '{block} solo puede estar en {parents}.',
  takes_none: '{block} no admite otros bloques.',
  takes_only: '{block} solo admite {children}.',
  does_not_take: '{block} no admite {child}.',
} satisfies Translation<English>
