/** Says why a page could not be opened. */
import { editor } from './texts/editor.ts'
import { openFailed } from './texts/openFailed.ts'

/** @param message what the server said; null: it said nothing */
export function OpenFailed({ message }: { message: string | null }) {
  return (
    <div className="editor-failed" role="alert">
      <h1>{openFailed.title}</h1>
      <p>{message ?? openFailed.why}</p>
      <p>
        <a href="/user">{editor.back_to_the_dashboard}</a>
      </p>
    </div>
  )
}
