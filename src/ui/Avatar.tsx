/** A person: picture, or initials. The name beside it is cut at 10 characters where room is short (F-UI-19, cardText.ts). */
import { Picture } from './Picture.tsx'

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toUpperCase()
}

export function Avatar({ name, picture }: { name: string; picture?: string | null }) {
  return (
    <span className="avatar">
      {picture ? (
        <Picture src={picture} alt="" box={[28, 28]} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
