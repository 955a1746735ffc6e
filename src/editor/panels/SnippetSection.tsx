/** What a snippet stands for and on which pages: before them, after them, or in their place (F-POST-11). */
import { useId } from 'react'
import { CodeInput } from '#ui/CodeInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { useCall } from '#ui/useCall.ts'
import { Labelled } from './fields.tsx'
import { listFrom, metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'

const kinds = [
  { value: 'before_page', title: 'Before the page' },
  { value: 'after_page', title: 'After the page' },
  { value: 'static', title: 'In place of the page' },
]

/** Reading A-05b: what its content is. */
const contents = [
  { value: 'blocks', title: 'The blocks of this page' },
  { value: 'html', title: 'Own HTML' },
  { value: 'component', title: 'Own HTML in a frame' },
]

export function SnippetSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const snippets = useCall<{ id: string; error: string | null }[]>('/api/posts/sniplet', undefined, {
    isOff: post.id === null,
    refetchMs: 15_000,
  })
  const fault = snippets.data?.find((one) => one.id === post.id)?.error
  const stored = metaOf(post.metas, 'matches')
  const isPlain =
    stored === '' || !/^[[{]/.test(stored) || listFrom(stored).every((match) => typeof match === 'string')
  const matches = stored === '' ? [] : /^[[{]/.test(stored) ? listFrom(stored).map(String) : [stored]
  const set = (name: string, value: string) => change({ metas: withMeta(post.metas, name, value) })
  const type = metaOf(post.metas, 'sniplet_type')
  const kind = metaOf(post.metas, 'sniplet_kind') || 'blocks'
  const needsPath = type === 'static' && !matches.some((path) => /[^*/]/.test(path))
  return (
    <section className="editor-section">
      <h3>Where it stands</h3>
      {fault && (
        <p role="alert" className="bad">
          {fault}
        </p>
      )}
      <Labelled id={`${id}-type`} title="Place">
        <Select
          id={`${id}-type`}
          value={type}
          placeholder="Choose"
          choices={kinds}
          onChange={(to) => set('sniplet_type', to)}
        />
      </Labelled>
      {isPlain ? (
        <Labelled
          id={`${id}-paths`}
          title="Addresses"
          description={
            needsPath
              ? 'A static snippet must have a path of its own, or it would replace every page'
              : '* stands for anything: /journal/*. None: every page.'
          }
        >
          <TokenInput
            id={`${id}-paths`}
            label="Addresses"
            value={matches}
            placeholder="/journal/*"
            onChange={(to) => set('matches', to.length === 0 ? '' : JSON.stringify(to))}
          />
        </Labelled>
      ) : (
        <Labelled id={`${id}-matches`} title="Matches" description="Paths, parameters and queries as JSON.">
          <CodeInput
            label="Matches"
            language="json"
            value={stored}
            onChange={(text) => set('matches', text)}
          />
        </Labelled>
      )}
      <Labelled
        id={`${id}-kind`}
        title="Made of"
        description={
          kind === 'component'
            ? 'HTML, styles and scripts in a frame that reaches nothing of the site.'
            : kind === 'html'
              ? 'Drawn as it stands. Scripts run on the public page.'
              : undefined
        }
      >
        <Select
          id={`${id}-kind`}
          value={kind}
          choices={contents}
          onChange={(to) => set('sniplet_kind', to === 'blocks' ? '' : to)}
        />
      </Labelled>
      {kind === 'blocks' ? null : (
        <CodeInput
          label="Code"
          language="html"
          value={metaOf(post.metas, 'code')}
          onChange={(text) => set('code', text)}
        />
      )}
    </section>
  )
}
