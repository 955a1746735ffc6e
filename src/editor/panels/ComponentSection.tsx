/** Where a post component shows: its region, its rules, and why it does or does not show on a page (F-PLUG-03). */
import { useId, useState } from 'react'
import { call } from '#platform/client/call.ts'
import type { RuleFacts } from '#rules/evaluate.ts'
import type { RuleSet } from '#rules/rule.ts'
import { RuleEditor } from '#rules/RuleEditor.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { tellFailure } from '#ui/useCall.ts'
import { isPlainObject } from '../model/serialise.ts'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'

const regions = [
  { value: 'before', title: 'Before the content' }, { value: 'after', title: 'After the content' },
  { value: 'editor', title: 'In the editor' }, { value: 'layout', title: 'In the layout' },
]

interface PageFacts {
  is_page: boolean
  title: string
  metas: Record<string, string>
  [fact: string]: unknown
}

export function ComponentSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const [path, setPath] = useState('/')
  const [page, setPage] = useState<(PageFacts & Omit<RuleFacts, 'metas' | 'location' | 'is_signed_in' | 'store'>) | null>(null)
  const [isSignedIn, setSignedIn] = useState(false)
  const region = metaOf(post.metas, 'region') || 'before'
  const facts: RuleFacts | null = page && { ...page, metas: new Map(Object.entries(page.metas)), location: region, is_signed_in: isSignedIn, store: null }
  const set = (name: string, value: string) => change({ metas: withMeta(post.metas, name, value) })
  async function ask() {
    try {
      setPage(await call('GET', '/api/posts/components/facts', { path }))
    } catch (error) {
      tellFailure(error, 'The page could not be asked')
    }
  }
  return (
    <section className="editor-section">
      <h3>Where it shows</h3>
      <Labelled id={`${id}-region`} title="Place">
        <Select id={`${id}-region`} value={region} choices={regions} onChange={(to) => set('region', to)} />
      </Labelled>
      <RuleEditor value={rulesFrom(metaOf(post.metas, 'rules'))} facts={facts} onChange={(rules) => set('rules', rules.any.length === 0 ? '' : JSON.stringify(rules))} />
      <Labelled id={`${id}-path`} title="Why does this show?" description={page ? (page.is_page ? `“${page.title}”` : 'No page of content stands there.') : 'The address of a page of this site.'}>
        <TextInput id={`${id}-path`} value={path} onChange={setPath} />
      </Labelled>
      <label className="check"><input type="checkbox" checked={isSignedIn} onChange={({ target }) => setSignedIn(target.checked)} /> As somebody who is logged in</label>
      <div><button type="button" className="button small" onClick={() => void ask()}>Ask this page</button></div>
    </section>
  )
}

/** Reads the stored rules; a list of rules is one group, what cannot be read is none. */
export function rulesFrom(stored: string): RuleSet {
  try {
    const read: unknown = JSON.parse(stored || '[]')
    const groups = Array.isArray(read) ? (read.length > 0 ? [read] : []) : isPlainObject(read) && Array.isArray(read.any) ? read.any : []
    return {
      any: groups.filter(Array.isArray).map((group) =>
        group.filter(isPlainObject).map(({ type, value, negate }) => ({
          type: String(type ?? 'post_type'), value: Array.isArray(value) ? value.map(String) : String(value ?? ''), ...(negate === true ? { negate } : {}),
        })),
      ),
    }
  } catch {
    // The error stands beside the component in its list; here it begins anew.
    return { any: [] }
  }
}
