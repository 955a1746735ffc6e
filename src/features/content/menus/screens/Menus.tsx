/** Menus: chosen from a list, their entries ordered by dragging or by keys, saved as posts of the type menu. */
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { everyPost } from '#ui/allPosts.ts'
import { Field, FormProblems } from '#ui/FormProblems.tsx'
import { useListState } from '#ui/listState.ts'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { refresh, showFailure, useCall } from '#ui/useCall.ts'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { useUsesGuard } from '#ui/usesGuard.tsx'
import { isBlank, menuOfRows, menuProblems, rowsOfMenu, type MenuRow } from '../menuRows.ts'
import type { Post, PostSummary } from '../../schema.ts'
import { MenuAdd } from './MenuAdd.tsx'
import { entriesOf, saveMenu } from './menuPost.ts'
import { MenuPlaceChoice, type ChosenPlaces } from './MenuPlaceChoice.tsx'
import { MenuRows } from './MenuRows.tsx'
import { menuPlaces, useMenuPlaces, type MenuPlace, type MenuPlaces } from './useMenuPlaces.ts'
import { useBulk } from '../../lists/screens/useBulk.ts'
import { typeTexts } from '../../types/screens/typeTexts.ts'
import { common } from '#ui/texts/common.ts'
import { headerScreen } from '../texts/headerScreen.ts'
import { menuScreen } from '../texts/menuScreen.ts'

const everyMenu = () => everyPost<PostSummary>({ type: 'menu', status: 'any', sort: 'title' })

export default function Menus() {
  const client = useQueryClient()
  const [{ filters }, change] = useListState()
  const menus = useQuery({ queryKey: ['/api/posts', 'menu', 'every'], queryFn: everyMenu })
  const chosen = menus.data?.find(({ id }) => id === filters.menu)?.id ?? menus.data?.[0]?.id
  const places = useMenuPlaces()
  // The first menu gets another name and place than the next: both are known before one is made.
  const isReady = menus.data !== undefined && !places.isPending
  const bulkChange = useBulk()
  const { guard, dialog } = useUsesGuard('post', common.move_to_trash)

  async function add() {
    try {
      const number = (menus.data?.length ?? 0) + 1
      const made = await saveMenu(
        null,
        number === 1 ? menuScreen.main_menu : menuScreen.menu_number({ number }),
        [],
      )
      // The first menu of a site is meant for its header.
      if (places.isKnown && places.shown.header === '') await places.show('header', made.id)
      await refresh(client, ['/api/posts'])
      change({ filters: { menu: made.id } })
    } catch (error) {
      showFailure(error, menuScreen.not_made)
    }
  }
  function remove(rows: PostSummary[]) {
    void guard(
      rows.map((row) => row.id),
      async () => {
        await bulkChange(
          rows,
          { action: 'trash' },
          { done: common.in_the_trash, words: typeTexts('menu', undefined) },
          () => ({
            action: 'restore',
          }),
        )
        change({ filters: {} })
      },
    )
  }
  return (
    <Page
      title={common.menus}
      text={menuScreen.intro}
      actions={[
        ...(places.isKnown ? [{ label: headerScreen.title, href: '/user/header' }] : []),
        { label: menuScreen.new_menu, isPrimary: true, run: () => void add(), isDisabled: !isReady },
      ]}
    >
      <Loaded query={menus}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={menuScreen.empty_title} text={menuScreen.empty_text}>
              <button type="button" className="button primary" disabled={!isReady} onClick={() => void add()}>
                {menuScreen.new_menu}
              </button>
            </EmptyState>
          ) : (
            <section className="card-box">
              <nav className="tabs-row" aria-label={common.menus}>
                {items.map((menu) => (
                  <button
                    key={menu.id}
                    type="button"
                    aria-current={menu.id === chosen ? 'page' : undefined}
                    onClick={() => change({ filters: { menu: menu.id } })}
                  >
                    {menu.title}
                  </button>
                ))}
              </nav>
              {chosen && (
                <MenuEditor
                  key={chosen}
                  id={chosen}
                  menus={items}
                  places={places}
                  onSaved={() => refresh(client, ['/api/posts'])}
                  onDelete={() => remove(items.filter((menu) => menu.id === chosen))}
                />
              )}
            </section>
          )
        }
      </Loaded>
      {dialog}
    </Page>
  )
}

