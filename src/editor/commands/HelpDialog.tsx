/** `?`: the keys of the editor. */
import { Modal } from '#ui/Modal.tsx'
import { keyCommands } from './keyTable.ts'
import { keys as keysTexts } from './texts/keys.ts'
import { common } from '#ui/texts/common.ts'

export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Modal title={keysTexts.title} isWide isWords cancelLabel={common.close} onCancel={close}>
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
      <p className="muted">{keysTexts.mac}</p>
    </Modal>
  )
}
