/** Sends the form without leaving the page; what is wrong is said at the field, and the answer takes the place of the form. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const problem = form.querySelector('.b-newsletter-problem')
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  const { preview, thanks = '', failed = '' } = form.dataset
  function refuse(message: string): void {
    if (problem) problem.textContent = message
    input?.setAttribute('aria-invalid', 'true')
    input?.focus()
  }
  async function send(): Promise<void> {
    if (!(form instanceof HTMLFormElement)) return
    if (preview) return refuse(preview)
    if (problem) problem.textContent = ''
    if (button) button.disabled = true
    try {
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
      })
      if (!answer.ok) {
        const said: unknown = await answer.json()
        return refuse(messageOf(said) ?? failed)
      }
      const note = document.createElement('p')
      note.className = 'b-newsletter-thanks'
      note.tabIndex = -1
      note.setAttribute('role', 'status')
      note.textContent = thanks
      form.replaceChildren(note)
      note.focus()
    } catch {
      refuse(failed)
    } finally {
      if (button) button.disabled = false
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
}

/** What the server says is wrong. */
function messageOf(said: unknown): string | null {
  if (typeof said !== 'object' || said === null || !('error' in said)) return null
  const { error } = said
  if (typeof error !== 'object' || error === null || !('message' in error)) return null
  return typeof error.message === 'string' ? error.message : null
}
