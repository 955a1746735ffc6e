/** What is to be in the place of something that pages use: a URL, a file, another post, category or design token. */
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { call } from '#platform/client/call.ts'
import type { FieldTies } from './FormProblems.tsx'
import { SearchPicker, type Picked } from './SearchPicker.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'
import { tokens } from './tokens.ts'
import { isRecord } from '#platform/isRecord.ts'
import { allPosts } from './allPosts.ts'
import { useCall } from './useCall.ts'
import type { Replacement, UsedKind } from './uses.tsx'
import { fields } from './texts/fields.ts'
import { common } from './texts/common.ts'
import { FileBrowser } from './fileBrowserPart.ts'

interface InputProps extends FieldTies {
  kind: UsedKind
  /** The type of the post, where it has no page of its own: another of that type is chosen. */
  type: string | null
  value: Replacement
  onChange: (value: Replacement) => void
}

/** Whether what was chosen is enough. */
function isReplacement(kind: UsedKind, type: string | null, { to, toId }: Replacement): boolean {
  if (kind === 'category' || (kind === 'post' && type !== null)) return toId !== ''
  return kind === 'token' ? to !== '' : /^(\/(?!\/)|https?:\/\/)\S*$/.test(to)
}

/** What is to be said at the input while nothing fit is chosen. */
export function replacementProblem(
  kind: UsedKind,
  type: string | null,
  value: Replacement,
): string | undefined {
  if (isReplacement(kind, type, value)) return undefined
  return value.to === '' ? fields.replacement_missing : fields.url_wrong
}

export function ReplacementInput({ kind, type, value, onChange, ...ties }: InputProps) {
  if (kind === 'category') return <CategoryChoice {...ties} value={value} onChange={onChange} />
  if (kind === 'token')
    return (
      <Select
        {...ties}
        value={value.to}
        placeholder={common.choose}
        choices={tokens.map(({ name, title }) => ({ value: name, title }))}
        onChange={(to) => onChange({ to, toId: '' })}
      />
    )
  if (kind === 'post' && type !== null)
    return <PostChoice {...ties} type={type} value={value} onChange={onChange} />
  return <UrlChoice {...ties} isFile={kind === 'media'} value={value} onChange={onChange} />
}

type ChoiceProps = FieldTies & Pick<InputProps, 'value' | 'onChange'>

function UrlChoice({ isFile, value, onChange, ...ties }: ChoiceProps & { isFile: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const write = (to: string) => onChange({ to, toId: '' })
  return (
    <>
      <TextInput
        {...ties}
        value={value.to}
        placeholder={isFile ? '/media/another.webp' : '/another-page'}
        onChange={write}
      />
      {isFile ? (
        <button type="button" className="button small" onClick={() => setOpen(true)}>
          {fields.choose_file}
        </button>
      ) : (
        <SearchPicker
          label={fields.find_page}
          placeholder={fields.or_find_page}
          search={findPages}
          onPick={(page) => write(page.id)}
        />
      )}
      {isOpen &&
        createPortal(
          <FileBrowser
            title={fields.show_this_file_instead}
            onCancel={() => setOpen(false)}
            onPick={(url) => {
              write(url)
              setOpen(false)
            }}
          />,
          document.body,
        )}
    </>
  )
}

function PostChoice({ type, value, onChange, ...ties }: ChoiceProps & { type: string }) {
  const query = useQuery({ queryKey: ['/api/posts', type, 'to-choose'], queryFn: () => allPosts(type) })
  return (
    <Select
      {...ties}
      value={value.toId}
      placeholder={common.choose}
      choices={(query.data ?? []).map(({ id, title }) => ({ value: id, title: title || common.untitled }))}
      onChange={(toId) => onChange({ to: '', toId })}
    />
  )
}

function CategoryChoice({ value, onChange, ...ties }: ChoiceProps) {
  const query =
    useCall<{ id: string; title: string; taxonomy: string; slug: string }[]>('/api/posts/categories')
  const all = (query.data ?? []).filter((one) => one.id !== '')
  function choose(toId: string) {
    const chosen = all.find((one) => one.id === toId)
    onChange({ to: chosen ? `/p/${chosen.taxonomy}/${chosen.slug}` : '', toId })
  }
  return (
    <Select
      {...ties}
      value={value.toId}
      placeholder={common.choose}
      choices={all.map((one) => ({ value: one.id, title: one.title }))}
      onChange={choose}
    />
  )
}

async function findPages(keywords: string): Promise<Picked[]> {
  const answer = await call<unknown>('GET', '/api/posts', { keywords, limit: 8 })
  const items = isRecord(answer) && Array.isArray(answer.items) ? answer.items : []
  return items
    .filter(isRecord)
    .flatMap(({ title, url }) =>
      typeof url === 'string' && url !== '' ? [{ id: url, title: `${String(title)} · ${url}` }] : [],
    )
}
