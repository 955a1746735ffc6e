/** Draws a button-like link. */
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'

const looks: Record<string, string> = {
  primary: 'button',
  wide: 'button button-wide',
  quiet: 'button button-quiet',
  link: 'more',
}

export default function Button({ state }: ViewProps<{ text: string; url: string; look?: string }>) {
  return (
    <p className="b-button">
      <a className={looks[state.look ?? 'primary'] ?? 'button'} href={state.url || undefined}>
        {plainText(state.text)}
      </a>
    </p>
  )
}
