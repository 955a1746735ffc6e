/** An amount to type (the currency kind of F-UI-05): read by the site's language, and written plainly once it is left. */
import { useMoneyTerms } from './money.ts'
import { TextInput } from './TextInput.tsx'

type MoneyInputProps = Omit<Parameters<typeof TextInput>[0], 'kind' | 'money'> & {
  /** Another currency than the site's, as of an order from before. */
  currency?: string | undefined
}

export function MoneyInput({ currency, ...input }: MoneyInputProps) {
  const terms = useMoneyTerms()
  return <TextInput {...input} kind="currency" money={{ ...terms, currency: currency ?? terms.currency }} />
}
