/** Taxonomies: the tree of categories, the tags, and those of one's own; each with its counts. */
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page, type PageAction } from '#ui/Page.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { CategoryTree } from './CategoryTree.tsx'
import { TagList } from './TagList.tsx'
import { useRemovalNotice } from './useRemovalNotice.ts'

interface TaxonomyRow {
  name: string
  title: string
  is_hierarchical: boolean
  is_own: boolean
  count: number
}

const refresh = ['/api/taxonomies', '/api/posts/categories']

export default function Categorization() {
  const [search, setSearch] = useSearchParams()
  const taxonomies = useCall<TaxonomyRow[]>('/api/taxonomies')
  const [asked, setAsked] = useState<'new' | 'rename' | 'delete' | null>(null)
  const [isMaking, setMaking] = useState(false)
  const name = search.get('taxonomy') ?? 'category'
  const current = taxonomies.data?.find((one) => one.name === name)
  const show = (to: string) => setSearch(to === 'category' ? '' : `taxonomy=${to}`, { replace: true })
  const tellRemoval = useRemovalNotice()
  const remove = useAction<{ undo: string }, string>('DELETE', (gone) => `/api/taxonomies/${gone}`, {
    refresh,
    failed: 'The taxonomy was not deleted',
    onDone: (answer) => {
      tellRemoval('Taxonomy deleted', answer)
      show('category')
    },
  })
  const actions: PageAction[] = [
    ...(current?.is_own
      ? [
          { label: 'Rename taxonomy', run: () => setAsked('rename') },
          { label: 'Delete taxonomy', run: () => setAsked('delete') },
        ]
      : []),
    { label: 'New taxonomy', run: () => setAsked('new') },
    ...(name === 'tag'
      ? []
      : [
          {
            label: name === 'category' ? 'New category' : 'New entry',
            isPrimary: true,
            run: () => setMaking(true),
          },
        ]),
  ]
  return (
    <Page title="Categories" text={`Each has a page of its own under /p/${name}.`} actions={actions}>
      <section className="card-box flush" aria-label={current?.title ?? 'Categories'}>
        <div className="tabs-row" role="group" aria-label="Taxonomies">
          {(taxonomies.data ?? []).map((one) => (
            <button
              key={one.name}
              type="button"
              aria-current={one.name === name ? 'true' : undefined}
              onClick={() => show(one.name)}
            >
              {one.title}
            </button>
          ))}
        </div>
        <div className="pad">
          {name === 'tag' ? (
            <TagList />
          ) : (
            <CategoryTree
              key={name}
              taxonomy={name}
              word={name === 'category' ? 'category' : 'entry'}
              isTree={current?.is_hierarchical ?? true}
              isMaking={isMaking}
              onMade={() => setMaking(false)}
              onMake={() => setMaking(true)}
            />
          )}
        </div>
      </section>
      {(asked === 'new' || asked === 'rename') && (
        <TaxonomyForm
          taxonomy={asked === 'rename' ? current : undefined}
          onClose={() => setAsked(null)}
          onSaved={(saved) => {
            setAsked(null)
            show(saved)
          }}
        />
      )}
      {asked === 'delete' && current && (
        <Modal
          title={`Delete “${current.title}”?`}
          okLabel="Delete taxonomy"
          cancelLabel="Keep it"
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => {
            setAsked(null)
            remove.mutate(current.name)
          }}
        >
          <p>
            {current.count === 0
              ? 'It has no entries.'
              : current.count === 1
                ? 'Its 1 entry goes with it.'
                : `Its ${current.count} entries go with it.`}{' '}
            The posts stay; they are no longer filed under it.
          </p>
        </Modal>
      )}
    </Page>
  )
}

function TaxonomyForm({
  taxonomy,
  onClose,
  onSaved,
}: {
  taxonomy: TaxonomyRow | undefined
  onClose: () => void
  onSaved: (name: string) => void
}) {
  const [values, setValues] = useState<Record<string, unknown>>({
    title: taxonomy?.title ?? '',
    is_hierarchical: taxonomy?.is_hierarchical ?? true,
  })
  const save = useAction<TaxonomyRow, object>('POST', '/api/taxonomies', {
    refresh,
    done: 'Taxonomy saved',
    isToldInForm: true,
    onDone: (saved) => onSaved(saved.name),
  })
  return (
    <Modal
      title={taxonomy ? `Rename “${taxonomy.title}”` : 'New taxonomy'}
      okLabel="Save taxonomy"
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate({ ...(taxonomy ? { name: taxonomy.name } : {}), ...values })}
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          {
            name: 'title',
            title: 'What it sorts by',
            type: 'string',
            placeholder: 'Regions',
            description: taxonomy
              ? `Its address stays /p/${taxonomy.name}.`
              : 'Posts of any type can have as many of its entries as fit.',
          },
          {
            name: 'is_hierarchical',
            title: 'Entries can stand below one another',
            type: 'bool',
            use_switch: true,
          },
        ]}
      />
    </Modal>
  )
}
