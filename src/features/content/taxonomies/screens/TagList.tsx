/** The tags in use: find, rename, merge, take off everywhere. */
import { useState } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { Modal } from '#ui/Modal.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { offerNewUrl } from '#ui/offerNewUrl.ts'
import { useAction, useCall } from '#ui/useCall.ts'
import { TermUses } from './TermUses.tsx'
import { useRemovalNotice } from './useRemovalNotice.ts'
import { tagScreen } from '../texts/tagScreen.ts'
import { common } from '#ui/texts/common.ts'

interface Tag {
  tag: string
  slug: string
  count: number
}

const refresh = ['/api/tags', '/api/posts']

export function TagList() {
  const query = useCall<Tag[]>('/api/tags')
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<Tag | null>(null)
  const [removed, setRemoved] = useState<Tag | null>(null)
  const showRemovalNotice = useRemovalNotice()
  const remove = useAction<{ undo: string }, string>(
    'DELETE',
    (tag) => `/api/tags?tag=${encodeURIComponent(tag)}`,
    {
      refresh,
      showsErrorInForm: true,
      onDone: (answer) => {
        setRemoved(null)
        showRemovalNotice(tagScreen.deleted, answer)
      },
    },
  )
  const wanted = text.trim().toLowerCase()
  return (
    <>
      <Loaded query={query}>
        {(tags) =>
          tags.length === 0 ? (
            <EmptyState title={tagScreen.empty_title} text={tagScreen.empty_text} />
          ) : (
            <>
              {tags.length > 8 && (
                <div className="inline-controls">
                  <input
                    type="search"
                    aria-label={tagScreen.search}
                    placeholder={tagScreen.search}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                </div>
              )}
              <ul>
                {tags
                  .filter(({ tag }) => isFoundBy(wanted, [tag]))
                  .map((one) => (
                    <li key={one.tag} className="category-row">
                      <span className="grow">
                        <b>{one.tag}</b> <span className="muted">{`/p/tag/${one.slug}`}</span>
                      </span>
                      <a className="link" href={`/p/tag/${one.slug}`}>
                        {tagScreen.entries({ count: one.count })}
                      </a>
                      <span className="row-actions">
                        <button type="button" className="button small" onClick={() => setRenamed(one)}>
                          {common.rename}
                          <span className="hidden"> {one.tag}</span>
                        </button>
                        <button type="button" className="button small" onClick={() => setRemoved(one)}>
                          {common.delete}
                          <span className="hidden"> {one.tag}</span>
                        </button>
                      </span>
                    </li>
                  ))}
              </ul>
              {wanted !== '' && !tags.some(({ tag }) => isFoundBy(wanted, [tag])) && (
                <EmptyState title={tagScreen.no_results({ value: text.trim() })} />
              )}
            </>
          )
        }
      </Loaded>
      {renamed && <RenameTag tag={renamed} all={query.data ?? []} onClose={() => setRenamed(null)} />}
      {removed && (
        <Modal
          title={tagScreen.delete_title({ tag: removed.tag })}
          okLabel={tagScreen.delete_one}
          cancelLabel={common.keep_it}
          isDanger
          isBusy={remove.isPending}
          error={remove.error}
          onCancel={() => {
            setRemoved(null)
            remove.reset()
          }}
          onOk={() => remove.mutate(removed.tag)}
        >
          <p>{tagScreen.delete_text({ count: removed.count })}</p>
          <TermUses kind="tag" id={removed.tag} isReplaced={false} />
        </Modal>
      )}
    </>
  )
}

function RenameTag({ tag, all, onClose }: { tag: Tag; all: readonly Tag[]; onClose: () => void }) {
  const [to, setTo] = useState(tag.tag)
  const showRemovalNotice = useRemovalNotice()
  function showRenameNotice(answer: { undo: string; tag: string; slug: string }) {
    showRemovalNotice(tagScreen.renamed, answer)
    onClose()
    if (answer.tag !== tag.tag)
      void offerNewUrl({
        kind: 'tag',
        id: tag.tag,
        from: `/p/tag/${tag.slug}`,
        to: { to: `/p/tag/${answer.slug}`, toId: answer.tag },
      })
  }
  const save = useAction<{ undo: string; tag: string; slug: string }, object>('POST', '/api/tags', {
    refresh,
    showsErrorInForm: true,
    onDone: showRenameNotice,
  })
  const other = all.find((one) => one.tag === to.trim() && one.tag !== tag.tag)
  return (
    <Modal
      title={tagScreen.rename_title({ tag: tag.tag })}
      okLabel={other ? tagScreen.merge : tagScreen.rename}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate({ tag: tag.tag, to })}
    >
      <Field
        name="to"
        title={tagScreen.new_name}
        help={other ? tagScreen.merge_help({ count: other.count }) : tagScreen.rename_help}
      >
        {(ties) => <TextInput {...ties} value={to} maxLength={80} onChange={setTo} />}
      </Field>
    </Modal>
  )
}
