/** How many words the page has and how long they take to read. Counted when nobody has typed for a moment: no key waits for it. */
import { useEffect, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from './EditorContext.ts'
import { countWords } from './countWords.ts'
import { sideTexts } from './texts/sideTexts.ts'

const pauseMs = 700
const wordsPerMinute = 230

export function WordCount() {
  const { editorDocument } = useEditor()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { blocks } = editorDocument
    const look = () =>
      setCount(
        countWords(
          blocks.order().map((id) => blocks.need(id)),
          definitions,
        ),
      )
    let timer = setTimeout(look)
    const stop = blocks.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editorDocument])
  if (count === 0) return null
  return (
    <span className="editor-words">
      {sideTexts.words({ count })} ·{' '}
      {sideTexts.minutes({ count: Math.max(1, Math.round(count / wordsPerMinute)) })}
    </span>
  )
}
