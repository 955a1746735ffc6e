/**
 * The settings of header and footer with the entries of their menus: a draft that whoever shows it draws on a page, and that reaches
 * visitors when it is saved.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import type { SettingRow } from '#features/settings/schema.ts'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import type { FieldDefinition } from '#ui/field.ts'
import { LogoWarningOnSite } from '#ui/LogoWarning.tsx'
import { notify } from '#ui/notices.ts'
import { Loaded } from '#ui/states.tsx'
import { common } from '#ui/texts/common.ts'
import { leaving } from '#ui/texts/leaving.ts'
import { refresh, useCall } from '#ui/useCall.ts'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import type { Post } from '../../schema.ts'
import { isBlank, menuOfRows, menuProblems, rowsOfMenu, type MenuRow } from '../menuRows.ts'
import { headerScreen } from '../texts/headerScreen.ts'
import { menuScreen } from '../texts/menuScreen.ts'
import type { HeaderDraft, HeaderPart } from './headerDraft.ts'
import { MenuAdd } from './MenuAdd.tsx'
import { entriesOf, saveMenu } from './menuPost.ts'
import { MenuRows } from './MenuRows.tsx'
import { menuAt, type MenuPlace, menuPlaces, showMenu } from './useMenuPlaces.ts'
import './header.css'

type Menus = Record<MenuPlace, Post | null>

export interface HeaderForm {
  /** The fields, part by part. */
  controls: ReactNode
  draft: HeaderDraft
  isChanged: boolean
  isBusy: boolean
  /** Returns whether all of it is kept; what was refused is said at its field. */
  save(): Promise<boolean>
  discard(): void
  /** Brings the settings of a part into view, with the keys in the entry of that title or in the first field. */
  goTo(part: HeaderPart, title: string): void
}

interface HeaderProps {
  children: (form: HeaderForm) => ReactNode
}

/** Loads what is saved of header and footer, and gives `children` the draft of it. */
export function HeaderEditing({ children }: HeaderProps) {
  const settings = useCall<SettingRow[]>('/api/options')
  return (
    <Loaded query={settings} rows={8}>
      {(rows) => (
        <WithMenu id={menuAt(rows, 'header')}>
          {(header) => (
            <WithMenu id={menuAt(rows, 'footer')}>
              {(footer) => (
                <Draft
                  key={`${header?.id} ${header?.version} ${footer?.id} ${footer?.version}`}
                  rows={rows}
                  menus={{ header, footer }}
                >
                  {children}
                </Draft>
              )}
            </WithMenu>
          )}
        </WithMenu>
      )}
    </Loaded>
  )
}

interface WithMenuProps {
  id: string
  children: (menu: Post | null) => ReactNode
}

function WithMenu({ id, children }: WithMenuProps) {
  return id === '' ? children(null) : <StoredMenu id={id}>{children}</StoredMenu>
}

function StoredMenu({ id, children }: WithMenuProps) {
  const query = useCall<Post>(`/api/posts/${id}`, { source: 'editor' })
  return (
    <Loaded query={query} rows={4}>
      {children}
    </Loaded>
  )
}

/** Which settings a part holds, in the order of the page; `menu`: the entries of which menu it begins with. */
const parts: readonly { part: HeaderPart; title: string; menu?: MenuPlace; names: readonly string[] }[] = [
  { part: 'announcement', title: headerScreen.announcement, names: ['announcement', 'announcement_url'] },
  { part: 'logo', title: headerScreen.logo, names: ['site_logo', 'site_logo_dark', 'logo_height'] },
  { part: 'menu', title: headerScreen.menu, menu: 'header', names: ['header_layout', 'header_position'] },
  {
    part: 'tools',
    title: headerScreen.tools,
    names: [
      'header_search',
      'header_account',
      'header_cart',
      'header_button_text',
      'header_button_url',
      'header_button_look',
    ],
  },
  { part: 'footer', title: headerScreen.footer, menu: 'footer', names: ['footer_position', 'footer_text'] },
]
const shownNames = new Set(parts.flatMap(({ names }) => names))

let made = 0
const newId = () => `link-${(made += 1)}`

