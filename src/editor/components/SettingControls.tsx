/** The settings of a component with what they are here: each can be reset to what the component has. */
import { useId } from 'react'
import { RotateCcw } from 'lucide-react'
import type { Override } from '#blocks/reusable/variants.ts'
import { DesignField, isDesignField } from '../panels/DesignField.tsx'
import { Field, Labelled } from '../panels/fields.tsx'
import { PictureField } from '../panels/PictureField.tsx'
import { picturePatch } from '../panels/picturePatch.ts'
import { type ComponentSetting, isOf, keysOf, stateWith, withSetting } from './componentSettings.ts'
import { WordsField } from './WordsField.tsx'
import './components.css'
import { common } from '#ui/texts/common.ts'
import { components as texts } from './texts/components.ts'

interface ControlsProps {
  settings: readonly ComponentSetting[]
  /** What the values stand over: those of a variant. */
  below?: readonly Override[]
  values: readonly Override[]
  onChange(values: Override[]): void
}

export function SettingControls({ settings, below = [], values, onChange }: ControlsProps) {
  return settings.map((setting) => {
    // What a variant says is what the component says here.
    const whole = { ...setting, state: stateWith(setting, below) }
    const isOwn = values.some(isOf(setting))
    return (
      <div
        key={`${setting.block} ${setting.key}`}
        className="component-setting"
        data-own={isOwn || undefined}
      >
        <Control
          setting={whole}
          state={stateWith(whole, values)}
          onChange={(patch) => onChange(withSetting(values, whole, patch))}
        />
        {isOwn ? (
          <button
            type="button"
            className="link component-reset"
            aria-label={texts.reset_setting({ title: setting.title })}
            onClick={() => onChange(values.filter((one) => !isOf(setting)(one)))}
          >
            <RotateCcw size={12} aria-hidden /> {texts.reset}
          </button>
        ) : null}
      </div>
    )
  })
}

interface ControlProps {
  setting: ComponentSetting
  state: Readonly<Record<string, unknown>>
  onChange(patch: Record<string, unknown>): void
}

function Control({ setting, state, onChange }: ControlProps) {
  const id = useId()
  const { key, title, input } = setting
  const value = state[key]
  const set = (to: unknown) => onChange({ [key]: to })
  if (input === 'words')
    return (
      <div className="field">
        <span className="editor-label" id={`${id}-title`}>
          {title}
        </span>
        <WordsField
          id={id}
          labelledBy={`${id}-title`}
          title={title}
          value={typeof value === 'string' ? value : ''}
          onChange={set}
        />
      </div>
    )
  if (input === 'hidden')
    return (
      <Field
        field={{ name: key, title, type: 'boolean', use_switch: true }}
        value={value === true}
        onChange={(to) => set(to === true)}
      />
    )
  if (input.type === 'file')
    return (
      <>
        <Labelled id={id} title={title}>
          <PictureField
            id={id}
            title={title}
            value={typeof value === 'string' ? value : ''}
            alt={typeof state.alt === 'string' ? state.alt : ''}
            onChange={(url, file) => {
              const patch = picturePatch(state, key, url, file)
              onChange(
                Object.fromEntries(
                  keysOf(setting).flatMap((one) => (one in patch ? [[one, patch[one]]] : [])),
                ),
              )
            }}
          />
        </Labelled>
        {
          // Another picture needs words of its own, whether they are exposed or not.
          value && 'alt' in state ? (
            <Field
              field={{ name: 'alt', title: common.text_alternative, type: 'string' }}
              value={state.alt}
              onChange={(alt) => onChange({ alt })}
            />
          ) : null
        }
      </>
    )
  const { group: _, description: __, ...rest } = input
  const field = { ...rest, title }
  return isDesignField(field) ? (
    <DesignField id={id} field={field} value={value} state={state} onChange={set} />
  ) : (
    <Field field={field} value={value} onChange={set} />
  )
}
