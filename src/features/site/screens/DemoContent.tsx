/** The tile of a site that shows the demo: what it is, and the way to a site of one's own. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { common } from '#ui/texts/common.ts'
import { useAction, useCall } from '#ui/useCall.ts'
import type { DemoLeftView } from '../schema.ts'
import { demo } from '../texts/demo.ts'

export function DemoContent() {
  const query = useCall<DemoLeftView | null>('/api/demo')
  const [isAsking, setAsking] = useState(false)
  const left = query.data
  if (!left) return null
  return (
    <section className="card-box demo-content" aria-labelledby="demo-content">
      <h2 id="demo-content">{demo.title}</h2>
      <p className="muted">{demo.text}</p>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {demo.remove}
      </button>
      {isAsking && <RemoveDemo left={left} onClose={() => setAsking(false)} />}
    </section>
  )
}

const shownTitles = 5

function RemoveDemo({ left, onClose }: { left: DemoLeftView; onClose: () => void }) {
  const [changed, setChanged] = useState<'keep' | 'remove'>('keep')
  // Every screen may have shown some of it.
  const removal = useAction<DemoLeftView, { changed: 'keep' | 'remove' }>('POST', '/api/demo/remove', {
    done: demo.removed,
    refresh: ['/api/', 'counts'],
    showsErrorInForm: true,
    onDone: onClose,
  })
  const goes = (['content', 'products', 'orders', 'files', 'people'] as const).flatMap((kind) =>
    left[kind] === 0 ? [] : [demo[kind]({ count: left[kind] })],
  )
  const more = left.changed.length - shownTitles
  return (
    <Modal
      title={demo.remove_title}
      okLabel={demo.remove}
      isDanger
      isBusy={removal.isPending}
      error={removal.error}
      onCancel={onClose}
      onOk={() => removal.mutate({ changed })}
    >
      <p>{demo.goes}</p>
      <ul>
        {[...goes, demo.rest].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {left.changed.length > 0 && (
        <fieldset className="stack">
          <legend>{demo.changed({ count: left.changed.length })}</legend>
          <ul>
            {left.changed.slice(0, shownTitles).map(({ id, title }) => (
              <li key={id}>{title === '' ? common.untitled : title}</li>
            ))}
            {more > 0 && <li>{demo.more({ count: more })}</li>}
          </ul>
          {(['keep', 'remove'] as const).map((choice) => (
            <label key={choice} className="check">
              <input
                type="radio"
                name="demo-changed"
                checked={changed === choice}
                onChange={() => setChanged(choice)}
              />{' '}
              {choice === 'keep' ? demo.keep_changed : demo.remove_changed}
            </label>
          ))}
        </fieldset>
      )}
      <p className="muted">{demo.stays}</p>
    </Modal>
  )
}
