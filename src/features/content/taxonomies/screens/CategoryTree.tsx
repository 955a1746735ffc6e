/** The entries of a taxonomy as a tree, 'None' first: make, rename, move by drag or keys, merge, delete with what is in them. */
import { GripVertical } from 'lucide-react'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { call } from '#platform/client/call.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { notify } from '#ui/notices.ts'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { tellFailure, useAction, useCall } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { replaceUses } from '#ui/uses.tsx'
import { TermUses } from './TermUses.tsx'
import { categoryTree } from './categoryTree.ts'
import { useRemovalNotice } from './useRemovalNotice.ts'
import { moveInTree, type Move, type Placed } from './treeMoves.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

interface TreeProps {
  taxonomy: string
  /** What one of them is called. */
  word: string
  isTree: boolean
  isMaking: boolean
  onMade: () => void
  onMake: () => void
}

type Place = 'before' | 'inside' | 'after'
const keyMoves: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const refresh = ['/api/posts', '/api/taxonomies']

export function CategoryTree({ taxonomy, word, isTree, isMaking, onMade, onMake }: TreeProps) {
  const query = useCall<CategoryView[]>('/api/posts/categories', { taxonomy })
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<CategoryView | null>(null)
  const [removed, setRemoved] = useState<CategoryView | null>(null)
  const [target, setTarget] = useState('')
  const [notMoved, setNotMoved] = useState<unknown>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ id: string; place: Place } | null>(null)
  const all = query.data ?? []
  const tellRemoval = useRemovalNotice()
  const remove = useAction<{ undo: string }, { id: string; into: string }>(
    'DELETE',
    ({ id, into }) => `/api/posts/categories/${id}${into ? `?merge_into=${into}` : ''}`,
    {
      refresh,
      showsErrorInForm: true,
      onDone: (answer) => {
        setRemoved(null)
        tellRemoval(target ? taxonomyScreen.merged : taxonomyScreen.deleted, answer)
      },
    },
  )

  async function order(items: Placed[], back?: Placed[]) {
    try {
      await call('POST', '/api/posts/categories/order', { taxonomy, items })
      notify({
        kind: 'good',
        title: back ? taxonomyScreen.moved : common.undone,
        ...(back ? { action: { label: common.undo, run: () => void order(back) } } : {}),
      })
    } catch (error) {
      tellFailure(error, taxonomyScreen.not_moved)
    }
    await query.refetch()
  }
  async function move(id: string, how: Move) {
    const placed = moveInTree(all, id, how)
    if (!placed || (!isTree && placed.some((one) => one.parent_id !== null))) return
    const before = categoryTree(all).flatMap(({ category }) =>
      category.id ? [{ id: category.id, parent_id: category.parent_id }] : [],
    )
    await order(placed, before)
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }
  function onKey(event: KeyboardEvent, category: CategoryView) {
    if (event.target !== event.currentTarget) return
    const how = event.altKey ? keyMoves[event.key] : undefined
    const row = event.currentTarget
    if (how) void move(category.id, how)
    else if (event.key === 'ArrowDown' && row.nextElementSibling instanceof HTMLElement)
      row.nextElementSibling.focus()
    else if (event.key === 'ArrowUp' && row.previousElementSibling instanceof HTMLElement)
      row.previousElementSibling.focus()
    else if (event.key === 'Enter') setEdited(category)
    else if (event.key === 'Delete') ask(category, '')
    else return
    event.preventDefault()
  }
  function ask(category: CategoryView, into: string) {
    setTarget(into)
    setNotMoved(null)
    remove.reset()
    setRemoved(category)
  }
  async function takeAway({ id }: CategoryView) {
    const into = all.find((one) => one.id === target)
    setNotMoved(null)
    try {
      // First, while it is known by its word as well as by its id.
      if (into) await replaceUses('category', id, { to: `/p/${taxonomy}/${into.slug}`, toId: into.id })
    } catch (error) {
      // Removed all the same, it would leave links behind that lead nowhere.
      return setNotMoved(error)
    }
    remove.mutate({ id, into: target })
  }
  const others = all.filter((one) => one.id !== '' && one.id !== removed?.id)

  return (
    <>
      <Loaded query={query}>
        {(categories) => (
          <>
            <ul
              ref={list}
              onDragLeave={(event) => {
                if (
                  !(event.relatedTarget instanceof Node) ||
                  !event.currentTarget.contains(event.relatedTarget)
                )
                  setOver(null)
              }}
            >
              {categoryTree(categories).map(({ category, depth }) =>
                category.id === '' ? (
                  <li key="none" className="category-row">
                    <span className="grow">
                      <b>{category.title}</b>
                    </span>
                    <span className="muted">{taxonomyScreen.for_none}</span>
                  </li>
                ) : (
                  <li
                    key={category.id}
                    data-row={category.id}
                    data-depth={Math.min(depth, 6)}
                    data-drop={over?.id === category.id ? over.place : undefined}
                    className="category-row"
                    tabIndex={0}
                    aria-label={rowName(category, depth)}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
                    draggable
                    onDragStart={(event) => {
                      event.dataTransfer.effectAllowed = 'move'
                      setDragged(category.id)
                    }}
                    onDragEnd={() => {
                      setDragged(null)
                      setOver(null)
                    }}
                    onDragOver={(event) => {
                      if (!dragged || dragged === category.id) return
                      event.preventDefault()
                      setOver({ id: category.id, place: placeOf(event, isTree) })
                    }}
                    onDrop={(event) => {
                      event.preventDefault()
                      if (dragged && over) void move(dragged, { to: over.id, place: over.place })
                      setOver(null)
                    }}
                    onKeyDown={(event) => onKey(event, category)}
                  >
                    <GripVertical className="grip" size={16} aria-hidden />
                    <span className="grow">
                      <b>{category.title}</b>{' '}
                      <span className="muted">
                        /p/{category.taxonomy}/{category.slug}
                      </span>
                    </span>
                    {category.count > 0 ? (
                      <a className="link" href={`/p/${taxonomy}/${category.slug}`}>
                        {taxonomyScreen.entries({ count: category.count })}
                      </a>
                    ) : (
                      <span className="muted">{taxonomyScreen.entries({ count: category.count })}</span>
                    )}
                    <span className="row-actions">
                      <button type="button" className="button small" onClick={() => setEdited(category)}>
                        {common.edit}
                        <span className="hidden"> {category.title}</span>
                      </button>
                      <button type="button" className="button small" onClick={() => ask(category, '')}>
                        {common.delete}
                        <span className="hidden"> {category.title}</span>
                      </button>
                      <MoreMenu
                        label={taxonomyScreen.more_for({ title: category.title })}
                        actions={[
                          { label: common.move_up, run: () => void move(category.id, 'up') },
                          { label: common.move_down, run: () => void move(category.id, 'down') },
                          ...(isTree
                            ? [
                                {
                                  label: taxonomyScreen.move_in,
                                  run: () => void move(category.id, 'in'),
                                },
                                {
                                  label: taxonomyScreen.move_out,
                                  run: () => void move(category.id, 'out'),
                                },
                              ]
                            : []),
                          ...(categories.length > 2
                            ? [
                                {
                                  label: taxonomyScreen.merge_into,
                                  run: () =>
                                    ask(
                                      category,
                                      categories.find((one) => one.id !== '' && one.id !== category.id)?.id ??
                                        '',
                                    ),
                                },
                              ]
                            : []),
                        ]}
                      />
                    </span>
                  </li>
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
        <Modal
          title={
            target
              ? taxonomyScreen.merge_title({ title: removed.title })
              : taxonomyScreen.delete_title({ title: removed.title })
          }
          okLabel={target ? taxonomyScreen.merge : taxonomyScreen.delete_one({ word })}
          cancelLabel={common.keep_it}
          isDanger
          isBusy={remove.isPending}
          error={notMoved ?? remove.error}
          names={{ to: 'merge_into', to_id: 'merge_into' }}
          onCancel={() => setRemoved(null)}
          onOk={() => void takeAway(removed)}
        >
          {others.length > 0 && (
            <Field name="merge_into" title={taxonomyScreen.goes_to({ count: removed.count })}>
              {(ties) => (
                <Select
                  {...ties}
                  value={target}
                  placeholder={taxonomyScreen.none}
                  choices={others.map((one) => ({ title: one.title, value: one.id }))}
                  onChange={setTarget}
                />
              )}
            </Field>
          )}
          <p>
            {target
              ? taxonomyScreen.merge_text
              : removed.count === 0
                ? taxonomyScreen.is_empty
                : taxonomyScreen.entries_stay}
            {isTree && ` ${taxonomyScreen.moves_up}`}
          </p>
          <TermUses kind="category" id={removed.id} isReplaced={target !== ''} />
        </Modal>
      )}
    </>
  )
}

function rowName({ title, count }: CategoryView, depth: number): string {
  const entries = taxonomyScreen.entries({ count })
  return depth > 0
    ? taxonomyScreen.row_below({ title, level: depth + 1, entries })
    : taxonomyScreen.row({ title, entries })
}

/** The upper and lower quarter of a row are its edges; between them something is dropped into it. */
function placeOf(event: DragEvent<HTMLElement>, isTree: boolean): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  if (!isTree) return at < 0.5 ? 'before' : 'after'
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'inside'
}
