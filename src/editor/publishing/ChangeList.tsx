/** What differs from the live page: each line leads to its block, and most can be taken back by themselves. */
import { Undo2 } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useEditor } from '../EditorContext.ts'
import { fieldsOfType } from '../panels/metaRules.ts'
import type { EditorPost } from '../post.ts'
import type { Saving } from '../saving/useSaving.ts'
import type { PageChange } from './changes.ts'
import { wordsOfChange } from './changeWords.ts'
import { mayTakeBack, takeBackBlock, takenBackField } from './takeBack.ts'
import { publishing } from './texts/publishing.ts'

interface ListProps {
  changes: readonly PageChange[]
  live: EditorPost
  saving: Saving
  /** Leads to a block of the page. */
  jump(id: string): void
}

export function ChangeList({ changes, live, saving, jump }: ListProps) {
  const { editorDocument, mayWrite, announce, report } = useEditor()
  const types = useQuery({ queryKey: ['/api/types'], queryFn: () => call<unknown>('GET', '/api/types') })
  const ownFields = fieldsOfType(types.data, live.type)
  const state = { fields: live, value: live.value }
  const takeBack = (change: PageChange, name: string) => {
    const done = publishing.taken_back({ name })
    if (change.kind !== 'field') return report(takeBackBlock(change, state, editorDocument), done)
    saving.change(takenBackField(change, live, saving.fields))
    announce(done)
  }
  return (
    <ul className="publish-changes">
      {changes.map((change) => {
        const { name, what } = wordsOfChange(
          change,
          (field) => ownFields.find((one) => one.name === field)?.title,
        )
        const { kind } = change
        const words = (
          <>
            <span className="publish-kind">{publishing.kind({ kind })}</span>
            <b>{name}</b>
            {what === '' ? null : <span className="publish-what">{what}</span>}
          </>
        )
        const isOnPage = kind !== 'field' && kind !== 'removed'
        return (
          <li key={kind === 'field' ? change.name : `${kind} ${change.id}`} data-kind={kind}>
            {isOnPage ? (
              <button type="button" className="publish-line" onClick={() => jump(change.id)}>
                {words}
              </button>
            ) : (
              <div className="publish-line">{words}</div>
            )}
            {(kind === 'field' ? mayWrite : mayTakeBack(change, state, editorDocument)) ? (
              <TakeBack name={name} run={() => takeBack(change, name)} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function TakeBack({ name, run }: { name: string; run(): void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={publishing.take_back({ name })}
      data-tip={publishing.take_back({ name })}
      onClick={run}
    >
      <Undo2 size={16} aria-hidden />
    </button>
  )
}
