/** A post in whose words something was found or replaced: the screen where it is written, and whether visitors see it. */
import { postState, StatusMark } from '#ui/StatusMark.tsx'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'

export const screenOf = ({ id, type }: { id: string; type: string }): string =>
  type === 'menu' ? `/user/menus?menu=${id}` : `/user/editor/${id}`

/** A proposal stands beside what visitors read, and waits. */
export function PostMark({ post }: { post: { status: string; has_changes: boolean } }) {
  return (
    <span>
      <StatusMark status={postState(post)} />
      {post.has_changes && post.status !== 'scheduled' ? <small>{texts.beside_live}</small> : null}
    </span>
  )
}
