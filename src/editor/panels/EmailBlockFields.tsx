/** What a block of an email has beside its own settings: mail programs show no other styles, no animations and no places to link to. */
import type { PanelField } from '#blocks/defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { Field } from './fields.tsx'
import { originOf, stylePatch, type StylePlace } from './styleModel.ts'
import { emailSection } from './texts/emailSection.ts'
import { look } from './texts/look.ts'
import { useEditor } from '../EditorContext.ts'
import type { StateProps } from './useSettings.ts'

const place: StylePlace = { breakpoint: 'all', state: 'normal' }
const aligned: ReadonlySet<string> = new Set(['heading', 'paragraph', 'button'])

const alignment: PanelField = {
  name: 'text-align',
  title: common.alignment,
  type: 'dropdown',
  values: [
    { value: 'start', title: look.start },
    { value: 'center', title: look.centre },
    { value: 'end', title: look.end },
  ],
}
const link: PanelField = { name: 'link', title: common.link, type: 'string', picks: 'link' }
const hide: PanelField = {
  name: 'is_hidden',
  title: emailSection.leave_out,
  type: 'boolean',
  use_switch: true,
}

export default function EmailBlockFields({ record, set }: StateProps) {
  const { editorDocument } = useEditor()
  const { id, type, state } = record
  return (
    <section className="editor-section">
      {aligned.has(type) ? (
        <Field
          field={alignment}
          value={originOf(state, place, 'text-align')?.value}
          onChange={(value) =>
            editorDocument.patch(id, stylePatch(state, place, 'text-align', String(value ?? '')))
          }
        />
      ) : null}
      {type === 'image' ? (
        <Field field={link} value={state.link} onChange={(value) => set('link')(value || undefined)} />
      ) : null}
      <Field
        field={hide}
        value={state.is_hidden}
        onChange={(value) => set('is_hidden')(value === true ? true : undefined)}
      />
    </section>
  )
}