function Draft({ rows, menus, children }: HeaderProps & { rows: readonly SettingRow[]; menus: Menus }) {
  const client = useQueryClient()
  const controls = useRef<HTMLDivElement>(null)
  const [changed, setChanged] = useState<Record<string, unknown>>({})
  const [entries, setEntries] = useState(() => entriesIn(menus))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const shown = rows.filter(({ name }) => shownNames.has(name))
  const values = Object.fromEntries(
    shown.map(({ name, value }) => [name, name in changed ? changed[name] : value]),
  )
  const changedMenus = menuPlaces.filter((place) => isOther(entries[place], menus[place]))
  const problems = menuProblems('-', [...entries.header, ...entries.footer])
  const isChanged = Object.keys(changed).length > 0 || changedMenus.length > 0

  async function save(): Promise<boolean> {
    if (isBusy || !isChanged) return !isChanged
    setError(null)
    if (Object.keys(problems).length > 0) {
      setTries(tries + 1)
      return false
    }
    let isSaved = false
    setBusy(true)
    try {
      for (const [name, value] of Object.entries(changed)) {
        await call('POST', '/api/options', { name, value }).catch((failure: unknown) => {
          throw new SettingFailure(name, failure)
        })
        setChanged(({ [name]: _saved, ...others }) => others)
      }
      for (const place of changedMenus) {
        const old = menus[place]
        const saved = await saveMenu(
          old,
          old?.title ?? (place === 'header' ? headerScreen.header : headerScreen.footer),
          written(entries[place]),
        )
        if (!old) await showMenu(place, saved.id)
      }
      isSaved = true
      notify({ kind: 'good', title: headerScreen.saved })
    } catch (failure) {
      setError(failure instanceof SettingFailure ? failure.cause : failure)
      setNames(failure instanceof SettingFailure ? { value: failure.setting } : {})
    }
    await refresh(client, ['/api/options', '/api/init', '/api/posts'])
    setBusy(false)
    return isSaved
  }
  const [names, setNames] = useState<Record<string, string>>({})
  useSaveShortcut(() => void save())

  function goTo(part: HeaderPart, title: string) {
    const section = controls.current?.querySelector(`[data-part="${part}"]`)
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    const inputs = [...(section?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    const entry = inputs.find(({ value }) => title !== '' && value === title)
    ;(entry ?? inputs[0])?.focus({ preventScroll: true })
  }

  return children({
    draft: { settings: values, header: written(entries.header), footer: written(entries.footer) },
    isChanged,
    isBusy,
    save,
    discard() {
      setChanged({})
      setEntries(entriesIn(menus))
    },
    goTo,
    controls: (
      <div ref={controls} className="header-controls">
        <LeaveWarning isChanged={isChanged} />
        <FormProblems error={error} names={names} tries={tries}>
          {parts.map(({ part, title, menu, names: own }) => (
            <section key={part} data-part={part} className="card-box pad stack" aria-label={title}>
              <h2>{title}</h2>
              {menu && (
                <MenuEntries
                  rows={entries[menu]}
                  problems={tries > 0 ? problems : {}}
                  onChange={(next) => setEntries({ ...entries, [menu]: next })}
                />
              )}
              <FieldForm
                fields={shown.filter(({ name }) => own.includes(name)).map(fieldOf)}
                values={values}
                onChange={(next) => setChanged({ ...changed, ...differing(next, values) })}
              />
              {part === 'logo' && (
                <LogoWarningOnSite
                  logo={String(values.site_logo ?? '')}
                  logoDark={String(values.site_logo_dark ?? '')}
                />
              )}
            </section>
          ))}
        </FormProblems>
      </div>
    ),
  })
}

/** What keeps the draft, and what gives it up. */
export function HeaderSave({ form: { isBusy, isChanged, save, discard } }: { form: HeaderForm }) {
  return (
    <div className="header-save">
      <button
        type="button"
        className="button primary"
        disabled={isBusy || !isChanged}
        onClick={() => void save()}
      >
        {common.save}
      </button>
      <button type="button" className="button" disabled={isBusy || !isChanged} onClick={discard}>
        {leaving.discard_changes}
      </button>
    </div>
  )
}

interface EntriesProps {
  rows: readonly MenuRow[]
  problems: Readonly<Record<string, string>>
  onChange: (rows: MenuRow[]) => void
}

function MenuEntries({ rows, problems, onChange }: EntriesProps) {
  const add = (place: { title: string; url: string }) =>
    onChange([...rows, { id: newId(), ...place, depth: 0 }])
  return (
    <>
      <MenuRows rows={rows} problems={problems} onChange={onChange} />
      <MenuAdd onAdd={add} />
      <button type="button" className="button" onClick={() => add({ title: '', url: '' })}>
        {menuScreen.add_url}
      </button>
    </>
  )
}

/** A setting that was refused: the call names its field `value`. */
class SettingFailure extends Error {
  readonly setting: string
  constructor(setting: string, cause: unknown) {
    super(setting, { cause })
    this.setting = setting
  }
}

const entriesIn = (menus: Menus): Record<MenuPlace, MenuRow[]> => ({
  header: rowsOfMenu(menus.header ? entriesOf(menus.header) : [], newId),
  footer: rowsOfMenu(menus.footer ? entriesOf(menus.footer) : [], newId),
})

const written = (rows: readonly MenuRow[]) => menuOfRows(rows.filter((row) => !isBlank(row)))

const isOther = (rows: readonly MenuRow[], menu: Post | null): boolean =>
  JSON.stringify(written(rows)) !== JSON.stringify(menuOfRows(rowsOfMenu(menu ? entriesOf(menu) : [], newId)))

const differing = (next: Record<string, unknown>, before: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== before[name]))

const fieldOf = (row: SettingRow): FieldDefinition => ({
  ...row.field,
  name: row.name,
  title: row.title,
  description: row.description,
  use_switch: row.field.type === 'bool',
})
