/** The one editor of rules: groups of which one is enough, rules that must all be met, and what each answers for a page. */
import { roles } from '#platform/operations/capabilities.ts'
import { Select, type Choice } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { explain, type RuleContext } from './evaluate.ts'
import { compilePattern, listOf, metaOperators, parseMetaRule, type Rule, type RuleSet } from './rule.ts'

const kinds = [
  { value: 'post_type', title: 'Content type' },
  { value: 'post_category', title: 'Category' },
  { value: 'has_tag', title: 'Tag' },
  { value: 'post_url', title: 'Address (pattern)' },
  { value: 'post_parent', title: 'Parent page' },
  { value: 'post_id', title: 'One page or post' },
  { value: 'post_status', title: 'Status' },
  { value: 'has_meta', title: 'Has the field' },
  { value: 'meta', title: 'Value of a field' },
  { value: 'login_status', title: 'Visitor is logged' },
  { value: 'role', title: 'Visitor’s role' },
  { value: 'store', title: 'Visitor’s store' },
  { value: 'location', title: 'Place' },
]

/** Where only these values make sense. */
const known: Record<string, readonly { value: string; title: string }[]> = {
  login_status: [
    { value: 'in', title: 'in' },
    { value: 'out', title: 'out' },
  ],
  location: [
    { value: 'content', title: 'the content' },
    { value: 'before', title: 'before the content' },
    { value: 'after', title: 'after the content' },
    { value: 'layout', title: 'the layout' },
    { value: 'editor', title: 'the editor' },
  ],
  role: roles.map((value) => ({ value, title: value.replace('_', ' ') })),
}

interface EditorProps {
  value: RuleSet
  /** The page that is asked about; each rule then says its answer. */
  facts?: RuleContext | null
  /** What is offered as values, by the type of rule. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  onChange: (value: RuleSet) => void
}

export function RuleEditor({ value, facts, choices = {}, onChange }: EditorProps) {
  const { any } = value
  const nameOf = (type: string, named: string) =>
    (known[type] ?? choices[type])?.find((choice) => choice.value === named)?.title ?? named
  const answers = facts ? explain(value, facts, nameOf) : null
  const setGroup = (index: number, group: Rule[]) =>
    onChange({ any: group.length === 0 ? any.toSpliced(index, 1) : any.with(index, group) })
  return (
    <div className="stack rules">
      {any.length === 0 && <p className="muted">No rules: it shows everywhere, to everybody.</p>}
      {any.map((group, index) => (
        <fieldset key={index} className="rule-group" data-answer={answers?.groups[index]?.holds}>
          <legend>{index === 0 ? 'It shows where' : 'or where'}</legend>
          {group.map((rule, at) => (
            <RuleRow
              key={at}
              name={`Rule ${index + 1}.${at + 1}`}
              offered={choices}
              rule={rule}
              answer={answers?.groups[index]?.rules[at]}
              onChange={(to) => setGroup(index, group.with(at, to))}
              onRemove={() => setGroup(index, group.toSpliced(at, 1))}
            />
          ))}
          <div>
            <button type="button" className="button small" onClick={() => setGroup(index, [...group, fresh])}>
              And…
            </button>
          </div>
        </fieldset>
      ))}
      <div>
        <button type="button" className="button small" onClick={() => onChange({ any: [...any, [fresh]] })}>
          {any.length === 0 ? 'Add a rule' : 'Or…'}
        </button>
      </div>
      {answers && (
        <p role="status">
          <b>{answers.holds ? 'It shows on this page.' : 'It does not show on this page.'}</b>
        </p>
      )}
    </div>
  )
}

const fresh: Rule = { type: 'post_type', value: [] }

interface RowProps {
  name: string
  rule: Rule
  offered: Readonly<Record<string, readonly Choice[]>>
  answer: { holds: boolean; text: string } | undefined
  onChange: (rule: Rule) => void
  onRemove: () => void
}

function RuleRow({ name, rule, offered, answer, onChange, onRemove }: RowProps) {
  const meta = parseMetaRule(rule.type)
  const kind = meta || rule.type.startsWith('meta_') ? 'meta' : rule.type
  const values = listOf(rule.value).filter((one) => one !== '')
  const choices = known[kind]
  const broken = kind === 'post_url' ? values.find((pattern) => compilePattern(pattern) === null) : undefined
  const setMeta = (field: string, operator: string) =>
    onChange({ ...rule, type: `meta_${field}_${operator}` })
  return (
    <div className="rule" role="group" aria-label={name}>
      <Select
        label={`${name}: what`}
        value={kind}
        choices={kinds}
        onChange={(to) =>
          onChange({
            ...rule,
            type: to === 'meta' ? 'meta_field_=' : to,
            value: known[to] ? (known[to][0]?.value ?? '') : [],
          })
        }
      />
      {kind === 'meta' && (
        <TextInput
          label={`${name}: field`}
          value={meta?.name ?? ''}
          placeholder="Field"
          onChange={(field) => setMeta(field, meta?.operator ?? '=')}
        />
      )}
      {kind === 'meta' && (
        <Select
          label={`${name}: comparison`}
          value={meta?.operator ?? '='}
          choices={metaOperators
            .toReversed()
            .map((operator) => ({ value: operator, title: operator.replace('_', ' ') }))}
          onChange={(operator) => setMeta(meta?.name ?? 'field', operator)}
        />
      )}
      <Select
        label={`${name}: is or is not`}
        value={rule.negate ? 'not' : ''}
        choices={[
          { value: '', title: kind === 'meta' ? 'holds' : 'is' },
          { value: 'not', title: kind === 'meta' ? 'does not hold' : 'is not' },
        ]}
        onChange={(to) => onChange({ ...rule, negate: to === 'not' })}
      />
      {choices ? (
        <Select
          label={`${name}: value`}
          value={values[0] ?? ''}
          choices={choices}
          onChange={(to) => onChange({ ...rule, value: to })}
        />
      ) : (
        <TokenInput
          label={`${name}: one of`}
          value={values}
          choices={offered[kind]}
          placeholder="Value, then Enter"
          onChange={(to) => onChange({ ...rule, value: to })}
        />
      )}
      {broken !== undefined && (
        <span className="problem">“{broken}” is no pattern that can be checked in linear time.</span>
      )}
      <span className="rule-foot">
        {answer && (
          <span className={answer.holds ? 'good' : 'bad'}>
            {answer.holds ? 'Yes' : 'No'}: {answer.text}
          </span>
        )}
        <button type="button" className="link" onClick={onRemove}>
          Remove<span className="hidden"> {name}</span>
        </button>
      </span>
    </div>
  )
}
