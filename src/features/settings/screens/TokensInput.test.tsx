/** What the screen of design values says of colours that cannot be read. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TokensInput } from './TokensInput.tsx'

test('3.6 a colour that cannot be read says so at its own field, and at no other', () => {
  const html = renderToStaticMarkup(
    <TokensInput
      id="tokens"
      label="Design values"
      value={{ accent: '#0a7d6b', ink: 'black' }}
      describedBy="help"
      isInvalid={false}
      onChange={() => undefined}
    />,
  )
  const fieldOf = (name: string) =>
    html.split('class="field"').find((part) => part.includes(`id="tokens-${name}"`)) ?? ''
  expect(fieldOf('accent')).toMatch(
    /aria-describedby="tokens-accent-problem"[\s\S]*id="tokens-accent-problem"[\s\S]*Accent on Paper, dark: \d\.\d\d:1, 4\.5:1 is needed/,
  )
  expect(fieldOf('accent')).not.toContain('Text on Paper')
  expect(fieldOf('ink')).toContain('Text on Paper, dark')
  // What was not set is not what is wrong.
  expect(fieldOf('bg')).not.toContain('is needed')
  expect(html.match(/Accent on Paper, dark/g)).toHaveLength(1)
})
