/** Draws code; without what the highlighter answered it is plain, and reads as well. */
import type { ViewProps } from '../block.ts'
import type { CodeData } from './data.ts'
import { languageTitle } from './languages.ts'
import { code } from './texts/code.ts'

export interface CodeState {
  code: string
  language: string
  title?: string
  has_numbers?: boolean
  wraps?: boolean
}

export default function Code({ state, data, page }: ViewProps<CodeState, CodeData | null>) {
  if (!state.code && !page.isCanvas) return null
  const lines = state.code.replace(/\n$/, '').split('\n')
  const name =
    state.title ||
    (state.language === 'plain' ? code.code : code.code_in({ language: languageTitle(state.language) }))
  return (
    <figure className={`b-code${state.wraps ? ' b-code-wraps' : ''}`}>
      {state.title ? <figcaption>{state.title}</figcaption> : null}
      <div className="b-code-frame" role="group" aria-label={name} tabIndex={0}>
        {state.has_numbers && !state.wraps ? (
          <pre className="b-code-numbers" aria-hidden="true">
            {lines.map((_, index) => index + 1).join('\n')}
          </pre>
        ) : null}
        <pre>
          {data ? (
            <code dangerouslySetInnerHTML={{ __html: data.html }} />
          ) : (
            <code>{state.code || code.write_code}</code>
          )}
        </pre>
      </div>
    </figure>
  )
}
