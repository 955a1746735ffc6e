/** Rules with their explanation: for which page and whom something shows, asked of any page of the site (F-PLUG-03). */
import { useId, useState } from 'react'
import { roles } from '#platform/operations/capabilities.ts'
import { call } from '#platform/client/call.ts'
import type { RuleContext } from '#rules/evaluate.ts'
import type { Rule, RuleSet } from '#rules/rule.ts'
import { RuleEditor } from '#rules/RuleEditor.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { showFailure } from '#ui/useCall.ts'
import { isRecord } from '#platform/isRecord.ts'
import { Labelled } from './fields.tsx'
import { useRuleChoices } from './ruleChoices.ts'
import { visibility } from './texts/visibility.ts'

/** What a page says of itself; who looks is asked beside it. */
export type AskedPage = Omit<RuleContext, 'location' | 'is_signed_in' | 'role' | 'store'>

type Answer = Omit<AskedPage, 'metas'> & { is_page: boolean; title: string; metas: Record<string, string> }

interface RulesFieldProps {
  value: RuleSet
  /** Where it is on the page, as the rule `location` asks. */
  region: string
  /** The page that is asked first: the one being edited; null where there is none. */
  own: AskedPage | null
  onChange(value: RuleSet): void
}

export function RulesField({ value, region, own, onChange }: RulesFieldProps) {
  const id = useId()
  const choices = useRuleChoices()
  const [path, setPath] = useState('/')
  const [asked, setAsked] = useState<{ page: AskedPage; words: string } | null>(null)
  const [role, setRole] = useState('visitor')
  const [store, setStore] = useState('')
  const page = asked?.page ?? own
  const ruleContext: RuleContext | null = page && {
    ...page,
    location: region,
    is_signed_in: role !== 'visitor',
    role,
    store: store || (choices.store?.[0]?.value ?? null),
  }
  async function ask() {
    try {
      const { is_page, title, metas, ...answer } = await call<Answer>(
        'GET',
        '/api/posts/components/rule-context',
        {
          path,
        },
      )
      setAsked({
        page: { ...answer, metas: new Map(Object.entries(metas)) },
        words: is_page ? visibility.page_title({ title }) : visibility.no_page,
      })
    } catch (error) {
      showFailure(error, visibility.ask_failed)
    }
  }
  return (
    <div className="stack">
      <RuleEditor
        value={value}
        context={value.any.length > 0 || own === null ? ruleContext : null}
        choices={choices}
        onChange={onChange}
      />
      {value.any.length > 0 || own === null ? (
        <>
          <Labelled id={`${id}-role`} title={visibility.seen_by}>
            <Select id={`${id}-role`} value={role} choices={viewers} onChange={setRole} />
          </Labelled>
          {(choices.store?.length ?? 0) > 1 ? (
            <Labelled id={`${id}-store`} title={visibility.shopping_at}>
              <Select
                id={`${id}-store`}
                value={store || (choices.store?.[0]?.value ?? '')}
                choices={choices.store ?? []}
                onChange={setStore}
              />
            </Labelled>
          ) : null}
          <Labelled
            id={`${id}-path`}
            title={visibility.why}
            description={asked?.words ?? (own ? visibility.why_here : visibility.why_url)}
          >
            <TextInput id={`${id}-path`} value={path} onChange={setPath} />
          </Labelled>
          <div className="row">
            <button type="button" className="button small" onClick={() => void ask()}>
              {visibility.ask}
            </button>
            {asked && own ? (
              <button type="button" className="link" onClick={() => setAsked(null)}>
                {visibility.back}
              </button>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}

const viewers = roles.map((value) => ({
  value,
  title: visibility.role({ role: value }),
}))

/** Reads stored rules, JSON text or data; a list of rules is one group, what cannot be read is none. */
export function rulesFrom(stored: unknown): RuleSet {
  const read = typeof stored === 'string' ? parsed(stored) : stored
  const groups = Array.isArray(read)
    ? read.length > 0
      ? [read]
      : []
    : isRecord(read) && Array.isArray(read.any)
      ? read.any
      : []
  return { any: groups.filter(Array.isArray).map((group) => group.filter(isRecord).map(ruleFrom)) }
}

function ruleFrom({ type, value, negate }: Record<string, unknown>): Rule {
  return {
    type: String(type ?? 'post_type'),
    value: Array.isArray(value) ? value.map(String) : String(value ?? ''),
    ...(negate === true ? { negate } : {}),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '[]')
  } catch {
    // The error is beside the component in its list; here it begins anew.
    return []
  }
}
