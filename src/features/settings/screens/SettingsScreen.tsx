/** All settings from their definitions: found by words, in groups, each saved on its own or all by Cmd-S. */
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useSaveShortcut } from '#ui/commands.ts'
import { FieldInput } from '#ui/FieldInput.tsx'
import type { FieldDefinition } from '#ui/field.ts'
import { FormProblems } from '#ui/FormProblems.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { LogoWarningOnSite } from '#ui/LogoWarning.tsx'
import { Page } from '#ui/Page.tsx'
import { SenderWarning } from '#ui/SenderWarning.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useCall } from '#ui/useCall.ts'
import { useSectionInView } from '#ui/useSectionInView.ts'
import { PostInput } from './PostInput.tsx'
import { StructureInput } from './StructureInput.tsx'
import { TokensInput } from './TokensInput.tsx'
import { useLinkedPart } from './useLinkedPart.ts'
import { useSettingsForm } from './useSettingsForm.ts'
import type { SettingRow } from '../schema.ts'
import { settingsScreen } from '../texts/settingsScreen.ts'
import { common } from '#ui/texts/common.ts'
import { leaving } from '#ui/texts/leaving.ts'

const groupTitles: Record<string, string> = {
  site: common.site,
  header: settingsScreen.header,
  reading: settingsScreen.reading,
  design: settingsScreen.design,
  dashboard: settingsScreen.dashboard,
  mail: settingsScreen.mail,
  shop: common.shop,
}

/** Where a group begins on the screen. The dashboard as a whole has the name of one of them. */
const idOf = (group: string): string => (group === 'dashboard' ? 'own-dashboard' : group)

/** What is changed on the screens Home and Theme, or in the editor, alone. */
const ofOtherScreens: ReadonlySet<string> = new Set([
  'dashboard_setting',
  'own_fonts',
  'shared_styles',
  'site_theme',
  'theme_before',
  'theme_looks',
])

