/** The variants of a post component, and where it shows by itself: its region, its rules, and why it does or does not show on a page (F-PLUG-03). */
import { useId } from 'react'
import { Select } from '#ui/Select.tsx'
import { Variants } from '../components/Variants.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'
import { rulesFrom, RulesField } from './RulesField.tsx'
import { blockPanel } from './texts/blockPanel.ts'

const regions = [
  { value: '', title: blockPanel.region_none },
  { value: 'before', title: blockPanel.region_before },
  { value: 'after', title: blockPanel.region_after },
  { value: 'layout', title: blockPanel.region_layout },
  { value: 'editor', title: blockPanel.region_editor },
]

export default function ComponentSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const region = metaOf(post.metas, 'region')
  const set = (name: string, value: string) =>
    change(({ metas }) => ({ metas: withMeta(metas, name, value) }))
  return (
    <>
      <Variants />
      <section className="editor-section">
        <h3>{blockPanel.where_it_shows}</h3>
        <Labelled id={`${id}-region`} title={blockPanel.place}>
          <Select id={`${id}-region`} value={region} choices={regions} onChange={(to) => set('region', to)} />
        </Labelled>
        {region === '' ? (
          <p className="muted">{blockPanel.region_help}</p>
        ) : (
          <RulesField
            value={rulesFrom(metaOf(post.metas, 'rules'))}
            region={region}
            own={null}
            onChange={(rules) => set('rules', rules.any.length === 0 ? '' : JSON.stringify(rules))}
          />
        )}
      </section>
    </>
  )
}
