/** Whether a text says anything: spaces, and signs that nobody sees (zero-width, fillers, marks of direction), do not. */

const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

export function hasVisibleText(text: string): boolean {
  return text.replace(unseen, '') !== ''
}
