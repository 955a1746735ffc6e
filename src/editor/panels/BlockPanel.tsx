/** The settings of the selected block: its own fields, then style, link and visibility, which every block has. */
import { memo, useState } from 'react'
import type { PanelField } from '#blocks/defineBlock.ts'
import { emailBlocks } from '#blocks/emailBlocks.ts'
import { panelOf } from '#blocks/panels.ts'
import { definitions } from '#blocks/registry.ts'
import { isRecord } from '#platform/isRecord.ts'
import { useViewer } from '#ui/viewer.ts'
import { useEditor } from '../EditorContext.ts'
import { type StateProps, useSettings } from './useSettings.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import type { BlockRecord } from '../model/record.ts'
import { BehaviourPanel } from './BehaviourPanel.tsx'
import { DesignField, isDesignField } from './DesignField.tsx'
import { Field, Labelled } from './fields.tsx'
import { Disclosure } from './Disclosure.tsx'
import { picturePatch } from './picturePatch.ts'
import { MapPlaceField } from './MapPlaceField.tsx'
import { PictureField } from './PictureField.tsx'
import { StylePanel } from './StylePanel.tsx'
import { blockPanel } from './texts/blockPanel.ts'
import { common } from '#ui/texts/common.ts'
import { onDemand } from '#ui/onDemand.tsx'

/** How a block is laid out. */
const LayoutPanel = onDemand(() => import('./LayoutPanel.tsx').then((part) => part.default))
/** For several blocks at once. */
const SeveralStyles = onDemand(() => import('./SeveralStyles.tsx').then((part) => part.SeveralStyles))
/** For reusable blocks, and for the blocks of a component. */
const ComponentFields = onDemand(() =>
  import('../components/ComponentFields.tsx').then((part) => part.default),
)
const ExposedSettings = onDemand(() =>
  import('../components/ExposedSettings.tsx').then((part) => part.default),
)
/** For lists that are written as text as well. */
const AsText = onDemand(() => import('./AsText.tsx').then((part) => part.default))
/** Rows that are written as text as well, by the type of their block. */
const rowsAsText = [
  ['price-list', 'sections'],
  ['opening-hours', 'rows'],
  ['timeline', 'entries'],
  ['schedule', 'days'],
  ['pricing', 'plans'],
] as const
/** For collections, and for the blocks in their cards. */
const CollectionFields = onDemand(() =>
  import('../collection/CollectionFields.tsx').then((part) => part.default),
)
const BindSection = onDemand(() => import('../collection/BindSection.tsx').then((part) => part.default))
/** In an email, in place of all that a page can have. */
const EmailBlockFields = onDemand(() => import('./EmailBlockFields.tsx').then((part) => part.default))
/** What reads CSS loads with the first look at it. */
const OwnCss = onDemand(() => import('./OwnCss.tsx').then((part) => part.OwnCss))
/** The language of rules and its patterns load when they are looked at. */
const VisibilityRules = onDemand(() => import('./VisibilityRules.tsx').then((part) => part.default))

/** What the editor says and saves beside it wakes none of its fields. */
export const BlockPanel = memo(function BlockPanel({ id, count }: { id: string | null; count: number }) {
  const { mayDesign, type } = useEditor()
  if (id === null) {
    return (
      <div className="editor-nothing">
        <p>{blockPanel.nothing_selected}</p>
        <p className="muted">{blockPanel.nothing_selected_help}</p>
      </div>
    )
  }
  if (count > 1) {
    return (
      <>
        <div className="editor-nothing">
          <p>{blockPanel.several_selected({ count })}</p>
          <p className="muted">{blockPanel.several_help}</p>
        </div>
        {mayDesign && type !== 'newsletter' ? <SeveralStyles key={`${id} ${count}`} /> : null}
      </>
    )
  }
  return <Settings key={id} id={id} />
})