let made = 0
const newId = () => `entry-${(made += 1)}`

interface EditorProps {
  id: string
  menus: readonly PostSummary[]
  places: MenuPlaces
  onSaved: () => Promise<void>
  onDelete: () => void
}

function MenuEditor({ id, menus, places, onSaved, onDelete }: EditorProps) {
  const query = useCall<Post>(`/api/posts/${id}`, { source: 'editor' })
  return (
    <Loaded query={query}>
      {(post) => (
        <MenuForm
          key={`${post.id} ${post.version}`}
          {...{ post, menus, places, onDelete }}
          onSaved={async () => {
            await onSaved()
            await query.refetch()
          }}
        />
      )}
    </Loaded>
  )
}

function MenuForm({ post, menus, places, onSaved, onDelete }: Omit<EditorProps, 'id'> & { post: Post }) {
  const [title, setTitle] = useState(post.title)
  const [rows, setRows] = useState<MenuRow[]>(() => rowsOfMenu(entriesOf(post), newId))
  /** What was chosen of where it is shown; null: nothing was touched. */
  const [chosen, setChosen] = useState<ChosenPlaces | null>(null)
  const shownIn: ChosenPlaces = {
    header: places.shown.header === post.id,
    footer: places.shown.footer === post.id,
  }
  const otherPlaces = menuPlaces.filter((place) => chosen && chosen[place] !== shownIn[place])
  const otherMenuAt = (place: MenuPlace) =>
    menus.find(({ id }) => id === places.shown[place] && id !== post.id)?.title ?? ''
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const problems = menuProblems(title, rows)
  const isChanged =
    title !== post.title ||
    otherPlaces.length > 0 ||
    JSON.stringify(menuOfRows(rows)) !== JSON.stringify(menuOfRows(rowsOfMenu(entriesOf(post), newId)))

  async function save() {
    setError(null)
    if (Object.keys(problems).length > 0) return setTries(tries + 1)
    setBusy(true)
    try {
      await saveMenu(post, title, menuOfRows(rows.filter((row) => !isBlank(row))))
      for (const place of otherPlaces) await places.show(place, chosen?.[place] ? post.id : '')
      setChosen(null)
      notify({ kind: 'good', title: menuScreen.saved })
      await onSaved()
    } catch (failure) {
      setError(failure)
    }
    setBusy(false)
  }
  return (
    <form
      className="stack pad"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <LeaveWarning isChanged={isChanged} isOfQuery />
      <FormProblems error={error} tries={tries}>
        <Field name="title" title={menuScreen.name} problem={tries > 0 ? problems.title : undefined}>
          {(ties) => <TextInput {...ties} value={title} maxLength={300} onChange={setTitle} />}
        </Field>
        <MenuRows rows={rows} problems={tries > 0 ? problems : {}} onChange={setRows} />
      </FormProblems>
      <MenuAdd onAdd={(place) => setRows([...rows, { id: newId(), ...place, depth: 0 }])} />
      {places.isKnown && (
        <MenuPlaceChoice
          value={chosen ?? shownIn}
          others={{ header: otherMenuAt('header'), footer: otherMenuAt('footer') }}
          onChange={setChosen}
        />
      )}
      <div className="row">
        <button type="submit" className="button primary" disabled={isBusy || !isChanged}>
          {menuScreen.save}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => setRows([...rows, { id: newId(), title: '', url: '', depth: 0 }])}
        >
          {menuScreen.add_url}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {menuScreen.delete_menu}
        </button>
      </div>
    </form>
  )
}
