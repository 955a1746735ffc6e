/** Keys and the clipboard of the whole window, wherever in the editor they are pressed. */
import { useEffect, useEffectEvent } from 'react'
import { listenToClipboard } from './commands/loadClipboard.ts'
import { holdKey } from './commands/heldKeys.ts'
import { handleKey, listenToKeys } from './commands/keys.ts'
import { isInDialog } from './commands/keyTarget.ts'
import type { EditorValue } from './EditorContext.ts'

interface KeyProps {
  value: EditorValue
  actions: Parameters<typeof handleKey>[2] & { publish(): void }
  /** Closes an insert menu that was asked for and is not there yet; null where none is on its way. */
  menuOnItsWay(): Parameters<typeof holdKey>[2]
}

const isPublishKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey) && !isInDialog(event)

type OnKey = (event: KeyboardEvent, isEarly: boolean) => void

/**
 * Returns what takes a key of the canvas, whose frame has keys of its own. `isEarly`: before anybody else sees the key: the
 * text in which the caret still stands must not take it.
 */
export function useEditorKeys({ value, actions, menuOnItsWay }: KeyProps): OnKey {
  const onKey: OnKey = (event, isEarly) => {
    if (isEarly) {
      // Within a text Enter is the text's own, with whatever other keys.
      if (isPublishKey(event)) actions.publish()
      else if (!holdKey(event, value, menuOnItsWay())) return
      event.stopPropagation()
      return event.preventDefault()
    }
    if (handleKey(event, value, actions)) event.preventDefault()
  }
  const onWindowKey = useEffectEvent(onKey)
  const now = useEffectEvent(() => value)
  useEffect(() => {
    const abort = new AbortController()
    listenToKeys(window, abort.signal, (event, isEarly) => onWindowKey(event, isEarly))
    listenToClipboard(document, () => now(), abort.signal)
    return () => abort.abort()
  }, [])
  return onKey
}
