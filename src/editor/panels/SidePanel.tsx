/** The right side: settings of the selected block, or of the post. Selecting a block turns to its settings. */
import { useState } from 'react'
import { useSelectedId } from '../EditorContext.ts'
import { BlockPanel } from './BlockPanel.tsx'
import { PostPanel } from './PostPanel.tsx'
import { PostPanelContext, type PostPanelValue } from './postPanelContext.ts'

export function SidePanel({ value }: { value: PostPanelValue }) {
  const { post } = value
  const id = useSelectedId()
  const [tab, setTab] = useState<'post' | 'block'>('post')
  const [lastId, setLastId] = useState<string | null>(null)
  if (id !== lastId) {
    setLastId(id)
    setTab(id === null ? 'post' : 'block')
  }
  return (
    <aside className="editor-right" aria-label="Settings">
      <div className="editor-tabs" role="tablist" aria-label="Settings">
        {(['post', 'block'] as const).map((name) => (
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
              const other = name === 'post' ? 'block' : 'post'
              setTab(other)
              document.getElementById(`editor-tab-${other}`)?.focus()
            }}
          >
            {name === 'block' ? 'Block' : post.type.charAt(0).toUpperCase() + post.type.slice(1)}
          </button>
        ))}
      </div>
      <div id="editor-tab-panel" role="tabpanel" aria-labelledby={`editor-tab-${tab}`} className="editor-tab-panel">
        {tab === 'block' ? <BlockPanel /> : (
          <PostPanelContext value={value}>
            <PostPanel />
          </PostPanelContext>
        )}
      </div>
    </aside>
  )
}
