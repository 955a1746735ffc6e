/** `?`: which keys there are. */
import { Modal } from '#ui/Modal.tsx'
import { goKeys } from './goKeys.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

const everywhere = [
  { keys: `${common.ctrl}/⌘ K`, title: palette.search_or_do_anything },
  { keys: `${common.ctrl}/⌘ S`, title: palette.key_save },
  { keys: '/', title: palette.key_search },
  { keys: '?', title: palette.key_sheet },
  { keys: 'Esc', title: palette.key_back },
  { keys: 'j / k', title: palette.key_rows },
  { keys: 'x', title: palette.key_choose },
  { keys: 'Enter', title: palette.key_open },
  { keys: 'a / d / s', title: palette.key_comments },
]

export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={palette.keys} onCancel={onClose} cancelLabel={common.close}>
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
            <dd>{palette.go_to_place({ title })}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
