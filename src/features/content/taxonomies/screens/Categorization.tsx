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
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

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
  const showRemovalNotice = useRemovalNotice()
  const remove = useAction<{ undo: string }, string>('DELETE', (gone) => `/api/taxonomies/${gone}`, {
    refresh,
    failed: taxonomyScreen.not_deleted,
    onDone: (answer) => {
      showRemovalNotice(taxonomyScreen.taxonomy_deleted, answer)
      show('category')
    },
  })
  const actions: PageAction[] = [
    ...(current?.is_own
      ? [
          { label: taxonomyScreen.rename_taxonomy, run: () => setAsked('rename') },
          { label: taxonomyScreen.delete_taxonomy, run: () => setAsked('delete') },
        ]
      : []),
    { label: taxonomyScreen.new_taxonomy, run: () => setAsked('new') },
    ...(name === 'tag'
      ? []
      : [
          {
            label: taxonomyScreen.create({ word: name === 'category' ? 'category' : 'entry' }),
            isPrimary: true,
            run: () => setMaking(true),
          },
        ]),
  ]
  return (
    <Page title={common.categories} text={taxonomyScreen.intro({ name })} actions={actions}>
      <section className="card-box flush" aria-label={current?.title ?? common.categories}>
        <div className="tabs-row" role="group" aria-label={taxonomyScreen.taxonomies}>
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
          title={taxonomyScreen.delete_title({ title: current.title })}
          okLabel={taxonomyScreen.delete_taxonomy}
          cancelLabel={common.keep_it}
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => {
            setAsked(null)
            remove.mutate(current.name)
          }}
        >
          <p>
            {current.count === 0
              ? taxonomyScreen.delete_empty
              : taxonomyScreen.delete_filled({ count: current.count })}
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
    done: taxonomyScreen.taxonomy_saved,
    showsErrorInForm: true,
    onDone: (saved) => onSaved(saved.name),
  })
  return (
    <Modal
      title={taxonomy ? taxonomyScreen.rename_title({ title: taxonomy.title }) : taxonomyScreen.new_taxonomy}
      okLabel={taxonomyScreen.save_taxonomy}
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
            title: taxonomyScreen.sorts_by,
            type: 'string',
            placeholder: taxonomyScreen.regions,
            description: taxonomy
              ? taxonomyScreen.url_stays({ name: taxonomy.name })
              : taxonomyScreen.sorts_by_help,
          },
          {
            name: 'is_hierarchical',
            title: taxonomyScreen.is_tree,
            type: 'bool',
            use_switch: true,
          },
        ]}
      />
    </Modal>
  )
}
