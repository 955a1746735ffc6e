/** The entries of a taxonomy as a tree, 'None' first: make, rename, move by drag or keys, merge, delete with what is in them. */
import { useRef, useState } from 'react'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { categoryTree } from './categoryTree.ts'
import { RemoveCategory } from './RemoveCategory.tsx'
import type { Move } from './treeMoves.ts'
import { useTreeDrag } from './useTreeDrag.ts'
import { useTreeOrder } from './useTreeOrder.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'

interface TreeProps {
  taxonomy: string
  /** What one of them is called. */
  word: string
  isTree: boolean
  isMaking: boolean
  onMade: () => void
  onMake: () => void
}

export function CategoryTree({ taxonomy, word, isTree, isMaking, onMade, onMake }: TreeProps) {
  const query = useCall<CategoryView[]>('/api/posts/categories', { taxonomy })
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<CategoryView | null>(null)
  const [removed, setRemoved] = useState<{ category: CategoryView; into: string } | null>(null)
  const all = query.data ?? []
  const order = useTreeOrder({ taxonomy, isTree, all, reload: query.refetch })
  const drag = useTreeDrag(isTree, (id, how) => void move(id, how))

  async function move(id: string, how: Move) {
    if (await order(id, how)) list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }
  const othersOf = (id: string) => all.filter((one) => one.id !== '' && one.id !== id)

  return (
    <>
      <Loaded query={query}>
        {(categories) => (
          <>
            <ul ref={list} {...drag.ofList}>
              {categoryTree(categories).map(({ category, depth }) =>
                category.id === '' ? (
                  <li key="none" className="category-row">
                    <span className="grow">
                      <b>{category.title}</b>
                    </span>
                    <span className="muted">{taxonomyScreen.for_none}</span>
                  </li>
                ) : (
                  <CategoryRow
                    key={category.id}
                    category={category}
                    depth={depth}
                    isTree={isTree}
                    drag={drag.ofRow(category.id)}
                    onMove={(how) => void move(category.id, how)}
                    onEdit={() => setEdited(category)}
                    onDelete={() => setRemoved({ category, into: '' })}
                    onMerge={
                      categories.length > 2
                        ? () => setRemoved({ category, into: othersOf(category.id)[0]?.id ?? '' })
                        : undefined
                    }
                  />
                ),
              )}
            </ul>
            {categories.every((category) => category.id === '') && (
              <EmptyState title={taxonomyScreen.empty_title({ word })} text={taxonomyScreen.empty_text}>
                <button type="button" className="button primary" onClick={onMake}>
                  {taxonomyScreen.create({ word })}
                </button>
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
      {(edited || isMaking) && (
        <CategoryForm
          category={edited}
          taxonomy={taxonomy}
          word={word}
          isTree={isTree}
          all={all}
          onClose={() => {
            setEdited(null)
            onMade()
          }}
        />
      )}
      {removed && (
        <RemoveCategory
          removed={removed.category}
          into={removed.into}
          others={othersOf(removed.category.id)}
          word={word}
          isTree={isTree}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
