/** What narrows and orders a list: beside each other on a wide screen; on a phone one line, with a sheet for all but the search. */
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { inSentence } from '#platform/language/format.ts'
import { debounceMs } from '#constants.ts'
import type { useListState } from './listState.ts'
import { Modal } from './Modal.tsx'
import { Select, type Choice } from './Select.tsx'
import { useIsPhone } from './useIsPhone.ts'
import { lists } from './texts/lists.ts'
import { common } from './texts/common.ts'

export interface Filter {
  name: string
  /** What it says while nothing is chosen. */
  title: string
  /** What it is about, where it is above it; default: the title. */
  label?: string
  choices: readonly Choice[]
}

interface ToolsProps {
  label: string
  /** What the search says while it is empty; default: “Search” and the label. */
  searchLabel?: string
  state: ReturnType<typeof useListState>
  filters: readonly Filter[]
  sorts: readonly Choice[]
  /** Two days between which the entries lie, as `from` and `to` of the state. */
  hasDays: boolean
  isSearchable: boolean
}

/** A phone has room for so many beside the search. */
const maxOnPhone = 2

export function namesOfTools({ filters, hasDays }: Pick<ToolsProps, 'filters' | 'hasDays'>): string[] {
  return [...filters.map(({ name }) => name), ...(hasDays ? ['from', 'to'] : [])]
}

export function ListTools(props: ToolsProps) {
  const {
    label,
    searchLabel,
    state: [state, change],
    filters,
    sorts,
    hasDays,
    isSearchable,
  } = props
  const isPhone = useIsPhone()
  const names = namesOfTools(props)
  const count = filters.length + (hasDays ? 2 : 0) + (sorts.length > 0 ? 1 : 0)
  const isFiltered = state.keywords !== '' || names.some((name) => name in state.filters)
  const isSheet = isPhone && count > maxOnPhone
  if (!isSearchable && count === 0) return null
  return (
    <div className={`list-tools inline-controls ${isSheet ? 'in-one-line' : ''}`}>
      {isSearchable && (
        <SearchBox
          label={searchLabel ?? lists.search_in({ value: inSentence(label) })}
          value={state.keywords}
          onChange={(keywords) => change({ keywords })}
        />
      )}
      {isSheet ? (
        <Sheet {...props} />
      ) : (
        <>
          {filters.map((filter) => (
            <Select
              key={filter.name}
              label={filter.title}
              value={state.filters[filter.name] ?? ''}
              placeholder={filter.title}
              choices={filter.choices}
              onChange={(value) => change({ filters: { [filter.name]: value } })}
            />
          ))}
          {hasDays && <Days value={state.filters} onChange={(days) => change({ filters: days })} />}
          {sorts.length > 0 && (
            <Select
              label={lists.order}
              value={state.sort || firstOf(sorts)}
              choices={sorts}
              onChange={(sort) => change({ sort: sort === firstOf(sorts) ? '' : sort })}
            />
          )}
          {isFiltered && (
            <button
              type="button"
              className="link"
              onClick={() => change({ keywords: '', filters: cleared(names) })}
            >
              {lists.clear}
            </button>
          )}
        </>
      )}
    </div>
  )
}

const firstOf = (sorts: readonly Choice[]): string => sorts[0]?.value ?? ''
const cleared = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

function Days({
  value,
  onChange,
}: {
  value: Readonly<Record<string, string>>
  onChange: (days: Record<string, string>) => void
}) {
  return (
    <>
      <label className="day">
        {lists.from}{' '}
        <input
          type="date"
          value={value.from ?? ''}
          max={value.to}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label className="day">
        {lists.to}{' '}
        <input
          type="date"
          value={value.to ?? ''}
          min={value.from}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
    </>
  )
}

/** The button says how many are set, so that nobody wonders why the list is short. */
function Sheet(props: ToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const set = namesOfTools(props).filter((name) => name in props.state[0].filters).length
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden /> <span className="name">{lists.filters}</span>
        {set > 0 && (
          <b>
            {' '}
            · {set}
            <span className="hidden"> {lists.set}</span>
          </b>
        )}
      </button>
      {isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What is chosen here holds once it is shown: the list does not jump about behind the sheet. */
function FilterSheet(props: ToolsProps & { onClose: () => void }) {
  const {
    state: [state, change],
    filters,
    sorts,
    hasDays,
    onClose,
  } = props
  const names = namesOfTools(props)
  const [chosen, setChosen] = useState<Record<string, string>>(() => ({
    ...cleared(names),
    ...Object.fromEntries(names.map((name) => [name, state.filters[name] ?? ''])),
  }))
  const [sort, setSort] = useState(state.sort || firstOf(sorts))
  const id = useId()
  return (
    <Modal
      title={lists.filters}
      okLabel={lists.show}
      isSheet
      onCancel={onClose}
      onOk={() => {
        change({ filters: chosen, sort: sort === firstOf(sorts) ? '' : sort })
        onClose()
      }}
    >
      {filters.map((filter) => (
        <div key={filter.name} className="field">
          <label htmlFor={id + filter.name}>{filter.label ?? filter.title}</label>
          <Select
            id={id + filter.name}
            value={chosen[filter.name] ?? ''}
            placeholder={filter.label ? filter.title : common.all}
            choices={filter.choices}
            onChange={(value) => setChosen({ ...chosen, [filter.name]: value })}
          />
        </div>
      ))}
      {hasDays && (
        <div className="days">
          <Days value={chosen} onChange={(days) => setChosen({ ...chosen, ...days })} />
        </div>
      )}
      {sorts.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}sort`}>{lists.order}</label>
          <Select id={`${id}sort`} value={sort} choices={sorts} onChange={setSort} />
        </div>
      )}
      {Object.values(chosen).some((value) => value !== '') && (
        <p>
          <button type="button" className="link" onClick={() => setChosen(cleared(names))}>
            {lists.clear_all}
          </button>
        </p>
      )}
    </Modal>
  )
}

export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // What is asked for now came from elsewhere, as by the way back; what was typed keeps the space behind its last word.
  if (shown !== value) {
    setShown(value)
    if (text.trim() !== value) setText(value)
  }
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => change(text.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
