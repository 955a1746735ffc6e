/** Categories as a tree with their counts, 'None' first: create, rename, move, delete. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { CategoryView } from '../schema.ts'
import { categoryTree } from './categoryTree.ts'

const refresh = ['/api/posts/categories', '/api/posts']

export default function Categorization() {
  const query = useCall<CategoryView[]>('/api/posts/categories')
  const [edited, setEdited] = useState<Partial<CategoryView> | null>(null)
  const [removed, setRemoved] = useState<CategoryView | null>(null)
  const remove = useAction<unknown, CategoryView>('DELETE', (category) => `/api/posts/categories/${category.id}`, { refresh, done: 'Category deleted', failed: 'The category was not deleted' })
  return (
    <Page title="Categories" text="Each has a page of its own under /p/category." actions={[{ label: 'New category', isPrimary: true, run: () => setEdited({ title: '', slug: '', parent_id: null }) }]}>
      <section className="card-box" aria-label="Categories">
        <Loaded query={query}>
          {(categories) => (
            <>
              <ul>
                {categoryTree(categories).map(({ category, depth }) => (
                  <li key={category.id || 'none'} className="category-row">
                    <span className="grow">
                      <span aria-hidden="true" className="muted">{'— '.repeat(depth)}</span><b>{category.title}</b>{category.slug && <span className="muted"> /p/{category.taxonomy}/{category.slug}</span>}
                      {depth > 0 && <span className="hidden">, level {depth + 1}</span>}
                    </span>
                    <span className="muted">{category.id ? (category.count === 1 ? '1 entry' : `${category.count} entries`) : 'for what has none'}</span>
                    {category.id && (
                      <span className="row-actions">
                        <button type="button" className="button small" onClick={() => setEdited(category)}>Edit<span className="hidden"> {category.title}</span></button>
                        <button type="button" className="button small" onClick={() => setRemoved(category)}>Delete<span className="hidden"> {category.title}</span></button>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              {categories.every((category) => category.id === '') && <EmptyState title="No categories yet" text="A category gathers pages, posts and products under one address." />}
            </>
          )}
        </Loaded>
      </section>
      {edited && <CategoryForm category={edited} all={query.data ?? []} onClose={() => setEdited(null)} />}
      {removed && (
        <Modal title={`Delete “${removed.title}”?`} okLabel="Delete category" cancelLabel="Keep it" isDanger onCancel={() => setRemoved(null)} onOk={() => { remove.mutate(removed); setRemoved(null) }}>
          <p>{removed.count === 0 ? 'Nothing is in it.' : `What is in it (${removed.count}) stays and has no category then.`} Categories below it move one level up.</p>
        </Modal>
      )}
    </Page>
  )
}

function CategoryForm({ category, all, onClose }: { category: Partial<CategoryView>; all: CategoryView[]; onClose: () => void }) {
  const [values, setValues] = useState<Record<string, unknown>>({ title: category.title ?? '', slug: category.slug ?? '', parent_id: category.parent_id ?? '', description: category.description ?? '' })
  const save = useAction<unknown, object>('POST', '/api/posts/categories', { refresh, done: 'Category saved', failed: 'The category was not saved', onDone: onClose })
  const parents = all.filter((one) => one.id !== category.id).map((one) => ({ title: one.title, value: one.id }))
  return (
    <Modal title={category.id ? `Edit “${category.title}”` : 'New category'} okLabel="Save category" isBusy={save.isPending} onCancel={onClose}
      onOk={() => save.mutate({
        ...(category.id ? { id: category.id } : {}), title: values.title, ...(values.slug ? { slug: values.slug } : {}), parent_id: values.parent_id || null, description: values.description,
      })}>
      <FieldForm values={values} onChange={setValues} fields={[
        { name: 'title', title: 'Title', type: 'string' },
        { name: 'slug', title: 'Address', type: 'string', description: 'The last part of its address; empty: made from the title.' },
        { name: 'parent_id', title: 'Below', type: 'dropdown', choices: parents.filter((one) => one.value !== ''), placeholder: 'None' },
        { name: 'description', title: 'Description', type: 'text' },
      ]} />
    </Modal>
  )
}
