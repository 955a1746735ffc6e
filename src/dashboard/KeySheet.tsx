/** `?`: which keys there are. */
import { Modal } from '#ui/Modal.tsx'
import { goKeys } from './useKeys.ts'

const everywhere = [
  { keys: 'Ctrl/⌘ K', title: 'Search or do anything' },
  { keys: 'Ctrl/⌘ S', title: 'Save what is open' },
  { keys: '/', title: 'Search this list' },
  { keys: '?', title: 'This sheet' },
  { keys: 'Esc', title: 'One layer back' },
  { keys: 'j / k', title: 'Next or previous row of a list' },
  { keys: 'x', title: 'Choose the row' },
  { keys: 'Enter', title: 'Open the row' },
  { keys: 'a / d / s', title: 'Approve, deny or flag the comment' },
]

export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keys" onCancel={onClose} cancelLabel="Close">
      <dl className="keys">
        {everywhere.map(({ keys, title }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
        {goKeys.map(({ key, title }) => (
          <div key={key}>
            <dt>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>Go to {title}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
