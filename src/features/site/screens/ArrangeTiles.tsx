/** Puts the tiles of the first screen in order and hides some: for everybody who sees the dashboard (F-OPT-04). */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import { moveTile, orderedTiles, tiles, type TileName, type TileSetting } from './tiles.ts'
import { today } from '../texts/today.ts'
import { common } from '#ui/texts/common.ts'

export function ArrangeTiles({ setting, onClose }: { setting: TileSetting; onClose: () => void }) {
  const [order, setOrder] = useState(() => orderedTiles(setting))
  const [hidden, setHidden] = useState<readonly string[]>(setting.hidden)
  const save = useAction('POST', '/api/options', {
    refresh: ['/api/options'],
    done: today.tiles_arranged,
    showsErrorInForm: true,
    onDone: onClose,
  })
  const show = (name: TileName, isOn: boolean) =>
    setHidden(isOn ? hidden.filter((one) => one !== name) : [...hidden, name])
  return (
    <Modal
      title={today.arrange_title}
      okLabel={common.save}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate({ name: 'dashboard_setting', value: { order, hidden } })}
    >
      <ol className="arrange">
        {order.map((name, index) => (
          <li key={name}>
            <label className="check">
              <input
                type="checkbox"
                role="switch"
                className="switch"
                checked={!hidden.includes(name)}
                onChange={(event) => show(name, event.target.checked)}
              />{' '}
              {tiles[name].title}
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={today.move_up({ title: tiles[name].title })}
              disabled={index === 0}
              onClick={() => setOrder(moveTile(order, name, -1))}
            >
              <ArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={today.move_down({ title: tiles[name].title })}
              disabled={index === order.length - 1}
              onClick={() => setOrder(moveTile(order, name, 1))}
            >
              <ArrowDown size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <p className="muted small-text">{today.tiles_for_all}</p>
    </Modal>
  )
}
