/** Finds words in all posts and replaces them at the places that are chosen; can be taken back for a day. */
import { useEffect, useState } from 'react'
import { debounce } from '#ui/debounce.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { FoundPost, ReplacementView } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'
import { FoundPosts } from './FoundPosts.tsx'
import { Replacements } from './Replacements.tsx'
import './replacing.css'

interface Words {
  find: string
  replace: string
  match_case: boolean
  whole_words: boolean
}

/** So long nobody has typed before a search. */
const pauseMs = 300
const path = '/api/texts'

export default function ReplaceWords() {
  const [words, setWords] = useState<Words>({ find: '', replace: '', match_case: false, whole_words: false })
  const [asked, setAsked] = useState('')
  const [later] = useState(() => debounce(setAsked, pauseMs))
  useEffect(() => later.cancel, [later])
  /** Places that are left out, as `post place`. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const query = useCall<{ posts: FoundPost[]; is_cut: boolean }>(
    path,
    { find: asked, match_case: String(words.match_case), whole_words: String(words.whole_words) },
    { isOff: asked === '' },
  )
  const found = asked === '' ? [] : (query.data?.posts ?? [])
  const chosen = found.flatMap(({ id, version, reason, places }) => {
    const wanted = places.flatMap(({ place }) => (reason !== '' || left.has(`${id} ${place}`) ? [] : [place]))
    return wanted.length > 0 ? [{ id, version, places: wanted }] : []
  })
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0)
  const replace = useAction<ReplacementView>('POST', `${path}/replace`, {
    failed: texts.failed,
    refresh: [path, '/api/posts'],
    onDone() {
      setAsked('')
      setWords((last) => ({ ...last, find: '' }))
    },
  })
  const set = (next: Partial<Words>) => {
    setWords((last) => ({ ...last, ...next }))
    setLeft(new Set())
  }
  return (
    <Page title={texts.title} text={texts.intro}>
      <search className="card-box replace-form">
        <div className="replace-fields">
          <label>
            {texts.find}
            <input
              type="search"
              value={words.find}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => {
                set({ find: target.value })
                later(target.value)
              }}
            />
          </label>
          <label>
            {texts.replace_with}
            <input
              value={words.replace}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => setWords((last) => ({ ...last, replace: target.value }))}
            />
          </label>
        </div>
        <div className="row">
          <label className="row">
            <input
              type="checkbox"
              checked={words.match_case}
              onChange={({ target }) => set({ match_case: target.checked })}
            />
            {texts.match_case}
          </label>
          <label className="row">
            <input
              type="checkbox"
              checked={words.whole_words}
              onChange={({ target }) => set({ whole_words: target.checked })}
            />
            {texts.whole_words}
          </label>
        </div>
      </search>
      {asked === '' ? null : (
        <Loaded query={query} rows={4}>
          {({ posts, is_cut: isCut }) =>
            posts.length === 0 ? (
              <EmptyState title={texts.nothing_found({ find: asked })} text={texts.nothing_found_text} />
            ) : (
              <>
                {isCut ? <p className="muted">{texts.cut({ count: posts.length })}</p> : null}
                <FoundPosts posts={posts} by={words.replace} left={left} setLeft={setLeft} />
                <div className="replace-bar">
                  <span role="status">{texts.chosen({ places: count, posts: chosen.length })}</span>
                  <button
                    type="button"
                    className="button primary"
                    disabled={count === 0 || words.replace === asked || replace.isPending}
                    onClick={() => replace.mutate({ ...words, find: asked, posts: chosen })}
                  >
                    {texts.replace_in({ count: chosen.length })}
                  </button>
                </div>
              </>
            )
          }
        </Loaded>
      )}
      <Replacements />
    </Page>
  )
}
