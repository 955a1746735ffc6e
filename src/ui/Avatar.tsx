/** A person: picture, or initials, and the name cut at 10 characters where it is written out (F-UI-19, F-CONST-15). */
import { avatarMaxLength } from '#constants.ts'
import { Picture } from './Picture.tsx'

/** The name as an avatar writes it: at most 10 characters. */
export function avatarText(name: string): string {
  return Array.from(name.trim()).slice(0, avatarMaxLength).join('')
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toUpperCase()
}

export function Avatar({ name, picture, isNamed = false }: { name: string; picture?: string | null; isNamed?: boolean }) {
  return (
    <span className="avatar" title={isNamed ? name : undefined}>
      {picture ? <Picture src={picture} alt="" box={[28, 28]} /> : <span aria-hidden="true">{initials(name)}</span>}
      {isNamed && <span className="avatar-name">{avatarText(name)}</span>}
    </span>
  )
}
