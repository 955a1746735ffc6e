/** A stated quantity that means "not counted" (F-CONST-13). */
import { untrackedQuantity } from '#constants.ts'

export function isUntracked(quantity: number | null): boolean {
  return quantity === null || quantity === untrackedQuantity
}
