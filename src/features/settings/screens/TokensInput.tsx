/** The design values of the site by group: the theme's own stand as hints, pairs that cannot be read are told at once, at each value of them that was set. */
import { contrastProblems } from '#ui/contrast.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { referredToken, tokenGroups, tokens } from '#ui/tokens.ts'
import { settingsScreen } from '../texts/settingsScreen.ts'

interface TokensProps {
  id: string
  label: string
  value: unknown
  describedBy: string
  isInvalid: boolean
  onChange: (value: Record<string, string>) => void
}

export function TokensInput({ id, label, value, describedBy, isInvalid, onChange }: TokensProps) {
  const set = readTokens(value)
  const problems = contrastProblems(set)
  const titleOf = (name: string) => tokens.find((token) => token.name === name)?.title ?? name
  function write(name: string, text: string) {
    const { [name]: _last, ...others } = set
    onChange(text.trim() === '' ? others : { ...others, [name]: text })
  }
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className="stack">
      {tokenGroups.map(({ name: group, title }) => {
        const held = tokens.filter((token) => token.group === group)
        return (
          <details key={group} open={held.some(({ name }) => name in set)}>
            <summary>{title}</summary>
            {held.map(({ name, title: word, value: own }) => {
              const unread =
                name in set ? problems.filter(({ over, on }) => over === name || on === name) : []
              return (
                <div key={name} className="field">
                  <label htmlFor={`${id}-${name}`}>{word}</label>
                  <TextInput
                    id={`${id}-${name}`}
                    value={set[name] ?? ''}
                    // One that follows another says which.
                    placeholder={titleOf(referredToken(own) ?? own)}
                    isInvalid={unread.length > 0 || (isInvalid && name in set)}
                    describedBy={unread.length > 0 ? `${id}-${name}-problem` : undefined}
                    onChange={(text) => write(name, text)}
                  />
                  {unread.length > 0 && (
                    <ul className="problem" role="status" id={`${id}-${name}-problem`}>
                      {unread.map(({ over, on, scheme, least, ratio }) => (
                        <li key={`${over}-${on}-${scheme}`}>
                          {ratio === null
                            ? settingsScreen.contrast_unknown({
                                over: titleOf(over),
                                on: titleOf(on),
                                scheme,
                                least,
                              })
                            : settingsScreen.contrast_low({
                                over: titleOf(over),
                                on: titleOf(on),
                                scheme,
                                ratio: ratio.toFixed(2),
                                least,
                              })}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              )
            })}
          </details>
        )
      })}
    </div>
  )
}

function readTokens(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
