/** What can be done with the selected blocks, at the pointer or at the block's bar. Keys go through it (menuKeys.ts), Esc and Tab close it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { moveInMenu } from '#ui/menuKeys.ts'
import { useViewer } from '#ui/viewer.ts'
import { type MenuRequest, useEditor } from '../EditorContext.ts'
import { type BlockCommand, blockCommands } from './blockCommands.ts'
import { Scrim } from './Scrim.tsx'
import { selectionText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'

const gapPx = 6

export function BlockMenu({ request, close }: { request: MenuRequest; close: () => void }) {
  const editor = useEditor()
  const { frame } = editor
  const menu = useRef<HTMLDivElement>(null)
  const mayShare = useViewer().can('design.write')
  const [commands] = useState(() => blockCommands(editor, mayShare))
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const { width, height } = element.getBoundingClientRect()
    const { left, top, bottom } = request.at
    const isBelow = bottom + gapPx + height <= innerHeight
    element.style.top = `${Math.max(8, isBelow ? bottom + gapPx : Math.min(top - gapPx - height, innerHeight - height - 8))}px`
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
  }, [request])
  useEffect(() => menu.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.focus(), [])
  const leave = () => {
    close()
    // The next key is the text's again, and not the whole block's.
    if (frame.text) frame.text.focus()
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  const choose = (command: BlockCommand) => {
    if (command.reason !== undefined) {
      editor.announce(command.reason)
      return
    }
    leave()
    command.run()
  }
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') leave()
    else if (event.key === 'Enter' || event.key === ' ') return event.stopPropagation()
    else if (!moveInMenu(menu.current, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Scrim close={leave} />
      <div
        ref={menu}
        className="editor-menu editor-insert"
        role="menu"
        aria-label={blockActions.what_to_do({ block: selectionText(editor) })}
        tabIndex={-1}
        onKeyDown={key}
      >
        {commands.map((command, index) => (
          <div key={command.id} role="none">
            {commands[index - 1]?.group === command.group ? null : (
              <h3 aria-hidden="true">{command.group}</h3>
            )}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-danger={command.isDanger || undefined}
              aria-disabled={command.reason !== undefined || undefined}
              onClick={() => choose(command)}
            >
              <span>{command.title}</span>
              {command.reason === undefined ? (
                command.keys ? (
                  <kbd>{command.keys}</kbd>
                ) : null
              ) : (
                <small>{command.reason}</small>
              )}
            </button>
          </div>
        ))}
      </div>
    </>
  )
}
