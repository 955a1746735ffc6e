/** What may be done with the chosen rows of a list, above them. */
import type { ListChoice } from './useListChoice.ts'
import { lists } from './texts/lists.ts'

export interface BulkAction<Row> {
  label: string
  isDanger?: boolean
  /** `false`: it was called off, and what was chosen stays so. */
  run: (rows: Row[]) => Promise<unknown> | void
}

interface BulkBarProps<Row> {
  choice: ListChoice<Row>
  actions: readonly BulkAction<Row>[]
}

export function BulkBar<Row>({ choice, actions }: BulkBarProps<Row>) {
  const { chosen, chooseNone } = choice
  async function carryOut(action: BulkAction<Row>) {
    let isDone: unknown = true
    try {
      isDone = await action.run(chosen)
    } finally {
      if (isDone !== false) chooseNone()
    }
  }
  if (chosen.length === 0) return null
  return (
    <div className="bulk" role="group" aria-label={lists.with_chosen}>
      <b>{lists.chosen({ count: chosen.length })}</b>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={`button small ${action.isDanger ? 'danger' : ''}`}
          onClick={() => void carryOut(action)}
        >
          {action.label}
        </button>
      ))}
      <button type="button" className="link" onClick={chooseNone}>
        {lists.choose_none}
      </button>
    </div>
  )
}
