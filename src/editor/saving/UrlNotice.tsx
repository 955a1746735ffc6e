/** After the URL of the page has changed: what still links to the old one, and the click that changes it. */
import { useEffect, useState } from 'react'
import { replaceUses, usesOf } from '#ui/uses.tsx'
import { urlNotice } from './texts/urlNotice.ts'

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

/** Nothing where no other page links there: the old URL leads on to the new one in any case. */
export function UrlNotice({ moved: { postId, from, to }, say, close }: NoticeProps) {
  const [count, setCount] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    usesOf('link', [from], postId).then(
      ([found]) => isGone || setCount(found?.uses.length ?? 0),
      // The old URL leads on: what cannot be asked is not worth a word.
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
          ? urlNotice.not_changed({ pages: left.join(', ') })
          : urlNotice.links_changed({ count: changed }),
      )
      close()
    } catch {
      say(urlNotice.links_failed)
      setBusy(false)
    }
  }
  return (
    <div className="editor-notice" role="alert">
      <span>{urlNotice.url_changed({ count, from, to })}</span>
      <button type="button" className="editor-primary" disabled={isBusy} onClick={() => void change()}>
        {urlNotice.change_links({ count })}
      </button>
      <button type="button" className="editor-quiet" onClick={close}>
        {urlNotice.leave_links({ count })}
      </button>
    </div>
  )
}
