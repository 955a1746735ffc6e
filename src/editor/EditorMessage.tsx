/** What the editor says for a moment, to be seen and heard. Apart from the editor's frame, which is not drawn anew for it. */
import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long a message stays in sight, a long one longer; the live region has read it by then. */
const messageMs = 6000
const letterMs = 75

export class Messages {
  private now = ''
  private listener: (() => void) | null = null

  readonly say = (message: string): void => {
    this.now = message
    this.listener?.()
  }

  readonly read = (): string => this.now

  readonly listen = (listener: () => void): (() => void) => {
    this.listener = listener
    return () => void (this.listener = null)
  }
}

/** Returns what holds the messages of one editor. */
export function useMessages(): Messages {
  const [messages] = useState(() => new Messages())
  return messages
}

export function EditorMessage({ messages }: { messages: Messages }) {
  const message = useSyncExternalStore(messages.listen, messages.read)
  useEffect(() => {
    if (message === '') return
    const timer = setTimeout(() => messages.say(''), Math.max(messageMs, message.length * letterMs))
    return () => clearTimeout(timer)
  }, [message, messages])
  return (
    <p className="editor-message" role="status" aria-live="polite" data-shown={message !== '' || undefined}>
      {message}
    </p>
  )
}
