/** What the checks find on the page now; looked at again a moment after every change. */
import { useEffect, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from '../EditorContext.ts'
import { checkAxe } from './checkAxe.ts'
import { checkCanvas, checkLinks } from './checkCanvas.ts'
import { checkDocument, type Finding } from './checkDocument.ts'
import { checkCollections } from '../collection/checkCollections.ts'
import { checkReferences } from './checkReferences.ts'

const pauseMs = 600

/** `findings` null: nothing has been looked at yet; `isWhole`: what takes longer has been looked at too. */
export function useFindings(): { findings: readonly Finding[] | null; isWhole: boolean } {
  const { editorDocument, frame } = useEditor()
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    let count = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const inside = frame.document
      const now = [
        ...checkDocument(
          definitions,
          editorDocument.blocks,
          editorDocument.isTitled,
          (name) => inside?.getElementById(name) != null,
        ),
        ...(inside ? checkCanvas(inside, editorDocument.blocks) : []),
      ]
      setFindings(now)
      // What takes longer comes as it is known. Offline, or with the panel closed, what was found stays.
      const later = [
        checkLinks(editorDocument.blocks, inside, abort.signal),
        checkReferences(editorDocument.blocks, abort.signal),
        checkCollections(editorDocument.blocks, abort.signal),
        ...(inside ? [checkAxe(inside, abort.signal)] : []),
      ]
      count += 1
      const mine = count
      void Promise.allSettled(later).then((answers) => {
        const more = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
        if (mine !== count || abort.signal.aborted) return
        setFindings([...now, ...more])
        setWhole(true)
      })
    }
    look()
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    }
    const stop = editorDocument.blocks.watch(lookSoon)
    // Pictures that come later are looked at as well.
    const inside = frame.document
    inside?.addEventListener('load', lookSoon, true)
    return () => {
      stop()
      inside?.removeEventListener('load', lookSoon, true)
      clearTimeout(timer)
      abort.abort()
    }
  }, [editorDocument, frame])
  return { findings, isWhole }
}
