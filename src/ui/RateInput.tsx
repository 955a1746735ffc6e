/** A percentage or another rate to type: shown as the site's language writes it, kept plainly. */
import { useMoneyTerms } from './money.ts'
import { writtenNumber } from './readNumber.ts'
import { TextInput } from './TextInput.tsx'

type RateInputProps = Omit<Parameters<typeof TextInput>[0], 'kind' | 'money' | 'shownAs'> & {
  decimals?: number
  /** Nothing of it reaches a thousand, as a percentage. */
  isSmall?: boolean
}

export function RateInput({ decimals = 4, isSmall = false, placeholder, ...input }: RateInputProps) {
  const { language } = useMoneyTerms()
  const shownAs = (rate: string) => writtenNumber(rate, { decimals, language, isSmall, units: ['%'] })
  return <TextInput {...input} shownAs={shownAs} placeholder={placeholder && shownAs(placeholder)} />
}
