/** Finds words in all posts and replaces them at the places that are chosen; can be taken back for a day. */
import { useEffect, useState } from 'react'
import { debounce } from '#ui/debounce.ts'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { FoundElsewhere, FoundPost, ReplacementView } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { FoundPosts } from './FoundPosts.tsx'
import { placesIn } from './placesIn.ts'
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
  const [isAsking, setAsking] = useState(false)
  const query = useCall<{ posts: FoundPost[]; is_cut: boolean; elsewhere: FoundElsewhere[] }>(
    path,
    { find: asked, match_case: String(words.match_case), whole_words: String(words.whole_words) },
    { isOff: asked === '' },
  )
  const found = asked === '' ? [] : (query.data?.posts ?? [])
  const chosen = found.flatMap(({ id, version, reason, places }) => {
    const wanted = places.flatMap(({ place }) => (reason !== '' || left.has(`${id} ${place}`) ? [] : [place]))
    return wanted.length > 0 ? [{ id, version, places: wanted }] : []
  })
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const live = found.filter(({ id, is_live }) => is_live && chosenIds.has(id)).length
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0)
  const replace = useAction<ReplacementView>('POST', `${path}/replace`, {
    failed: texts.failed,
    refresh: [path, '/api/posts'],
    onDone() {
      setAsked('')
      setWords((last) => ({ ...last, find: '', replace: '' }))
    },
  })
  const run = () => {
    setAsking(false)
    replace.mutate({ ...words, find: asked, posts: chosen })
  }
  const set = (next: Partial<Words>) => {
    setWords((last) => ({ ...last, ...next }))
    setLeft(new Set())
  }
  return (
    <Page title={texts.title} text={texts.intro}>
      <WordForm
        words={words}
        onFind={(find) => {
          set({ find })
          later(find)
        }}
        onReplace={(by) => setWords((last) => ({ ...last, replace: by }))}
        onOptions={set}
      />
      {asked === '' ? null : (
        <Loaded query={query} rows={4}>
          {({ posts, is_cut: isCut, elsewhere }) =>
            posts.length === 0 ? (
              elsewhere.length > 0 ? (
                <Elsewhere found={elsewhere} />
              ) : (
                <EmptyState title={texts.nothing_found({ find: asked })} text={texts.nothing_found_text} />
              )
            ) : (
              <>
                {isCut ? <p className="muted">{texts.cut({ count: posts.length })}</p> : null}
                <FoundPosts posts={posts} by={words.replace} left={left} setLeft={setLeft} />
                <Elsewhere found={elsewhere} />
                <div className="replace-bar">
                  <span role="status">
                    {texts.chosen(placesIn(count, chosen.length))}
                    {live > 0 ? ` ${texts.live_now({ count: live })}` : null}
                  </span>
                  <button
                    type="button"
                    className="button primary"
                    disabled={count === 0 || words.replace === asked || replace.isPending}
                    onClick={() => (live > 0 ? setAsking(true) : run())}
                  >
                    {texts.replace_in({ count: chosen.length })}
                  </button>
                </div>
              </>
            )
          }
        </Loaded>
      )}
      {isAsking ? (
        <Modal
          title={texts.replace_in({ count: chosen.length })}
          okLabel={texts.replace_in({ count: chosen.length })}
          onOk={run}
          onCancel={() => setAsking(false)}
          isWords
        >
          <p>
            {texts.live_now({ count: live })} {texts.may_undo}
          </p>
        </Modal>
      ) : null}
      <Replacements />
    </Page>
  )
}

interface FormProps {
  words: Words
  onFind(find: string): void
  onReplace(by: string): void
  onOptions(next: Partial<Words>): void
}

function WordForm({ words, onFind, onReplace, onOptions }: FormProps) {
  return (
    <search className="card-box replace-form">
      <div className="replace-fields">
        <label>
          {texts.find}
          <input
            type="search"
            value={words.find}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => onFind(target.value)}
          />
        </label>
        <label>
          {texts.replace_with}
          <input
            value={words.replace}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => onReplace(target.value)}
          />
        </label>
      </div>
      <div className="row">
        <label className="row">
          <input
            type="checkbox"
            checked={words.match_case}
            onChange={({ target }) => onOptions({ match_case: target.checked })}
          />
          {texts.match_case}
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={words.whole_words}
            onChange={({ target }) => onOptions({ whole_words: target.checked })}
          />
          {texts.whole_words}
        </label>
      </div>
    </search>
  )
}
