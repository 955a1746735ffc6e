/** For which page and whom a block shows (`visible_where`): visitors get it from the server only where its rules hold. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import type { RuleSet } from '#rules/rule.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { StateProps } from './useSettings.ts'
import { useEditorPost } from './postPanelContext.ts'
import { type AskedPage, rulesFrom, RulesField } from './RulesField.tsx'

/** Types that are on other pages. */
const parts: ReadonlySet<string> = new Set(['layout', 'component', 'sniplet'])

export default function VisibilityRules({ record, set }: StateProps) {
  const { post } = useEditorPost()
  const write = (rules: RuleSet) => set('visible_where')(rules.any.length === 0 ? undefined : rules)
  const slug = useSlugOf(post.category)
  const own: AskedPage | null = parts.has(post.type)
    ? null
    : {
        post_type: post.type,
        post_id: post.id,
        post_status: post.status,
        post_parent: post.parent_id,
        url: post.url,
        tags: post.tags,
        post_category: [post.category, slug].filter((name) => name !== null),
        metas: new Map(post.metas.map(({ name, value }) => [name, value])),
      }
  return (
    <RulesField
      value={rulesFrom(record.state.visible_where)}
      region={post.type === 'layout' ? 'layout' : 'content'}
      own={own}
      onChange={write}
    />
  )
}

/** A rule may name a category by its id or its slug. */
function useSlugOf(category: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['/api/posts/categories'],
    queryFn: () => call<unknown>('GET', '/api/posts/categories'),
  })
  const found = Array.isArray(data) ? data.filter(isRecord).find(({ id }) => id === category) : undefined
  return typeof found?.slug === 'string' ? found.slug : null
}
