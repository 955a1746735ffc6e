/** Where a post component shows: its region, its rules, and why it does or does not show on a page (F-PLUG-03). */
import { useId } from 'react'
import { Select } from '#ui/Select.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'
import { rulesFrom, RulesField } from './RulesField.tsx'

const regions = [
  { value: '', title: 'Nowhere by itself' },
  { value: 'before', title: 'Before the content' },
  { value: 'after', title: 'After the content' },
  { value: 'layout', title: 'In the layout, after the content' },
  { value: 'editor', title: 'In the editor, for writers' },
]

export default function ComponentSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const region = metaOf(post.metas, 'region')
  const set = (name: string, value: string) => change({ metas: withMeta(post.metas, name, value) })
  return (
    <section className="editor-section">
      <h3>Where it shows</h3>
      <Labelled id={`${id}-region`} title="Place">
        <Select id={`${id}-region`} value={region} choices={regions} onChange={(to) => set('region', to)} />
      </Labelled>
      {region === '' ? (
        <p className="muted">It shows where a page places it: insert a “Reusable block” there.</p>
      ) : (
        <RulesField
          value={rulesFrom(metaOf(post.metas, 'rules'))}
          region={region}
          own={null}
          onChange={(rules) => set('rules', rules.any.length === 0 ? '' : JSON.stringify(rules))}
        />
      )}
    </section>
  )
}
