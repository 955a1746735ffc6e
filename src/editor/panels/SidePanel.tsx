/** The right side: settings of the selected block, or of the post. Selecting a block turns to its settings. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormProblems } from '#ui/FormProblems.tsx'
import { emptyParagraph } from '../canvas/emptyPage.ts'
import { blockIdAt } from '../canvas/elements.ts'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import { BlockPanel, ChecksPanel, PostPanel } from './panelsOnDemand.ts'
import { partTypes, typeTitle } from './metaRules.ts'
import { PostPanelContext, type PostPanelValue } from './postPanelContext.ts'
import { blockPanel } from './texts/blockPanel.ts'
import { editor as editorTexts } from '../texts/editor.ts'
import { common } from '#ui/texts/common.ts'

/** What the call says of the URL is about what is typed of it. */
const fieldNames = { url: 'slug' }

const tabs = ['post', 'block', 'checks'] as const

/** @param checksAsked grows when the checks are asked for from elsewhere */
export function SidePanel({ value, checksAsked }: { value: PostPanelValue; checksAsked: number }) {
  const { post } = value
  const editor = useEditor()
  const { id, count } = useLater(editor)
  const { mayWrite } = editor
  const [tab, setTab] = useState<(typeof tabs)[number]>('post')
  const [lastAsked, setLastAsked] = useState(checksAsked)
  if (checksAsked !== lastAsked) {
    setLastAsked(checksAsked)
    setTab('checks')
  }
  const [lastId, setLastId] = useState<string | null>(null)
  // An entry without a word begins with what it is asked for: its first paragraph, where the caret is, was chosen by nobody.
  const [isBeginning, setBeginning] = useState(
    () => post.type !== 'page' && !partTypes.has(post.type) && emptyParagraph(editor.editorDocument) !== null,
  )
  if (id !== lastId) {
    setLastId(id)
    setBeginning(false)
    // A finding that is looked at must not take the list of them away.
    if (tab !== 'checks' && !isBeginning) setTab(id === null ? 'post' : 'block')
  }
  const inside = editor.frame.document
  // A click on the block that is selected already asks for its settings, too.
  useEffect(() => {
    if (!inside || isBeginning) return undefined
    const turn = ({ target }: Event) => {
      if (blockIdAt(target) !== null) setTab((last) => (last === 'post' ? 'block' : last))
    }
    inside.addEventListener('click', turn, true)
    return () => inside.removeEventListener('click', turn, true)
  }, [inside, isBeginning])
  useEffect(() => {
    document.title = `${post.title || common.untitled} · ${editorTexts.title}`
  }, [post.title])
  const panel = useRef<HTMLElement>(null)
  // What was looked at of another block says nothing of this one.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [id, tab])
  return (
    <aside ref={panel} className="editor-right" aria-label={common.settings}>
      <div className="editor-tabs" role="tablist" aria-label={common.settings}>
        {tabs.map((name, index) => (
          <button
            key={name}
            id={`editor-tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="editor-tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other =
                tabs[(index + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length] ?? 'post'
              setTab(other)
              document.getElementById(`editor-tab-${other}`)?.focus()
            }}
          >
            {name === 'block' ? common.block : name === 'checks' ? blockPanel.checks : typeTitle(post.type)}
          </button>
        ))}
      </div>
      <div
        id="editor-tab-panel"
        role="tabpanel"
        aria-labelledby={`editor-tab-${tab}`}
        className="editor-tab-panel"
      >
        <PostPanelContext value={value}>
          {tab === 'checks' ? (
            <ChecksPanel />
          ) : (
            <fieldset className="editor-plain" disabled={!mayWrite}>
              {tab === 'block' ? (
                <BlockPanel id={id} count={count} />
              ) : (
                <FormProblems
                  error={value.refusal?.cause ?? null}
                  names={fieldNames}
                  isPart
                  keepsFocus={value.refusal?.isAsked !== true}
                >
                  <PostPanel />
                </FormProblems>
              )}
            </fieldset>
          )}
        </PostPanelContext>
      </div>
    </aside>
  )
}

interface Shown {
  id: string | null
  /** How many blocks are selected. */
  count: number
}

const shownOf = ({ selection, selectedIds }: EditorValue['editorDocument']): Shown => ({
  id: selection.id,
  count: selectedIds.length,
})

/** What is selected, a moment after the page has shown it: settings by the dozen are no part of what an act waits for. */
function useLater({ editorDocument }: EditorValue): Shown {
  const [shown, setShown] = useState(() => shownOf(editorDocument))
  useEffect(() => {
    const look = () => {
      const now = shownOf(editorDocument)
      startTransition(() => setShown((last) => (last.id === now.id && last.count === now.count ? last : now)))
    }
    // What changed before it listened.
    look()
    return editorDocument.selected.on(look)
  }, [editorDocument])
  return shown
}
