/** How long a block's text may be written: the limit of its type, counted in characters without the marks (F-EDIT-09). */

/** A key that makes a text longer than its limit is refused; one that shortens a text that is too long already is not. */
export function allowsLength(maximum: number | undefined, before: number, after: number): boolean {
  return maximum === undefined || after <= maximum || after < before
}