export default function SettingsScreen() {
  const query = useCall<SettingRow[]>('/api/options')
  const [words, setWords] = useState('')
  const { changed, problems, tries, isBusy, change, discard, saveAll } = useSettingsForm()
  useLinkedPart(query.data !== undefined)
  const count = Object.keys(changed).length
  const valueOf = (row: SettingRow) => (row.name in changed ? changed[row.name] : row.value)

  useSaveShortcut(() => void saveAll())

  return (
    <Page
      title={common.settings}
      text={count > 0 ? settingsScreen.unsaved({ count }) : settingsScreen.everything_is_saved}
    >
      <LeaveWarning isChanged={count > 0} />
      <input
        type="search"
        aria-label={settingsScreen.search}
        placeholder={settingsScreen.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Loaded query={query} rows={8}>
        {(rows) => {
          const found = rows.filter((row) => !ofOtherScreens.has(row.name) && fits(row, words))
          const groups = [...new Set(found.map((row) => row.group))]
          return (
            <div className="settings-layout">
              <GroupList groups={groups} />
              <FormProblems error={null} tries={tries}>
                <div className="stack">
                  {found.length === 0 && <EmptyState title={settingsScreen.nothing_found({ words })} />}
                  {groups.map((group) => (
                    <section
                      key={group}
                      id={idOf(group)}
                      className="card-box"
                      aria-label={groupTitles[group] ?? group}
                    >
                      <h2>{groupTitles[group] ?? group}</h2>
                      {found
                        .filter((row) => row.group === group)
                        .map((row) => (
                          <Setting
                            key={row.name}
                            row={row}
                            value={valueOf(row)}
                            isChanged={row.name in changed}
                            problem={problems[row.name]}
                            onChange={(value) => change(row.name, value)}
                          >
                            {row.name === 'site_email' && (
                              <SenderWarning email={String(valueOf(row) ?? '')} />
                            )}
                            {row.name === 'site_logo' && (
                              <LogoWarningOnSite
                                logo={String(valueOf(row) ?? '')}
                                logoDark={String(rows.filter(isDarkLogo).map(valueOf)[0] ?? '')}
                              />
                            )}
                          </Setting>
                        ))}
                    </section>
                  ))}
                  <div className="unsaved" role="status">
                    {count > 0 && (
                      <>
                        <span>{settingsScreen.unsaved({ count })}</span>
                        <button type="button" className="button small" disabled={isBusy} onClick={discard}>
                          {leaving.discard_changes}
                        </button>
                        <button
                          type="button"
                          className="button small primary"
                          disabled={isBusy}
                          onClick={() => void saveAll()}
                        >
                          {settingsScreen.save_settings}
                        </button>
                      </>
                    )}
                  </div>
                </div>
              </FormProblems>
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}

/** The way to each group; the one that is read now is marked. */
function GroupList({ groups }: { groups: readonly string[] }) {
  const current = useSectionInView(groups.map(idOf))
  return (
    <nav className="settings-nav" aria-label={settingsScreen.groups}>
      {groups.map((group) => (
        <a
          key={group}
          href={`#${idOf(group)}`}
          aria-current={idOf(group) === current ? 'location' : undefined}
        >
          {groupTitles[group] ?? group}
        </a>
      ))}
    </nav>
  )
}

const isDarkLogo = ({ name }: SettingRow): boolean => name === 'site_logo_dark'

function fits(row: SettingRow, words: string): boolean {
  const text = `${row.title} ${row.description} ${row.name} ${row.group}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface SettingProps {
  row: SettingRow
  value: unknown
  isChanged: boolean
  problem?: string
  /** What is said below the field. */
  children: ReactNode
  onChange: (value: unknown) => void
}

function Setting({ row, value, isChanged, problem, children, onChange }: SettingProps) {
  const id = `setting-${row.name.replaceAll('.', '-')}`
  const fieldProps = {
    describedBy: problem === undefined ? `${id}-help` : `${id}-help ${id}-problem`,
    isInvalid: problem !== undefined,
  }
  const isStructure = row.field.type === 'structure'
  const { changed_at: place, choices = [] } = row.field
  if (place && row.is_set && row.can_write) {
    return (
      <div className="setting field">
        <span className="label">{row.title}</span>
        <p>
          {choices.find((choice) => choice.value === value)?.title ?? String(value)} ·{' '}
          <Link className="link" href={place.path}>
            {place.title}
          </Link>
        </p>
        <span className="help">{row.description}</span>
      </div>
    )
  }
  return (
    <div className="setting field">
      <label htmlFor={id}>
        {row.title}
        {isChanged && <span className="warn"> {settingsScreen.not_saved}</span>}
      </label>
      {!row.can_write ? (
        <p>
          {typeof value === 'string' || typeof value === 'number' ? (
            String(value)
          ) : (
            <span className="muted">{settingsScreen.only_administrators_change_this}</span>
          )}
        </p>
      ) : row.is_secret ? (
        <TextInput
          id={id}
          kind="secret"
          {...fieldProps}
          value={typeof value === 'string' ? value : ''}
          placeholder={row.is_set ? settingsScreen.secret_is_set : settingsScreen.not_set}
          onChange={onChange}
        />
      ) : row.field.type === 'post' ? (
        <PostInput
          id={id}
          {...fieldProps}
          title={row.title}
          type={row.field.post_type}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      ) : row.field.type === 'tokens' ? (
        <>
          <p>
            <Link className="link" href="/user/theme">
              {settingsScreen.in_the_theme}
            </Link>
          </p>
          <TokensInput id={id} label={row.title} value={value} {...fieldProps} onChange={onChange} />
        </>
      ) : isStructure ? (
        <StructureInput
          label={row.title}
          value={value}
          describedBy={fieldProps.describedBy}
          onChange={onChange}
        />
      ) : (
        <FieldInput id={id} field={fieldOf(row)} value={value} {...fieldProps} onChange={onChange} />
      )}
      {children}
      <span className="help" id={`${id}-help`}>
        {row.description}
        {row.is_set && row.can_write && (
          <>
            {' '}
            <button type="button" className="link" onClick={() => onChange(null)}>
              {settingsScreen.to_default}
              <span className="hidden"> {settingsScreen.of_title({ title: row.title })}</span>
            </button>
          </>
        )}
      </span>
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  )
}

function fieldOf(row: SettingRow): FieldDefinition {
  const { type } = row.field
  return { ...row.field, name: row.name, title: row.title, type, use_switch: type === 'bool' }
}
