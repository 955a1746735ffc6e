/** The settings of the post itself: address, description, status, layout, category, tags, metas (F-EDIT-10, F-EDIT-11). */
import { useId } from 'react'
import type { EditorMeta, PostFields } from '../post.ts'
import { useChoices, withNoneFirst } from './choices.ts'
import { Labelled, Picker, Tokens } from './fields.tsx'

interface PostPanelProps {
  post: PostFields & { type: string; url: string }
  change(values: Partial<PostFields>): void
}

const statuses = [
  { value: 'draft', title: 'Draft' },
  { value: 'pending', title: 'Waiting for review' },
  { value: 'scheduled', title: 'Scheduled' },
  { value: 'published', title: 'Published' },
  { value: 'private', title: 'Private' },
]

export function PostPanel({ post, change }: PostPanelProps) {
  const id = useId()
  const layouts = withNoneFirst(useChoices('/api/posts/items/layout'))
  const categories = withNoneFirst(useChoices('/api/posts/categories'))
  return (
    <div>
      <section className="editor-section">
        <h3>{post.type === 'post' ? 'Post' : post.type.charAt(0).toUpperCase() + post.type.slice(1)}</h3>
        <Labelled id={`${id}-title`} title="Title">
          <input id={`${id}-title`} value={post.title} maxLength={300} onChange={({ target }) => change({ title: target.value })} />
        </Labelled>
        <Labelled id={`${id}-slug`} title="Address" description={post.url ? `Now at ${post.url}. A change holds from the next Save or Publish.` : 'Made of the title when it is left empty.'}>
          <input
            id={`${id}-slug`}
            value={post.slug}
            maxLength={200}
            spellCheck={false}
            onChange={({ target }) => change({ slug: target.value })}
            onBlur={({ target }) => {
              const slug = target.value.trim().replaceAll(/\s+/g, '_')
              if (slug !== post.slug) change({ slug })
            }}
          />
        </Labelled>
        <Labelled id={`${id}-description`} title="Description" description="For lists, search engines and shared links.">
          <textarea id={`${id}-description`} rows={3} maxLength={2000} value={post.description} onChange={({ target }) => change({ description: target.value })} />
        </Labelled>
      </section>
      <section className="editor-section">
        <h3>Publishing</h3>
        <Labelled id={`${id}-status`} title="Status">
          <Picker id={`${id}-status`} value={post.status} choices={statuses} onChange={(status) => change({ status })} />
        </Labelled>
        <Labelled id={`${id}-date`} title="Publish date">
          <input
            id={`${id}-date`}
            type="datetime-local"
            value={localTime(post.publish_at)}
            onChange={({ target }) => change({ publish_at: target.value === '' ? null : new Date(target.value).toISOString() })}
          />
        </Labelled>
      </section>
      <section className="editor-section">
        <h3>Place</h3>
        <Labelled id={`${id}-layout`} title="Layout">
          <Picker id={`${id}-layout`} value={post.layout ?? ''} choices={layouts} onChange={(layout) => change({ layout: layout || null })} />
        </Labelled>
        <Labelled id={`${id}-category`} title="Category">
          <Picker id={`${id}-category`} value={post.category ?? ''} choices={categories} onChange={(category) => change({ category: category || null })} />
        </Labelled>
        <Labelled id={`${id}-tags`} title="Tags">
          <Tokens id={`${id}-tags`} value={post.tags} onChange={(tags) => change({ tags })} />
        </Labelled>
      </section>
      <details className="editor-section" open={post.metas.length > 0}>
        <summary>Fields</summary>
        <Metas metas={post.metas} change={(metas) => change({ metas })} />
      </details>
    </div>
  )
}

function Metas({ metas, change }: { metas: EditorMeta[]; change(metas: EditorMeta[]): void }) {
  const set = (index: number, values: Partial<EditorMeta>) =>
    change(metas.map((meta, at) => (at === index ? { ...meta, ...values } : meta)))
  return (
    <div className="editor-metas">
      {metas.length === 0 ? <p className="editor-hint">No fields yet. Products keep price, variants and stock here.</p> : null}
      {metas.map((meta, index) => (
        <div key={meta.id ?? `new-${index}`} className="editor-meta">
          <input aria-label="Name" value={meta.name} spellCheck={false} onChange={({ target }) => set(index, { name: target.value })} />
          <input aria-label={`Value of ${meta.name || 'the field'}`} value={meta.value} onChange={({ target }) => set(index, { value: target.value })} />
          <button type="button" aria-label={`Remove ${meta.name || 'the field'}`} onClick={() => change(metas.toSpliced(index, 1))}>
            ×
          </button>
        </div>
      ))}
      <button type="button" className="editor-quiet" onClick={() => change([...metas, { name: '', value: '' }])}>
        Add a field
      </button>
    </div>
  )
}

/** The writer's local time as the input wants it; '' for none. */
function localTime(iso: string | null): string {
  if (!iso) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
