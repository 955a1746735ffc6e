/** The one editor of rules: groups of which one is enough, rules that must all be met, and what each answers for a page. */
import { roles } from '#platform/operations/capabilities.ts'
import { Select, type Choice } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { explain, type RuleContext } from './evaluate.ts'
import { compilePattern, listOf, metaOperators, parseMetaRule, type Rule, type RuleSet } from './rule.ts'
import { ruleEditor } from './texts/ruleEditor.ts'
import { common } from '#ui/texts/common.ts'

const kinds = [
  { value: 'post_type', title: common.content_type },
  { value: 'post_category', title: common.category },
  { value: 'has_tag', title: common.tag },
  { value: 'post_url', title: ruleEditor.url },
  { value: 'post_parent', title: ruleEditor.parent },
  { value: 'post_id', title: ruleEditor.one_post },
  { value: 'post_status', title: common.status },
  { value: 'has_meta', title: ruleEditor.has_field },
  { value: 'meta', title: ruleEditor.field_value },
  { value: 'login_status', title: ruleEditor.login },
  { value: 'role', title: ruleEditor.role },
  { value: 'store', title: ruleEditor.store },
  { value: 'location', title: ruleEditor.place },
]

/** Where only these values make sense. */
const known: Record<string, readonly { value: string; title: string }[]> = {
  login_status: [
    { value: 'in', title: 'in' },
    { value: 'out', title: 'out' },
  ],
  location: [
    { value: 'content', title: ruleEditor.the_content },
    { value: 'before', title: ruleEditor.before_content },
    { value: 'after', title: ruleEditor.after_content },
    { value: 'layout', title: ruleEditor.the_layout },
    { value: 'editor', title: ruleEditor.the_editor },
  ],
  role: roles.map((value) => ({ value, title: value.replace('_', ' ') })),
}

interface EditorProps {
  value: RuleSet
  /** The page that is asked about; each rule then says its answer. */
  context?: RuleContext | null
  /** What is offered as values, by the type of rule. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  onChange: (value: RuleSet) => void
}

export function RuleEditor({ value, context, choices = {}, onChange }: EditorProps) {
  const { any } = value
  const nameOf = (type: string, named: string) =>
    (known[type] ?? choices[type])?.find((choice) => choice.value === named)?.title ?? named
  const answers = context ? explain(value, context, nameOf) : null
  const setGroup = (index: number, group: Rule[]) =>
    onChange({ any: group.length === 0 ? any.toSpliced(index, 1) : any.with(index, group) })
  return (
    <div className="stack rules">
      {any.length === 0 && <p className="muted">{ruleEditor.no_rules}</p>}
      {any.map((group, index) => (
        <fieldset key={index} className="rule-group" data-answer={answers?.groups[index]?.holds}>
          <legend>{index === 0 ? ruleEditor.shows_where : ruleEditor.or_where}</legend>
          {group.map((rule, at) => (
            <RuleRow
              key={at}
              name={ruleEditor.rule({ group: index + 1, place: at + 1 })}
              offered={choices}
              rule={rule}
              answer={answers?.groups[index]?.rules[at]}
              onChange={(to) => setGroup(index, group.with(at, to))}
              onRemove={() => setGroup(index, group.toSpliced(at, 1))}
            />
          ))}
          <div>
            <button type="button" className="button small" onClick={() => setGroup(index, [...group, fresh])}>
              {ruleEditor.and}
            </button>
          </div>
        </fieldset>
      ))}
      <div>
        <button type="button" className="button small" onClick={() => onChange({ any: [...any, [fresh]] })}>
          {any.length === 0 ? ruleEditor.add_rule : ruleEditor.or}
        </button>
      </div>
      {answers && (
        <p role="status">
          <b>{answers.holds ? ruleEditor.shows_here : ruleEditor.not_here}</b>
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
        label={ruleEditor.what({ name })}
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
          label={ruleEditor.field_of({ name })}
          value={meta?.name ?? ''}
          placeholder={ruleEditor.field}
          onChange={(field) => setMeta(field, meta?.operator ?? '=')}
        />
      )}
      {kind === 'meta' && (
        <Select
          label={ruleEditor.comparison({ name })}
          value={meta?.operator ?? '='}
          choices={metaOperators
            .toReversed()
            .map((operator) => ({ value: operator, title: operator.replace('_', ' ') }))}
          onChange={(operator) => setMeta(meta?.name ?? 'field', operator)}
        />
      )}
      <Select
        label={ruleEditor.is_or_not({ name })}
        value={rule.negate ? 'not' : ''}
        choices={[
          { value: '', title: kind === 'meta' ? ruleEditor.holds : ruleEditor.is },
          { value: 'not', title: kind === 'meta' ? ruleEditor.holds_not : ruleEditor.is_not },
        ]}
        onChange={(to) => onChange({ ...rule, negate: to === 'not' })}
      />
      {choices ? (
        <Select
          label={ruleEditor.value({ name })}
          value={values[0] ?? ''}
          choices={choices}
          onChange={(to) => onChange({ ...rule, value: to })}
        />
      ) : (
        <TokenInput
          label={ruleEditor.one_of({ name })}
          value={values}
          choices={offered[kind]}
          placeholder={ruleEditor.value_example}
          onChange={(to) => onChange({ ...rule, value: to })}
        />
      )}
      {broken !== undefined && <span className="problem">{ruleEditor.bad_pattern({ pattern: broken })}</span>}
      <span className="rule-foot">
        {answer && (
          <span className={answer.holds ? 'good' : 'bad'}>
            {answer.holds ? ruleEditor.yes({ text: answer.text }) : ruleEditor.no({ text: answer.text })}
          </span>
        )}
        <button type="button" className="link" aria-label={ruleEditor.remove({ name })} onClick={onRemove}>
          {common.remove}
        </button>
      </span>
    </div>
  )
}
