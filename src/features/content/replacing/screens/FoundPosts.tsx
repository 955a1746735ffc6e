/** Where the words were found: each place with what is around it, old and new; each can be left out. */
import { Link } from 'wouter'
import type { FoundPost } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'
import { PostMark, screenOf } from './changedPost.tsx'

interface FoundProps {
  posts: readonly FoundPost[]
  by: string
  left: ReadonlySet<string>
  setLeft(next: ReadonlySet<string>): void
}

export function FoundPosts({ posts, by, left, setLeft }: FoundProps) {
  const put = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const key of keys)
      if (isChosen) next.delete(key)
      else next.add(key)
    setLeft(next)
  }
  return (
    <ul className="replace-posts">
      {posts.map((post) => {
        const keys = post.places.map(({ place }) => `${post.id} ${place}`)
        const chosen = keys.filter((key) => !left.has(key))
        return (
          <li key={post.id} className="card-box" data-locked={post.reason !== '' || undefined}>
            <div className="row between">
              <label className="row">
                <input
                  type="checkbox"
                  disabled={post.reason !== ''}
                  checked={post.reason === '' && chosen.length === keys.length}
                  ref={(box) => {
                    if (box)
                      box.indeterminate =
                        post.reason === '' && chosen.length > 0 && chosen.length < keys.length
                  }}
                  onChange={({ target }) => put(keys, target.checked)}
                />
                <b>{post.title}</b>
              </label>
              <span className="row">
                <PostMark post={post} />
                <Link href={screenOf(post)} aria-label={texts.open({ title: post.title })}>
                  {texts.edit}
                </Link>
              </span>
            </div>
            {post.reason === '' ? null : <p className="replace-reason">{post.reason}</p>}
            <ul>
              {post.places.map(({ place, where, before, found, after }) => {
                const key = `${post.id} ${place}`
                return (
                  <li key={place}>
                    <label>
                      <input
                        type="checkbox"
                        disabled={post.reason !== ''}
                        checked={post.reason === '' && !left.has(key)}
                        onChange={({ target }) => put([key], target.checked)}
                      />
                      <span>
                        <small className="muted">{where}</small>
                        <span className="replace-passage">
                          {before}
                          <del>{found}</del>
                          {by === '' ? null : <ins>{by}</ins>}
                          {after}
                        </span>
                      </span>
                    </label>
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
