/** What a snippet stands for and on which pages: before them, after them, or in their place (F-POST-11). */
import { useId } from 'react'
import { CodeInput } from '#ui/CodeInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { useCall } from '#ui/useCall.ts'
import { Labelled } from './fields.tsx'
import { listFrom, metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'
import { snippet } from './texts/snippet.ts'
import { common } from '#ui/texts/common.ts'

const kinds = [
  { value: 'before_page', title: snippet.before_the_page },
  { value: 'after_page', title: snippet.after_the_page },
  { value: 'static', title: snippet.instead_of_page },
]

/** Reading A-05b: what its content is. */
const contents = [
  { value: 'blocks', title: snippet.blocks },
  { value: 'html', title: snippet.own_html },
  { value: 'component', title: snippet.framed_html },
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
  const set = (name: string, value: string) =>
    change(({ metas }) => ({ metas: withMeta(metas, name, value) }))
  const type = metaOf(post.metas, 'sniplet_type')
  const kind = metaOf(post.metas, 'sniplet_kind') || 'blocks'
  const needsPath = type === 'static' && !matches.some((path) => /[^*/]/.test(path))
  return (
    <section className="editor-section">
      <h3>{snippet.where_it_stands}</h3>
      {fault && (
        <p role="alert" className="bad">
          {fault}
        </p>
      )}
      <Labelled id={`${id}-type`} title={snippet.place}>
        <Select
          id={`${id}-type`}
          value={type}
          placeholder={common.choose}
          choices={kinds}
          onChange={(to) => set('sniplet_type', to)}
        />
      </Labelled>
      {isPlain ? (
        <Labelled
          id={`${id}-paths`}
          title={snippet.urls}
          description={needsPath ? snippet.needs_path : snippet.urls_help}
        >
          <TokenInput
            id={`${id}-paths`}
            label={snippet.urls}
            value={matches}
            placeholder="/journal/*"
            onChange={(to) => set('matches', to.length === 0 ? '' : JSON.stringify(to))}
          />
        </Labelled>
      ) : (
        <Labelled id={`${id}-matches`} title={snippet.matches} description={snippet.matches_help}>
          <CodeInput
            label={snippet.matches}
            language="json"
            value={stored}
            onChange={(text) => set('matches', text)}
          />
        </Labelled>
      )}
      <Labelled
        id={`${id}-kind`}
        title={snippet.made_of}
        description={
          kind === 'component' ? snippet.framed_help : kind === 'html' ? snippet.html_help : undefined
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
          label={snippet.code}
          language="html"
          value={metaOf(post.metas, 'code')}
          onChange={(text) => set('code', text)}
        />
      )}
    </section>
  )
}
