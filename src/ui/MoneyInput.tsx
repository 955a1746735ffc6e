/** An amount to type (the currency kind of F-UI-05): read and shown as the site's language writes it, kept plainly. */
import { useMoneyTerms } from './money.ts'
import { amountProblem, shownAmount } from './inputRules.ts'
import { TextInput } from './TextInput.tsx'

type MoneyInputProps = Omit<Parameters<typeof TextInput>[0], 'kind' | 'money' | 'shownAs' | 'problemOf'> & {
  /** Another currency than the site's, as of an order from before. */
  currency?: string | undefined
}

export function MoneyInput({ currency, placeholder, ...input }: MoneyInputProps) {
  const terms = useMoneyTerms()
  const money = { ...terms, currency: currency ?? terms.currency }
  const shownAs = (amount: string) => shownAmount(amount, money)
  return (
    <TextInput
      {...input}
      kind="currency"
      money={money}
      shownAs={shownAs}
      problemOf={(amount) => amountProblem(amount, money)}
      placeholder={placeholder && shownAs(placeholder)}
    />
  )
}
