/** Texts that are cut to a length (F-CONST-15): card descriptions and avatar names. */
import { avatarMaxLength, cardDescriptionMaxLength } from '#constants.ts'

/** Cuts a text at `limit` characters, before the word that would not fit, and marks the cut with an ellipsis. */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  const kept = characters.slice(0, limit - 1).join('')
  const word = kept.lastIndexOf(' ')
  return `${(word > limit / 2 ? kept.slice(0, word) : kept).replace(/[\s,;:.–-]+$/, '')}…`
}

/** A card's description: at most 100 characters by default. */
export function cardText(text: string, limit: number = cardDescriptionMaxLength): string {
  return cutText(text, limit)
}

/** An avatar's text: at most 10 characters. */
export function avatarText(name: string): string {
  return Array.from(name.trim()).slice(0, avatarMaxLength).join('')
}
