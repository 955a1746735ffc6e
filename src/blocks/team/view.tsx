/** Draws people with their portraits; one without a portrait has the first letters of the name. */
import { useContext } from 'react'
import { Picture } from '#ui/Picture.tsx'
import { cellOf, PictureSpace, sizesIn } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { compileFocus, focusName } from '../focalPoint.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { team as texts } from './texts/team.ts'
import { common } from '#ui/texts/common.ts'

interface Person {
  src?: string
  focus?: { x: number; y: number }
  /** What the portrait shows beside the person, whose name is below. */
  alt?: string
  name: string
  role?: string
  text?: string
  email?: string
  links?: { title: string; url: string }[]
}

export interface TeamState {
  people: Person[]
  shape?: string
  corners?: string
  columns?: string
}

compileFocus('team', 'people')

export default function Team({ state, page }: ViewProps<TeamState>) {
  const space = useContext(PictureSpace)
  const people = state.people.filter(({ name, src }) => name.trim() !== '' || src)
  if (people.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const columns = state.columns ?? '3'
  const sizes = sizesIn(cellOf(space, 60 / Number(columns), 0.5))
  return (
    <ul
      className={`b-team b-team-${columns} b-team-${state.shape ?? 'portrait'} b-team-${state.corners ?? 'rounded'}`}
    >
      {people.map((person, index) => (
        <PersonCard key={index} person={person} sizes={sizes} />
      ))}
    </ul>
  )
}

function PersonCard({ person, sizes }: { person: Person; sizes: string }) {
  const picture = safeUrl(person.src)
  const links = (person.links ?? []).flatMap(({ title, url }) => {
    const href = safeUrl(url)
    return href === null ? [] : [{ title: title || texts.website, href }]
  })
  const email = person.email?.includes('@') ? person.email.trim() : ''
  return (
    <li>
      {picture === null ? (
        <span className="b-team-face" aria-hidden="true">
          {initials(person.name)}
        </span>
      ) : (
        <Picture
          className="b-team-face"
          src={picture}
          sizes={sizes}
          alt={person.alt ?? ''}
          focus={focusName(person.focus)}
        />
      )}
      <h3>{person.name}</h3>
      {person.role ? <p className="b-team-role">{person.role}</p> : null}
      {person.text ? <p className="b-team-text">{person.text}</p> : null}
      {email || links.length > 0 ? (
        <p className="b-team-links">
          {email ? (
            <a
              href={`mailto:${email}`}
              aria-label={texts.link_of({ title: common.email, name: person.name })}
            >
              {common.email}
            </a>
          ) : null}
          {links.map(({ title, href }) => (
            <a key={href} href={href} aria-label={texts.link_of({ title, name: person.name })}>
              {title}
            </a>
          ))}
        </p>
      ) : null}
    </li>
  )
}

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
