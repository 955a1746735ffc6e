/** What a block does: its animations (F-POST-07), opening as a dialog (F-POST-08), and whether it is drawn at all (F-POST-09). */
import type { AnimationEntry } from '#blocks/block.ts'
import { useEditor } from '../EditorContext.ts'
import { AnimationFields, entriesOf } from './AnimationFields.tsx'
import { usePlay } from './usePlay.ts'
import type { StateProps } from './useSettings.ts'
import { Field } from './fields.tsx'
import { Disclosure } from './Disclosure.tsx'
import { PopupFields } from './PopupFields.tsx'
import { blockPanel } from './texts/blockPanel.ts'

export function BehaviourPanel({ record, set }: StateProps) {
  const { editorDocument } = useEditor()
  const play = usePlay(record.id)
  const entries = entriesOf(record.state.animate)
  const write = (next: readonly AnimationEntry[]) => set('animate')(next.length > 0 ? next : undefined)
  return (
    <Disclosure
      className="editor-section"
      title={blockPanel.behaviour}
      open={entries.length > 0 || record.state.is_modal === true || record.do_not_render === true}
    >
      {entries.map((entry, index) => (
        <AnimationFields
          key={index}
          entry={entry}
          number={index + 1}
          onChange={(changed) => {
            write(entries.with(index, changed))
            play(changed)
          }}
          onPlay={() => play(entry)}
          onRemove={() => write(entries.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="editor-quiet"
        onClick={() => write([...entries, { trigger: 'onscreen', action: 'fade' }])}
      >
        {blockPanel.add_animation}
      </button>
      <Field
        field={{
          name: 'is_modal',
          title: blockPanel.as_dialog,
          type: 'boolean',
          use_switch: true,
          description: blockPanel.as_dialog_help,
        }}
        value={record.state.is_modal}
        onChange={(value) => set('is_modal')(value === true ? true : undefined)}
      />
      {record.state.is_modal === true ? (
        <PopupFields value={record.state.popup} onChange={set('popup')} />
      ) : null}
      <Field
        field={{
          name: 'do_not_render',
          title: blockPanel.leave_out,
          type: 'boolean',
          use_switch: true,
          description: blockPanel.leave_out_help,
        }}
        value={record.do_not_render}
        onChange={(value) => editorDocument.setLeftOut(record.id, value === true)}
      />
    </Disclosure>
  )
}