function Settings({ id }: { id: string }) {
  const { editorDocument, mayDesign, type: postType } = useEditor()
  const mayWriteCss = useViewer().can('design.write')
  const type = editorDocument.blocks.get(id)?.type ?? ''
  const definition = definitions.get(type)
  // A text that also has a field in the panel wakes it.
  const isMail = postType === 'newsletter'
  const fields = isMail ? panelOfEmail(type) : panelOf(type)
  const isShown = definition !== undefined && fields.some(({ name }) => name === definition.textKey)
  const record = useSettings(id, isShown ? undefined : definition?.textKey)
  if (!record) return null
  // What an entry says is set where it is bound.
  const bound = isRecord(record.state.bind) ? record.state.bind : {}
  const panel = fields.filter(
    ({ name }) => !(name in bound) && (mayDesign || editorDocument.mayPatch(type, name)),
  )
  const around = mayDesign
    ? editorDocument.blocks.ancestorsOf(id).findLast((above) => above.type === 'collection')
    : undefined
  const set = (name: string) => (value: unknown) => editorDocument.patch(id, { [name]: value })
  return (
    // Leaving the panel is a blur of the block: one undo entry for what was changed in it.
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) editorDocument.blur()
      }}
    >
      <section className="editor-section">
        <h3>{definition?.label ?? record.type}</h3>
        {definition ? null : <p className="muted">{blockPanel.unknown_type}</p>}
        {around ? <BindSection record={record} collection={around} /> : null}
        {groupsOf(panel, { ...definition?.defaults, ...record.state }).map(({ group, held }, index) => {
          const fields = held.map((field) => (
            <OwnField key={`${field.name} ${field.of ?? ''}`} record={record} field={field} set={set} />
          ))
          return group === undefined ? (
            fields
          ) : held.length === 1 && held[0]?.title === group ? (
            <div key={index} className="editor-group">
              {fields}
            </div>
          ) : (
            <fieldset key={index} className="editor-group">
              <legend>{group}</legend>
              {fields}
            </fieldset>
          )
        })}
        {definition && panel.length === 0 && type !== 'grid' ? (
          <p className="muted">{mayDesign ? blockPanel.no_settings : blockPanel.words_only}</p>
        ) : null}
      </section>
      {mayDesign && isMail ? <EmailBlockFields record={record} set={set} /> : null}
      {mayDesign && !isMail ? (
        <>
          {postType === 'component' ? <ExposedSettings record={record} set={set} /> : null}
          <LayoutPanel record={record} />
          <StylePanel record={record} set={set} />
          <LinkPanel record={record} set={set} />
          <BehaviourPanel record={record} set={set} />
          <Visibility record={record} set={set} />
          {mayWriteCss ? (
            <Disclosure
              className="editor-section"
              title={blockPanel.own_css}
              open={Boolean(record.state.own_css)}
            >
              <OwnCss record={record} set={set} />
            </Disclosure>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

/** Without what has no effect in an email, and without choices that look there as others do. */
function panelOfEmail(type: string): PanelField[] {
  const shown = emailBlocks.get(type) ?? {}
  return panelOf(type).flatMap((field) => {
    const choices = shown[field.name]
    if (choices === undefined || choices === true) return choices ? [field] : []
    return [{ ...field, values: (field.values ?? []).filter(({ value }) => choices.includes(value)) }]
  })
}

interface OwnFieldProps extends StateProps {
  field: PanelField
}

/** A setting of the block itself. */
function OwnField({ record, field, set }: OwnFieldProps) {
  const { editorDocument, frame } = useEditor()
  const { id, type } = record
  const definition = definitions.get(type)
  const state = { ...definition?.defaults, ...record.state }
  const value = state[field.name]
  if (field.type === 'file') return <PictureSetting record={record} field={field} />
  if (isDesignField(field))
    return (
      <DesignField
        id={fieldId(id, field.name)}
        field={field}
        value={value}
        state={state}
        onChange={(value) => {
          set(field.name)(value)
          if (field.type === 'picture' && value) void keepReadable(editorDocument, frame.document, id)
        }}
      />
    )
  if (type === 'map' && field.name === 'latitude')
    return (
      <MapPlaceField
        id={fieldId(id, field.name)}
        field={field}
        state={state}
        onChange={(point) => editorDocument.patch(id, point)}
      />
    )
  if (type === 'collection' && field.name === 'type') return <CollectionFields record={record} />
  if (type === 'reusable' && field.name === 'overrides') return <ComponentFields record={record} />
  const [asText] = rowsAsText.find(([of, rows]) => of === type && rows === field.name) ?? []
  return (
    <>
      {asText ? (
        <AsText type={asText} state={state} onChange={(patch) => editorDocument.patch(id, patch)} />
      ) : null}
      <Field
        id={fieldId(id, field.name)}
        field={withState(field, state)}
        value={value}
        onChange={field.name === 'element_id' ? (name) => set(field.name)(anchorOf(name)) : set(field.name)}
      />
    </>
  )
}

/** A picture that was just chosen for behind a section gets the overlay under which its text can be read. */
async function keepReadable(editorDocument: EditorDocument, inside: Document | null, id: string) {
  if (!inside) return
  const { overlayForPicture } = await import('../checks/pictureContrast.ts')
  const patch = await overlayForPicture(inside, editorDocument.blocks, id)
  if (patch && editorDocument.blocks.get(id)) editorDocument.patch(id, { ...patch })
}

interface FieldGroup {
  group: string | undefined
  held: PanelField[]
}

/** The fields that show, those of one heading together. */
function groupsOf(panel: readonly PanelField[], state: Readonly<Record<string, unknown>>): FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const field of panel) {
    const conditions = field.when === undefined ? [] : [field.when].flat()
    if (!conditions.every(({ key, is }) => is.includes(String(state[key] ?? usualOf(panel, key))))) continue
    const last = groups.at(-1)
    if (last && last.group === field.group) last.held.push(field)
    else groups.push({ group: field.group, held: [field] })
  }
  return groups
}

const usualOf = (panel: readonly PanelField[], key: string): unknown =>
  panel.find(({ name }) => name === key)?.usual

/** A name that links can lead to; nothing where there is none. */
const anchorOf = (name: unknown): string | undefined =>
  typeof name === 'string' && name !== '' ? name.replaceAll(/\s+/g, '_') : undefined

/** Code is marked in the language that another field of the block names, and a rating has as many stars as one says. */
function withState(field: PanelField, state: Record<string, unknown>): PanelField {
  if (typeof field.stars === 'object')
    return { ...field, stars: Math.min(10, Math.max(1, Math.round(Number(state[field.stars.key])) || 5)) }
  return typeof field.language === 'object'
    ? { ...field, language: String(state[field.language.key] ?? '') }
    : field
}

const fieldId = (id: string, name: string): string => `field-${id}-${name}`

/** A picture of a block; a new one without a text alternative asks for it at once. */
function PictureSetting({ record, field }: { record: BlockRecord; field: PanelField }) {
  const { editorDocument, announce } = useEditor()
  const { state } = record
  const id = fieldId(record.id, field.name)
  return (
    <Labelled id={id} title={field.title}>
      <PictureField
        id={id}
        title={field.title}
        value={typeof state[field.name] === 'string' ? String(state[field.name]) : ''}
        alt={typeof state.alt === 'string' ? state.alt : ''}
        onChange={(url, file) => {
          const patch = picturePatch(state, field.name, url, file)
          editorDocument.patch(record.id, patch)
          editorDocument.blur()
          if (file === null || (patch.alt ?? state.alt)) return
          announce(blockPanel.describe_picture)
          document.getElementById(fieldId(record.id, 'alt'))?.focus()
        }}
      />
    </Labelled>
  )
}

const linkField: PanelField = {
  name: 'link',
  title: blockPanel.block_link,
  type: 'string',
  picks: 'link',
}
const linkSwitches: readonly PanelField[] = [
  { name: 'link_block', title: blockPanel.link_over, type: 'boolean', use_switch: true },
  { name: 'link_wrap', title: blockPanel.link_itself, type: 'boolean', use_switch: true },
]

function LinkPanel({ record, set }: StateProps) {
  const { link } = record.state
  return (
    <Disclosure className="editor-section" title={common.link} open={typeof link === 'string' && link !== ''}>
      <Field field={linkField} value={link} onChange={(value) => set('link')(value || undefined)} />
      {linkSwitches.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={record.state[field.name]}
          onChange={(value) => set(field.name)(value === true ? true : undefined)}
        />
      ))}
    </Disclosure>
  )
}

function Visibility({ record, set }: StateProps) {
  const { is_hidden: isHidden, visible_where: rules } = record.state
  // As it is found: it does not close under the hand that takes the last rule away.
  const [isOpen] = useState(isHidden === true || rules !== undefined)
  const hasAnchor = panelOf(record.type).some(({ name }) => name === 'element_id')
  return (
    <Disclosure className="editor-section" title={blockPanel.name_and_visibility} open={isOpen}>
      {hasAnchor ? null : (
        <Field
          field={{
            name: 'element_id',
            title: blockPanel.name,
            type: 'string',
            placeholder: blockPanel.name_example,
          }}
          value={record.state.element_id}
          onChange={(value) => set('element_id')(anchorOf(value))}
        />
      )}
      <Field
        field={{ name: 'is_hidden', title: blockPanel.hide, type: 'boolean', use_switch: true }}
        value={isHidden}
        onChange={(value) => set('is_hidden')(value === true ? true : undefined)}
      />
      <VisibilityRules record={record} set={set} />
    </Disclosure>
  )
}
