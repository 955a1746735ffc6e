/** The fields of a content type, in the order of its form. */
import { EmptyState } from '#ui/states.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import type { TypeFieldsState } from './useTypeFields.ts'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

interface TypeFieldsProps {
  state: TypeFieldsState
  /** True once it was tried to save. */
  showsProblems: boolean
}

export function TypeFields({ state, showsProblems }: TypeFieldsProps) {
  const { fields, list, problems, change, move, remove, add } = state
  return (
    <section className="card-box" aria-labelledby="type-fields">
      <h2 id="type-fields">{common.fields}</h2>
      {fields.length === 0 && <EmptyState title={typeScreen.no_fields} text={typeScreen.no_fields_text} />}
      <ol ref={list} className="type-fields">
        {fields.map((field, index) => (
          <FieldEditor
            key={field.key}
            id={`f${field.key}`}
            field={field}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            path={`fields.${index}`}
            problem={showsProblems ? problems[index] : undefined}
            onChange={(to) => change(index, to)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button" onClick={add}>
          {typeScreen.add_field}
        </button>
      </div>
    </section>
  )
}
