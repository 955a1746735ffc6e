/** The choices of a product: each has a name and values; the ones that change price or stock make variants. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { notify } from '#ui/notices.ts'
import { isTaken, withChoices, withName, type DraftChoice, type ProductDraft } from '../productDraft.ts'
import { slug } from '../productRows.ts'
import { ChoiceValues } from './ChoiceValues.tsx'

interface TableProps {
  draft: ProductDraft
  problems: Readonly<Record<string, string>>
  /** What became of the draft; whoever has the stock carries the pieces over. */
  onChange: (draft: ProductDraft) => void
  /** The same where something was taken away: it is said, and can be taken back. */
  onLoss: (draft: ProductDraft, what: string) => void
}

export function ChoiceTable({ draft, problems, onChange, onLoss }: TableProps) {
  const { choices } = draft
  const changed = (index: number, to: Partial<DraftChoice>) => withChoices(draft, choices.map((choice, at) => (at === index ? { ...choice, ...to } : choice)))
  const refuse = (name: string, isFreed: boolean) => notify({ title: `${name} is a name that is there already`, text: isFreed ? 'It belongs to another one until you save. Save the product, then it is free.' : 'Each choice and each of its values has a name of its own.' })
  function rename(index: number, option: string | null, name: string): boolean {
    const next = withName(draft, index, option, name)
    if (next) onChange(next)
    return next !== null
  }
  function add(index: number, choice: DraftChoice, typed: readonly string[]) {
    const values = [...choice.values]
    for (const value of typed) {
      const isFreed = isTaken(draft, index, value)
      if (isFreed || values.some((one) => slug(one) === slug(value))) refuse(value, isFreed)
      else values.push(value)
    }
    if (values.length > choice.values.length) onChange(changed(index, { values }))
  }
  return (
    <section className="card-box" aria-labelledby="choices">
      <h2 id="choices">Choices</h2>
      {choices.length === 0 && <p className="muted">None. A size or a colour is a choice; each of its values becomes a variant.</p>}
      {choices.map((choice, index) => (
        <div key={index} className="choice-row" role="group" aria-label={choice.name || 'New choice'}>
          <ChoiceName id={`choice-${index}`} field={`choices.${index}.name`} problem={problems[`choices.${index}.name`]} name={choice.name} onType={(name) => rename(index, null, name)} onRefuse={(name) => refuse(name, isTaken(draft, index, name, null))} />
          <Field name={`choices.${index}.values`} id={`values-${index}`} title="Values" problem={problems[`choices.${index}.values`]}>
            {(ties) => <ChoiceValues {...ties} choice={choice.name} values={choice.values} onAdd={(typed) => add(index, choice, typed)} onRename={(value, to) => { if (!rename(index, value, to)) refuse(to, isTaken(draft, index, to, value)) }}
              onRemove={(value) => onLoss(changed(index, { values: choice.values.filter((one) => one !== value) }), value)} />}
          </Field>
          <label className="check"><input type="checkbox" role="switch" className="switch" checked={choice.isVariant} onChange={(event) => onLoss(changed(index, { isVariant: event.target.checked }), choice.name)} /> Own price and stock</label>
          <button type="button" className="icon-button" aria-label={`Remove ${choice.name || 'the choice'}`} onClick={() => onLoss(withChoices(draft, choices.toSpliced(index, 1)), choice.name)}><Trash2 size={16} aria-hidden /></button>
        </div>
      ))}
      <button type="button" className="button small top-gap" onClick={() => onChange(withChoices(draft, [...choices, { name: '', values: [], isVariant: true }]))}>Add a choice</button>
    </section>
  )
}

interface NameProps {
  id: string
  /** Its path in the form. */
  field: string
  problem: string | undefined
  name: string
  /** False where the name is none, or another's. */
  onType: (name: string) => boolean
  onRefuse: (name: string) => void
}

/** What is typed counts letter by letter; as no name or as another's it stays in the field until that is left. */
function ChoiceName({ id, field, problem, name, onType, onRefuse }: NameProps) {
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <Field name={field} id={id} title="Name" problem={refused?.trim() ? 'There is one of this name already.' : problem}>
      {(ties) => <input {...inputTies(ties)} value={refused ?? name} placeholder="Size" onChange={({ target: { value } }) => setRefused(onType(value) ? null : value)}
        onBlur={() => {
          if (refused?.trim()) onRefuse(refused.trim())
          setRefused(null)
        }} />}
    </Field>
  )
}
