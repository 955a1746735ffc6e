/** After the address of the page has changed: what still links to the old one, and the click that changes it. */
import { useEffect, useState } from 'react'
import { replaceUses, usesOf } from '#ui/uses.tsx'

export interface MovedPost {
  postId: string
  from: string
  to: string
}

interface NoticeProps {
  moved: MovedPost
  say(message: string): void
  close(): void
}

/** Nothing where no other page links there: the old address leads on to the new one in any case. */
export function AddressNotice({ moved: { postId, from, to }, say, close }: NoticeProps) {
  const [count, setCount] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    usesOf('link', [from], postId).then(
      ([found]) => isGone || setCount(found?.uses.length ?? 0),
      // The old address leads on: what cannot be asked is not worth a word.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [from, postId])
  if (count === 0) return null
  const change = async () => {
    setBusy(true)
    try {
      const left = await replaceUses('link', from, { to, toId: '' }, { except: postId })
      const changed = count - left.length
      say(
        left.length > 0
          ? `Not changed: ${left.join(', ')}`
          : changed === 1
            ? '1 page links to the new address'
            : `${changed} pages link to the new address`,
      )
      close()
    } catch {
      say('The links were not changed. Try again.')
      setBusy(false)
    }
  }
  return (
    <div className="editor-notice" role="alert">
      <span>{`The address is ${to} now. ${count === 1 ? '1 page still links' : `${count} pages still link`} to ${from}.`}</span>
      <button type="button" className="editor-primary" disabled={isBusy} onClick={() => void change()}>
        {count === 1 ? 'Change the link' : 'Change the links'}
      </button>
      <button type="button" className="editor-quiet" onClick={close}>
        Leave {count === 1 ? 'it' : 'them'}
      </button>
    </div>
  )
}
