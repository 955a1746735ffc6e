/** One content type: its fields in order, the form that they make, and the type's own settings. What it is changed to holds at once. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import type { FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PostTypeView } from '../../schema.ts'
import { DeleteTypeDialog, HideFieldsDialog, type HiddenField } from './TypeDialogs.tsx'
import { TypeFields } from './TypeFields.tsx'
import { TypeSettings, useTypeSettings } from './TypeSettings.tsx'
import { typeTexts } from './typeTexts.ts'
import { useTypeFields } from './useTypeFields.ts'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

const crumbs = [{ title: common.content_types, href: '/user/types' }]

export default function TypeEditor({ params }: ScreenProps) {
  const query = useCall<PostTypeView[]>('/api/types')
  return (
    <Loaded query={query}>
      {(types) => {
        const type = types.find((one) => one.slug === params.type)
        return type ? (
          <Editor key={type.slug} type={type} />
        ) : (
          <Page title={common.content_type} crumbs={crumbs}>
            <EmptyState title={typeScreen.no_such_type({ type: params.type ?? '' })} />
          </Page>
        )
      }}
    </Loaded>
  )
}

function Editor({ type }: { type: PostTypeView }) {
  const [, go] = useLocation()
  const [settings, setSettings] = useTypeSettings(type)
  const fields = useTypeFields(type.fields)
  const written = JSON.stringify({ settings, fields: fields.named })
  const [saved, setSaved] = useState(written)
  const sent = useRef(written)
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<{ kind: 'hides'; lost: HiddenField[] } | { kind: 'delete' } | null>(null)
  const save = useAction<PostTypeView, object>('POST', '/api/types', {
    refresh: ['/api/types'],
    done: typeScreen.type_saved,
    showsErrorInForm: true,
    onDone: () => setSaved(sent.current),
  })
  const remove = useAction<unknown, string>('DELETE', (slug) => `/api/types?slug=${slug}`, {
    refresh: ['/api/types'],
    done: typeScreen.type_deleted,
    failed: typeScreen.not_deleted,
    onDone() {
      flushSync(() => setSaved(written))
      go('/user/types')
    },
  })

  async function saveNow() {
    if (fields.problems.some(Boolean)) return setTries(tries + 1)
    const lost = asked?.kind === 'hides' ? [] : await hiddenBy(type, fields.named)
    if (lost.length > 0) return setAsked({ kind: 'hides', lost })
    setAsked(null)
    sent.current = written
    save.mutate({ slug: type.slug, ...settings, fields: fields.named })
  }
  useSaveShortcut(() => void saveNow())

  return (
    <Page
      title={type.title}
      crumbs={crumbs}
      text={typeScreen.overview({ count: type.count })}
      actions={[
        { label: typeScreen.see_entries, href: `/user/content/${type.slug}` },
        { label: typeTexts(type.slug, type).create, href: `/user/editor/new?type=${type.slug}` },
        {
          label: typeScreen.save_type,
          isPrimary: true,
          run: () => void saveNow(),
          isDisabled: save.isPending,
        },
      ]}
    >
      <LeaveWarning isChanged={written !== saved} />
      <FormProblems error={save.error} tries={tries}>
        <div className="two">
          <div className="stack">
            <TypeFields state={fields} showsProblems={tries > 0} />
            <TypeSettings
              type={type}
              values={settings}
              onChange={setSettings}
              onDelete={() => setAsked({ kind: 'delete' })}
            />
          </div>
          <FormPreview fields={fields.named} />
        </div>
      </FormProblems>
      {asked?.kind === 'hides' && (
        <HideFieldsDialog lost={asked.lost} onCancel={() => setAsked(null)} onOk={() => void saveNow()} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteTypeDialog
          type={type}
          onCancel={() => setAsked(null)}
          onOk={() => {
            setAsked(null)
            remove.mutate(type.slug)
          }}
        />
      )}
    </Page>
  )
}

/** Fields that go and are filled in somewhere: their values are kept and no longer shown. */
async function hiddenBy(type: PostTypeView, fields: readonly FieldDefinition[]): Promise<HiddenField[]> {
  const gone = type.fields.filter((field) => !fields.some((one) => one.name === field.name))
  if (gone.length === 0) return []
  const usage = await call<{ name: string; count: number }[]>('GET', `/api/types/${type.slug}/usage`)
  return gone.flatMap((field) => {
    const count = usage.find((one) => one.name === field.name)?.count ?? 0
    return count > 0 ? [{ title: field.title, count }] : []
  })
}

/** The form that the fields make, to try. */
function FormPreview({ fields }: { fields: readonly FieldDefinition[] }) {
  const [sample, setSample] = useState<Record<string, unknown>>({})
  return (
    <section className="card-box type-preview" aria-label={typeScreen.form}>
      <h2>{typeScreen.form}</h2>
      {fields.every((field) => field.title === '') ? (
        <p className="muted">{typeScreen.form_empty}</p>
      ) : (
        <FieldForm
          fields={fields.filter((field) => field.name !== '')}
          values={sample}
          onChange={setSample}
        />
      )}
    </section>
  )
}
