/** The choices of a product: each has a name and values; the ones that change price or stock make variants. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { afterPress } from '#ui/afterPress.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { type DraftChoice, type ProductDraft } from '../productDraft.ts'
import { isTaken, withChoices, withFreedNames, withName, withTypedName } from '../choiceChanges.ts'
import { slug } from '../../slug.ts'
import { ChoiceValues } from './ChoiceValues.tsx'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

interface TableProps {
  draft: ProductDraft
  problems: Readonly<Record<string, string>>
  /** Counts the saves that the form refused: what is wrong with a choice is said after one, or once its field was left. */
  tries: number
  /** What became of the draft; whoever has the stock carries the items over. */
  onChange: (draft: ProductDraft) => void
  /** The same where something was taken away: it is said, and can be taken back. */
  onLoss: (draft: ProductDraft, what: string) => void
}

export function ChoiceTable({ draft, problems, tries, onChange, onLoss }: TableProps) {
  const { choices } = draft
  /** How many choices there are once one is added here, so that its name gets the pointer. */
  const [added, setAdded] = useState(0)
  const withChoicesNow = (next: DraftChoice[]) => withFreedNames(withChoices(draft, next))
  const changed = (index: number, to: Partial<DraftChoice>) =>
    withChoicesNow(choices.map((choice, at) => (at === index ? { ...choice, ...to } : choice)))
  const refusal = (value: string, isFreed: boolean) =>
    isFreed ? variantTexts.value_renamed({ value }) : variantTexts.value_taken({ value })
  function rename(index: number, value: string, to: string): string | null {
    const next = withName(draft, index, value, to)
    if (next) onChange(next)
    return next ? null : refusal(to, isTaken(draft, index, to, value))
  }
  function add(index: number, choice: DraftChoice, typed: readonly string[]) {
    const values = [...choice.values]
    const refused: { value: string; problem: string }[] = []
    for (const value of typed) {
      const isFreed = isTaken(draft, index, value)
      if (isFreed || values.some((one) => slug(one) === slug(value)))
        refused.push({ value, problem: refusal(value, isFreed) })
      else values.push(value)
    }
    if (values.length > choice.values.length) onChange(changed(index, { values }))
    return refused
  }
  return (
    <section className="card-box" aria-labelledby="choices">
      <h2 id="choices">{variantTexts.choices}</h2>
      {choices.length === 0 && <p className="muted">{variantTexts.no_choices}</p>}
      {choices.map((choice, index) => (
        <div
          key={index}
          className="choice-row"
          role="group"
          aria-label={choice.name || variantTexts.new_choice}
        >
          <ChoiceName
            id={`choice-${index}`}
            field={`choices.${index}.name`}
            problem={problems[`choices.${index}.name`]}
            tries={tries}
            isAdded={added === index + 1}
            name={choice.typed ?? choice.name}
            onType={(name) => onChange(withTypedName(draft, index, name))}
          />
          <ChoiceValues
            id={`values-${index}`}
            field={`choices.${index}.values`}
            problem={tries > 0 ? problems[`choices.${index}.values`] : undefined}
            choice={choice.name}
            values={choice.values}
            onAdd={(typed) => add(index, choice, typed)}
            onRename={(value, to) => rename(index, value, to)}
            onRemove={(value) =>
              onLoss(changed(index, { values: choice.values.filter((one) => one !== value) }), value)
            }
          />
          <label className="check">
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={choice.isVariant}
              onChange={(event) => onLoss(changed(index, { isVariant: event.target.checked }), choice.name)}
            />{' '}
            {variantTexts.own_price_and_stock}
          </label>
          <button
            type="button"
            className="icon-button"
            aria-label={
              choice.name ? variantTexts.remove_name({ name: choice.name }) : variantTexts.remove_choice
            }
            onClick={() => onLoss(withChoicesNow(choices.toSpliced(index, 1)), choice.name)}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button small top-gap"
        onClick={() => {
          setAdded(choices.length + 1)
          onChange(withChoicesNow([...choices, { name: '', values: [], isVariant: true }]))
        }}
      >
        {variantTexts.add_a_choice}
      </button>
    </section>
  )
}

interface NameProps {
  id: string
  /** Its path in the form. */
  field: string
  problem: string | undefined
  tries: number
  /** True: it was added a moment ago. */
  isAdded: boolean
  name: string
  onType: (name: string) => void
}

/** What is typed counts letter by letter, and stays in the field where it is no name or another's. */
function ChoiceName({ id, field, problem, tries, isAdded, name, onType }: NameProps) {
  const [began] = useState(tries)
  const [isLeft, setLeft] = useState(false)
  const isShown = isLeft || tries > began || name.trim() !== ''
  return (
    <Field name={field} id={id} title={common.name} problem={isShown ? problem : undefined}>
      {(ties) => (
        <input
          {...inputTies(ties)}
          autoFocus={isAdded}
          value={name}
          placeholder={common.size}
          onChange={({ target: { value } }) => onType(value)}
          onBlur={() => afterPress(() => setLeft(true))}
        />
      )}
    </Field>
  )
}
