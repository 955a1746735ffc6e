/** A component where it is used: its variant, its settings, what is in its slots, and what is left of settings that it had. */
import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { readOverrides, readVariants, variantsMeta, type Override } from '#blocks/reusable/variants.ts'
import { call } from '#platform/client/call.ts'
import { Select } from '#ui/Select.tsx'
import { useViewer } from '#ui/viewer.ts'
import { newBlock } from '../model/newBlock.ts'
import { useEditor } from '../EditorContext.ts'
import { pasteBlocks } from '../model/paste.ts'
import type { BlockRecord } from '../model/record.ts'
import { Labelled } from '../panels/fields.tsx'
import { metaOf } from '../panels/metaRules.ts'
import { postFrom } from '../post.ts'
import { componentParts, isOf } from './componentSettings.ts'
import { SettingControls } from './SettingControls.tsx'
import { components as texts } from './texts/components.ts'

export default function ComponentFields({ record }: { record: BlockRecord }) {
  const { editorDocument, mayDesign } = useEditor()
  const mayOpen = useViewer().can('design.write')
  const id = useId()
  const { component_id: componentId, variant, overrides } = record.state
  const component = useQuery({
    queryKey: ['/api/posts', componentId, 'component'],
    queryFn: async () => postFrom(await call<unknown>('GET', `/api/posts/${String(componentId)}`)),
    enabled: typeof componentId === 'string' && componentId !== '',
    retry: false,
  })
  if (typeof componentId !== 'string' || componentId === '') return null
  if (component.isError) return <p className="muted">{texts.component_failed}</p>
  if (!component.data) return null
  const { settings, slots } = componentParts(component.data.value)
  const variants = readVariants(metaOf(component.data.metas, variantsMeta))
  const values = readOverrides(overrides)
  const left = values.filter((one) => !settings.some((setting) => isOf(setting)(one)))
  const put = (next: Override[]) =>
    editorDocument.patch(record.id, { overrides: next.length > 0 ? next : undefined })
  return (
    <>
      {mayOpen ? (
        <p>
          <a className="link" href={`/user/editor/${componentId}`}>
            {texts.edit_component}
          </a>
        </p>
      ) : null}
      {variants.length > 0 && mayDesign ? (
        <Labelled id={`${id}-variant`} title={texts.variant}>
          <Select
            id={`${id}-variant`}
            value={typeof variant === 'string' ? variant : ''}
            placeholder={texts.no_variant}
            choices={variants.map((one) => ({ value: one.id, title: one.title }))}
            onChange={(to) => editorDocument.patch(record.id, { variant: to || undefined })}
          />
        </Labelled>
      ) : null}
      <SettingControls
        settings={settings}
        below={variants.find((one) => one.id === variant)?.values ?? []}
        values={values}
        onChange={put}
      />
      {settings.length + slots.length === 0 ? <p className="muted">{texts.nothing_to_set}</p> : null}
      {slots.length > 0 ? <Slots record={record} slots={slots} /> : null}
      {left.map((one) => (
        <p key={`${one.block} ${one.key ?? ''}`} className="muted">
          {texts.left_over({ value: typeof one.value === 'string' ? one.value : JSON.stringify(one.value) })}{' '}
          <button type="button" className="link" onClick={() => put(values.filter((other) => other !== one))}>
            {texts.remove}
          </button>
        </p>
      ))}
    </>
  )
}

/** What is in each slot here: written on the page, once it is begun. */
function Slots({ record, slots }: { record: BlockRecord; slots: readonly { id: string; title: string }[] }) {
  const { editorDocument, report } = useEditor()
  const filled = (slot: string) =>
    record.children.find((id) => editorDocument.blocks.get(id)?.state.slot === slot)
  const add = (slot: string, title: string) => {
    const content = newBlock('slot-content', { slot }, [newBlock('paragraph', { text: '' })])
    const place = { target: record.id, position: 'append' } as const
    const outcome = pasteBlocks(editorDocument, [content], place, texts.add_content)
    report(outcome, texts.content_added({ title }))
    if (!outcome.ok) return
    const [first] = editorDocument.blocks.get(outcome.id)?.children ?? []
    if (first !== undefined) editorDocument.select({ id: first, anchor: 0, head: 0 })
  }
  return (
    <fieldset className="editor-group component-slots">
      <legend>{texts.slots}</legend>
      {slots.map(({ id, title }) => {
        const content = filled(id)
        return (
          <div key={id} className="component-slot">
            <span>{title}</span>
            {content === undefined ? (
              <button type="button" className="button small" onClick={() => add(id, title)}>
                <Plus size={14} aria-hidden /> {texts.add_content}
              </button>
            ) : (
              <button type="button" className="link" onClick={() => editorDocument.select({ id: content })}>
                {texts.select_content}
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
