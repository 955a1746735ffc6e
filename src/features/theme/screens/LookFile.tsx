/** Takes the look to another site: exports what is set here, imports what another site exported. */
import { useId, useState } from 'react'
import { common } from '#ui/texts/common.ts'
import { lookFile, readLookFile } from '../lookFile.ts'
import type { Draft, ThemeChoice } from '../schema.ts'
import { lookFileTexts } from '../texts/lookFileTexts.ts'

interface LookFileProps {
  draft: Draft
  themes: readonly ThemeChoice[]
  onImport: (next: Pick<Draft, 'theme' | 'look'>) => void
}

export function LookFile({ draft, themes, onImport }: LookFileProps) {
  const title = useId()
  const [problem, setProblem] = useState('')

  async function read(file: File) {
    const found = readLookFile(await file.text(), themes)
    setProblem('problem' in found ? found.problem : '')
    if (!('problem' in found)) onImport(found)
  }

  return (
    <section className="theme-own-fonts" aria-labelledby={title}>
      <h3 id={title}>{lookFileTexts.title}</h3>
      <p className="muted small-text">{lookFileTexts.text}</p>
      <div className="row">
        <button type="button" className="button small" onClick={() => download(lookFile(draft))}>
          {common.export}
        </button>
        <label className="button small">
          {lookFileTexts.import_file}
          <input
            type="file"
            className="hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void read(file)
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `theme-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
