/** `?`: the keys of the editor. */
import { Modal } from '#ui/Modal.tsx'
import { keyCommands } from './keyTable.ts'

export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Modal title="Keys of the editor" isWide cancelLabel="Close" onCancel={close}>
      {keyCommands.map(({ group, commands }) => (
        <section key={group} className="editor-help">
          <h3>{group}</h3>
          <dl>
            {commands.map(({ keys, title }) => (
              <div key={title}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{title}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="muted">Ctrl is Command on a Mac.</p>
    </Modal>
  )
}
