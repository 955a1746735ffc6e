/**
 * The draft of a page as visitors will meet it, in a frame: at any width, light or dark, and as somebody else sees it. The page
 * is the real one; the bar is in a document of its own and never covers it.
 */
import { useRef, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { CopyText } from '#ui/CopyText.tsx'
import { localTime } from '#ui/formatTime.ts'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import type { ScreenProps } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'
import { showFailure } from '#ui/useCall.ts'
import { previewScreen } from '../texts/previewScreen.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { draftPath, seenAs, type ShownPage } from './previewPaths.ts'
import { asQuery, choicesOf, type Choices } from './previewChoices.ts'
import './preview.css'

export default function PreviewScreen({ params: { id = '' } }: ScreenProps) {
  const [choices, setChoices] = useState(() => choicesOf(location.search))
  const [first] = useState(() => draftPath(id, choices.as))
  const [page, setPage] = useState<ShownPage>({ id, path: first, title: '' })
  const [link, setLink] = useState<string | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  function choose(chosen: Partial<Choices>) {
    const next = { ...choices, ...chosen }
    setChoices(next)
    // Whoever loads the tab again finds what they chose.
    history.replaceState(history.state, '', `${location.pathname}?${asQuery(next)}`)
    const shown = frame.current?.contentWindow
    if (shown && next.as !== choices.as) shown.location.replace(seenAs(shown.location.href, next.as))
  }

  async function copyLink() {
    try {
      const made = page.id
        ? await call<{ url: string; ends_at: string }>('POST', `/api/posts/${page.id}/preview-link`, {})
        : { url: page.path, ends_at: null }
      const url = new URL(made.url, location.origin).href
      const isCopied = await (navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      ) ?? false)
      if (!isCopied) return setLink(url)
      notify({
        kind: 'good',
        title: previewScreen.link_copied,
        text: made.ends_at ? previewScreen.link_until({ time: localTime(made.ends_at) }) : '',
      })
    } catch (error) {
      showFailure(error, previewScreen.link_failed)
    }
  }

  return (
    <div className="preview-screen">
      <PreviewBar
        id={id}
        page={page}
        choices={choices}
        onChoose={choose}
        onReload={() => frame.current?.contentWindow?.location.reload()}
        onCopyLink={() => void copyLink()}
      />
      <PreviewFrame
        frame={frame}
        first={first}
        choices={choices}
        onWidth={(width) => choose({ width })}
        onPage={setPage}
      />
      {link === null ? null : (
        <Modal title={previewScreen.copy_link} cancelLabel={common.close} onCancel={() => setLink(null)}>
          <CopyText label={previewScreen.copy_link} text={link} />
        </Modal>
      )}
    </div>
  )
}
