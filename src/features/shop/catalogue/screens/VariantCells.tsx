/** Cells and cards of the variants' table. */
import { useId, useState, type ReactNode } from 'react'
import { useFieldProblem } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { variantTexts } from '../texts/variantTexts.ts'

interface CellProps {
  /** As the form calls it. */
  name: string
  problem: string | undefined
}

/** An input in a table: what is wrong with it is below it. */
export function Cell({
  name,
  problem: own,
  children,
}: CellProps & {
  children: (ties: {
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const refused = useFieldProblem(name)
  const problem = own ?? refused
  const id = useId()
  return (
    <>
      {children({ 'aria-invalid': problem !== undefined || undefined, 'aria-describedby': problem && id })}
      {problem && (
        <span className="problem" id={id}>
          {problem}
        </span>
      )}
    </>
  )
}

export function MoneyCell({
  name,
  label,
  problem,
  value,
  placeholder,
  onChange,
}: CellProps & { label: string; value: string; placeholder?: string; onChange: (value: string) => void }) {
  return (
    <Cell name={name} problem={problem}>
      {(ties) => (
        <MoneyInput
          label={label}
          value={value}
          placeholder={placeholder}
          isInvalid={ties['aria-invalid']}
          describedBy={ties['aria-describedby']}
          onChange={onChange}
        />
      )}
    </Cell>
  )
}

/** A barcode in a table: what is wrong with it is said once the field is left. */
export function BarcodeCell({
  name,
  label,
  problem,
  value,
  onChange,
}: CellProps & { label: string; value: string; onChange: (value: string) => void }) {
  const [isLeft, setLeft] = useState(true)
  return (
    <Cell name={name} problem={isLeft ? problem : undefined}>
      {(ties) => (
        <input
          {...ties}
          className="barcode"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onChange={(event) => {
            setLeft(false)
            onChange(event.target.value)
          }}
          onBlur={() => setLeft(true)}
        />
      )}
    </Cell>
  )
}

export interface Field {
  title: string
  input: ReactNode
}

/** One variant on a phone: what it costs and what is left, its fields when it is opened. */
export function Card({
  isSimple,
  isWrong,
  name,
  details,
  children,
}: {
  isSimple: boolean
  isWrong: boolean
  name: ReactNode
  details: readonly string[]
  children: ReactNode
}) {
  const fields = <div className="variant-fields">{children}</div>
  if (isSimple) return fields
  return (
    <details>
      <summary>
        <span className="grow">{name}</span>
        <span className={isWrong ? 'bad' : 'muted'}>
          {isWrong ? variantTexts.to_put_right : details.join(' · ')}
        </span>
      </summary>
      {fields}
    </details>
  )
}

interface PercentProps {
  label: string
  value: string
  /** The product has a price that percents start from. */
  hasBase: boolean
  isPercent: (text: string) => boolean
  onSettle: (text: string) => void
}

/** A percentage is taken over when it is left, so that half a number changes no price; what is none stays and says so. */
export function Percent({ label, value, hasBase, isPercent, onSettle }: PercentProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  function settle() {
    if (typed === null) return
    const isEmpty = typed.trim() === ''
    setWrong(!isEmpty && !isPercent(typed))
    if (!isEmpty && !isPercent(typed)) return
    if (!isEmpty) onSettle(typed)
    setTyped(null)
  }
  return (
    <>
      <input
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed ?? value}
        placeholder="0"
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
      />
      {isWrong && (
        <span className="problem" id={id}>
          {hasBase ? variantTexts.no_percentage({ value: typed?.trim() ?? '' }) : variantTexts.no_base_price}
        </span>
      )}
    </>
  )
}
