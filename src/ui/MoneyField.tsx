/** An amount in a form, with the currency that it is in; where the site has none yet, the way to choose one. */
import { useSiteMoney } from './money.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { fields } from './texts/fields.ts'
import { common } from './texts/common.ts'
import { useViewer } from './viewer.ts'

type MoneyFieldProps = Parameters<typeof MoneyInput>[0] & { id: string }

export function MoneyField({ currency, describedBy, ...input }: MoneyFieldProps) {
  const site = useSiteMoney()
  const code = currency || site?.currency
  const noteId = `${input.id}-currency`
  const mayChoose = useViewer().can('settings.write')
  return (
    <>
      <span className="money-field">
        <MoneyInput
          {...input}
          currency={currency}
          describedBy={[describedBy, code === undefined ? '' : noteId].filter(Boolean).join(' ') || undefined}
        />
        {code ? <span id={noteId}>{code}</span> : null}
      </span>
      {code === '' ? (
        <span className="help" id={noteId}>
          {fields.no_currency}
          {mayChoose ? (
            <>
              {' '}
              {/* In a window of its own: what is typed here stays. */}
              <a className="link" href="/user/settings/currency" target="_blank" rel="noopener">
                {common.choose}
              </a>
            </>
          ) : null}
        </span>
      ) : null}
    </>
  )
}
