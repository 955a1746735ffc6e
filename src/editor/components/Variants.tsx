/** The variants of a component: each is named, and says what its exposed settings are in it. */
import { useId, useState } from 'react'
import { Plus } from 'lucide-react'
import { maximumVariants, readVariants, type Variant, variantsMeta } from '#blocks/reusable/variants.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { Disclosure } from '../panels/Disclosure.tsx'
import { Labelled } from '../panels/fields.tsx'
import { metaOf, withMeta } from '../panels/metaRules.ts'
import { useEditorPost } from '../panels/postPanelContext.ts'
import { useStoredBlocks } from '../useStoredBlocks.ts'
import { componentParts } from './componentSettings.ts'
import { SettingControls } from './SettingControls.tsx'
import { components as texts } from './texts/components.ts'

export function Variants() {
  const { post, change } = useEditorPost()
  const [added, setAdded] = useState<string | null>(null)
  const variants = readVariants(metaOf(post.metas, variantsMeta))
  const { settings } = componentParts(useStoredBlocks())
  const put = (next: readonly Variant[]) =>
    change({ metas: withMeta(post.metas, variantsMeta, next.length > 0 ? JSON.stringify(next) : '') })
  const patch = (id: string, to: Partial<Variant>) =>
    put(variants.map((one) => (one.id === id ? { ...one, ...to } : one)))
  const add = () => {
    const id = newBlockId()
    setAdded(id)
    put([...variants, { id, title: texts.new_variant({ number: variants.length + 1 }), values: [] }])
  }
  return (
    <section className="editor-section">
      <h3>{texts.variants}</h3>
      <p className="muted">{texts.variants_help}</p>
      {variants.map((variant) => (
        <Disclosure
          key={variant.id}
          className="component-variant"
          title={variant.title || texts.variant}
          open={variant.id === added}
        >
          <VariantFields
            variant={variant}
            settings={settings}
            onChange={(to) => patch(variant.id, to)}
            onRemove={() => put(variants.filter((one) => one.id !== variant.id))}
          />
        </Disclosure>
      ))}
      {variants.length < maximumVariants ? (
        <button type="button" className="button small" onClick={add}>
          <Plus size={14} aria-hidden /> {texts.add_variant}
        </button>
      ) : null}
    </section>
  )
}

interface VariantProps {
  variant: Variant
  settings: ReturnType<typeof componentParts>['settings']
  onChange(patch: Partial<Variant>): void
  onRemove(): void
}

function VariantFields({ variant, settings, onChange, onRemove }: VariantProps) {
  const id = useId()
  return (
    <>
      <Labelled id={id} title={texts.name_of_variant}>
        <TextInput id={id} value={variant.title} maxLength={60} onChange={(title) => onChange({ title })} />
      </Labelled>
      <SettingControls
        settings={settings}
        values={variant.values}
        onChange={(values) => onChange({ values })}
      />
      <button type="button" className="link" onClick={onRemove}>
        {texts.remove_variant}
      </button>
    </>
  )
}
