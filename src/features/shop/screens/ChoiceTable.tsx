/** The choices of a product: each has a name and values; the ones that change price or stock make variants. */
import { Trash2 } from 'lucide-react'
import { TokenInput } from '#ui/TokenInput.tsx'
import type { DraftChoice } from '../productDraft.ts'

interface TableProps {
  choices: readonly DraftChoice[]
  problem?: string
  onChange: (choices: DraftChoice[]) => void
}

export function ChoiceTable({ choices, problem, onChange }: TableProps) {
  const change = (index: number, to: Partial<DraftChoice>) => onChange(choices.map((choice, at) => (at === index ? { ...choice, ...to } : choice)))
  return (
    <section className="card-box" aria-labelledby="choices">
      <h2 id="choices">Choices</h2>
      {choices.length === 0 && <p className="muted">None. A size or a colour is a choice; each of its values becomes a variant.</p>}
      {choices.map((choice, index) => (
        <div key={index} className="choice-row" role="group" aria-label={choice.name || 'New choice'}>
          <div className="field">
            <label htmlFor={`choice-${index}`}>Name</label>
            <input id={`choice-${index}`} value={choice.name} placeholder="Size" onChange={(event) => change(index, { name: event.target.value })} />
          </div>
          <div className="field">
            <label htmlFor={`values-${index}`}>Values</label>
            <TokenInput id={`values-${index}`} label={`Values of ${choice.name || 'the choice'}`} value={choice.values} onChange={(values) => change(index, { values })} />
          </div>
          <label className="check"><input type="checkbox" role="switch" className="switch" checked={choice.isVariant} onChange={(event) => change(index, { isVariant: event.target.checked })} /> Own price and stock</label>
          <button type="button" className="icon-button" aria-label={`Remove ${choice.name || 'the choice'}`} onClick={() => onChange(choices.filter((_, at) => at !== index))}><Trash2 size={16} aria-hidden /></button>
        </div>
      ))}
      {problem && <p className="problem" role="alert">{problem}</p>}
      <button type="button" className="button small top-gap" onClick={() => onChange([...choices, { name: '', values: [], isVariant: true }])}>Add a choice</button>
    </section>
  )
}
