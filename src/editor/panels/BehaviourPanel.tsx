/** What a block does: its animations (F-POST-07), opening as a dialog (F-POST-08), and whether it is drawn at all (F-POST-09). */
import { animationClassActions, animationEffects, animationTriggers } from '#blocks/shell/animations.ts'
import type { AnimationEntry } from '#blocks/block.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useEditor } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { StateProps } from './useSettings.ts'
import { Field } from './fields.tsx'
import { Disclosure } from './Disclosure.tsx'
import { blockPanel } from './texts/blockPanel.ts'
import { common } from '#ui/texts/common.ts'

export function BehaviourPanel({ record, set }: StateProps) {
  const { editorDocument } = useEditor()
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
          onChange={(changed) => write(entries.with(index, changed))}
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

interface AnimationFieldsProps {
  entry: AnimationEntry
  number: number
  onChange(entry: AnimationEntry): void
  onRemove(): void
}

function AnimationFields({ entry, number, onChange, onRemove }: AnimationFieldsProps) {
  const [verb = '', name = ''] = entry.action.split(' ', 2)
  const hasClass = animationClassActions.some(({ value }) => value === verb)
  return (
    <fieldset className="editor-styles">
      <legend>{blockPanel.animation({ number })}</legend>
      <Select
        label={blockPanel.when}
        value={entry.trigger}
        choices={animationTriggers}
        onChange={(value) => {
          const trigger = animationTriggers.find((one) => one.value === value)?.value
          if (trigger) onChange({ ...entry, trigger })
        }}
      />
      <Select
        label={blockPanel.what}
        value={verb}
        choices={[...animationEffects, ...animationClassActions]}
        onChange={(action) =>
          onChange({
            ...entry,
            action: animationClassActions.some(({ value }) => value === action)
              ? `${action} ${name}`
              : action,
          })
        }
      />
      {hasClass ? (
        <TextInput
          label={blockPanel.class}
          value={name}
          placeholder="warm"
          onChange={(text) => onChange({ ...entry, action: `${verb} ${text.trim().split(/\s/)[0] ?? ''}` })}
        />
      ) : null}
      <Field
        field={{ name: 'repeat', title: blockPanel.each_time, type: 'boolean', use_switch: true }}
        value={entry.repeat}
        onChange={(value) => {
          const { repeat: _last, ...once } = entry
          onChange(value === true ? { ...once, repeat: true } : once)
        }}
      />
      <button
        type="button"
        className="link"
        aria-label={blockPanel.remove_animation({ number })}
        onClick={onRemove}
      >
        {common.remove}
      </button>
    </fieldset>
  )
}

function entriesOf(value: unknown): AnimationEntry[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap(({ trigger, action, repeat }) => {
    const known = animationTriggers.find((one) => one.value === trigger)?.value
    return known && typeof action === 'string'
      ? [{ trigger: known, action, ...(repeat === true ? { repeat: true } : {}) }]
      : []
  })
}
