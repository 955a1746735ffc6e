/** A setting that names a post: its title is shown, another one is found by words. */
import { useCallback } from 'react'
import { callEnvelope } from '#platform/client/call.ts'
import { SearchPicker } from '#ui/SearchPicker.tsx'
import { listPage, useCall } from '#ui/useCall.ts'
import { settingsScreen } from '../texts/settingsScreen.ts'
import { common } from '#ui/texts/common.ts'

interface PostInputProps {
  id: string
  title: string
  type?: string
  /** Id of a post, or empty. */
  value: string
  describedBy: string
  isInvalid: boolean
  onChange: (value: string) => void
}

interface Named {
  id: string
  title: string
}

export function PostInput({
  id,
  title,
  type = 'page',
  value,
  describedBy,
  isInvalid,
  onChange,
}: PostInputProps) {
  const chosen = useCall<Named>(`/api/posts/${value}`, { source: 'editor' }, { isOff: value === '' })
  const search = useCallback(
    async (keywords: string) => {
      const found = listPage<Named>(await callEnvelope('GET', '/api/posts', { type, keywords, limit: 8 }))
      return found.items.map((post) => ({ id: post.id, title: post.title || common.untitled }))
    },
    [type],
  )
  return (
    <div className="post-input">
      {value !== '' && (
        <span className="chosen">
          <b>
            {chosen.isError ? settingsScreen.gone_page : chosen.data?.id === value ? chosen.data.title : '…'}
          </b>
          <button type="button" className="link" onClick={() => onChange('')}>
            {common.remove}
            <span className="hidden"> {settingsScreen.as_title({ title })}</span>
          </button>
        </span>
      )}
      <SearchPicker
        id={id}
        describedBy={describedBy}
        isInvalid={isInvalid}
        label={title}
        placeholder={
          value === '' ? settingsScreen.search_for_one({ type }) : settingsScreen.search_for_another({ type })
        }
        search={search}
        onPick={(picked) => onChange(picked.id)}
      />
    </div>
  )
}
