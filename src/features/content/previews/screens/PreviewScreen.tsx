/**
 * The draft of a page as visitors will meet it, in a frame: at any width, light or dark, and as somebody else sees it. The page
 * is the real one; the bar is in a document of its own and never covers it.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
import { framesOf } from './frames.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { draftPath, type ShownPage } from './previewPaths.ts'
import { asQuery, choicesOf, type Choices, sideBySide } from './previewChoices.ts'
import { SideBySide } from './SideBySide.tsx'
import './preview.css'

export default function PreviewScreen({ params: { id = '' } }: ScreenProps) {
  const [choices, setChoices] = useState(() => choicesOf(location.search))
  const [first] = useState(() => draftPath(id, choices.as))
  const [page, setPage] = useState<ShownPage>({ id, path: first, title: '' })
  const [link, setLink] = useState<string | null>(null)
  const [frames] = useState(() => framesOf(first))

  useWhenSaved(page.id, frames.reload)

  function choose(chosen: Partial<Choices>) {
    const next = { ...choices, ...chosen }
    setChoices(next)
    // Whoever loads the tab again finds what they chose.
    history.replaceState(history.state, '', `${location.pathname}?${asQuery(next)}`)
    if (next.as !== choices.as) frames.seeAs(next.as)
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

  const shown = { frames, choices, onWidth: (width: number) => choose({ width }), onPage: setPage }
  return (
    <div className="preview-screen">
      <PreviewBar
        id={id}
        page={page}
        choices={choices}
        onChoose={choose}
        onReload={frames.reload}
        onCopyLink={() => void copyLink()}
      />
      {choices.width === sideBySide ? (
        <SideBySide {...shown} />
      ) : (
        <PreviewFrame width={choices.width} {...shown} />
      )}
      {link === null ? null : (
        <Modal title={previewScreen.copy_link} cancelLabel={common.close} onCancel={() => setLink(null)}>
          <CopyText label={previewScreen.copy_link} text={link} />
        </Modal>
      )}
    </div>
  )
}

/** Calls back when the window is looked at again and the draft was saved meanwhile. */
function useWhenSaved(id: string | null, reload: () => void): void {
  const shown = useRef<{ id: string; updated_at: string } | null>(null)
  const look = useEffectEvent(async () => {
    if (id === null || document.visibilityState === 'hidden') return
    // What cannot be asked now is asked next time; the button reloads at once.
    const post = await call<{ updated_at: string }>('GET', `/api/posts/${id}`, { source: 'editor' }).catch(
      () => null,
    )
    if (!post) return
    const before = shown.current
    shown.current = { id, updated_at: post.updated_at }
    if (before?.id === id && before.updated_at !== post.updated_at) reload()
  })
  useEffect(() => {
    void look()
    const again = () => void look()
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [id])
}
