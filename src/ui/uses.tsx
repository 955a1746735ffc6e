/** Who uses what, as the references call answers it: the list of it, and the way to put it right in one go. */
import { call } from '#platform/client/call.ts'
import { files } from './texts/files.ts'

export type UsedKind = 'post' | 'media' | 'category' | 'tag' | 'link' | 'token'

export interface Use {
  post_id: string
  title: string
  type: string
  kinds: string[]
  is_live: boolean
}

export interface UsesOf {
  id: string
  title: string
  /** '' for what has no page of its own: a form, a menu, a token. */
  url: string
  /** The type of a post. */
  type: string | null
  uses: Use[]
  settings: string[]
}

/** What is to be where something is named: a URL, an id, or both; empty for nothing. */
export interface Replacement {
  to: string
  toId: string
}

export const noReplacement: Replacement = { to: '', toId: '' }

/** @param except the id of a post that is left out */
export function usesOf(kind: UsedKind, ids: readonly string[], except?: string): Promise<UsesOf[]> {
  return call<UsesOf[]>('GET', '/api/references', { kind, ids, except })
}

/** Returns the titles of pages that could not be changed. @param more URLs that it had before; a post that stays as it is */
export async function replaceUses(
  kind: UsedKind,
  id: string,
  { to, toId }: Replacement,
  more: { paths?: string[]; except?: string } = {},
): Promise<string[]> {
  return (
    await call<{ left: string[] }>('POST', '/api/references/replace', { kind, id, to, to_id: toId, ...more })
  ).left
}

/** The pages that use something, each with where it is in them. @param nameOf says of each use what it uses, where several things are asked for */
export function UsesList({ uses, nameOf }: { uses: readonly Use[]; nameOf?: (use: Use) => string }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.post_id} ${nameOf?.(use) ?? ''}`}>
          <a className="link" href={`/user/editor/${use.post_id}`} target="_blank" rel="noreferrer">
            {use.title}
          </a>{' '}
          <span className="muted">
            {[use.kinds.map(placeOf).join(', '), use.is_live ? '' : files.not_published, nameOf?.(use) ?? '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** `meta items` → `field items`; the type of a block stays. */
function placeOf(kind: string): string {
  return kind === 'parent'
    ? files.below_it
    : kind.startsWith('meta ')
      ? files.field_of({ name: kind.slice(5) })
      : kind
}
