/** Files on their way up: each with its own progress and its own failure, said in words; the others go on. */
import { RotateCcw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatShare } from '#platform/language/format.ts'
import { notify } from './notices.ts'
import { mayHelpToRetry, uploadFile, type UploadTarget } from './uploadFile.ts'
import { files as filesTexts } from './texts/files.ts'
import { common } from './texts/common.ts'

interface Upload {
  id: number
  /** The number of the first one that was given together with it. */
  batch: number
  file: File
  /** Where it goes, wherever the person looks meanwhile. */
  target: UploadTarget
  share: number
  problem: { text: string; canRetry: boolean } | null
}

export interface Uploads {
  list: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (id: number) => void
  dismiss: (id: number) => void
  /** The next number after those of the uploads so far: what is chosen between them keeps its place. */
  nextTurn: () => number
}

/**
 * @param onDone is told of each upload with its number and that of the first one that was given together with it: they end in any order,
 * the numbers are in the order of the files
 */
export function useUploads(
  target: UploadTarget,
  onDone: (answer: unknown, id: number, batch: number) => void,
): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const nextId = useRef(1)
  const change = (id: number, to: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)))
  const dismiss = (id: number) => setList((before) => before.filter((one) => one.id !== id))

  function send(upload: Upload) {
    uploadFile(upload.file, upload.target, (share) => change(upload.id, { share })).then(
      (answer) => {
        dismiss(upload.id)
        onDone(answer, upload.id, upload.batch)
      },
      (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error)
        change(upload.id, { problem: { text, canRetry: mayHelpToRetry(error) } })
        notify({ kind: 'danger', title: filesTexts.upload_error, text: `${upload.file.name}: ${text}` })
      },
    )
  }
  return {
    list,
    dismiss,
    nextTurn: () => nextId.current++,
    add(files) {
      const batch = nextId.current
      const made = files.map((file) => ({
        id: nextId.current++,
        batch,
        file,
        target,
        share: 0,
        problem: null,
      }))
      setList((before) => [...before, ...made])
      for (const upload of made) send(upload)
    },
    retry(id) {
      const upload = list.find((one) => one.id === id)
      if (!upload) return
      change(id, { problem: null, share: 0 })
      send(upload)
    },
  }
}

/** @param folder the one that is looked at: what failed elsewhere is told there */
export function UploadList({ uploads, folder }: { uploads: Uploads; folder?: string }) {
  const shown = uploads.list.filter(
    ({ target, problem }) => folder === undefined || target.folder === folder || problem === null,
  )
  if (shown.length === 0) return null
  return (
    <ul className="uploads pad" aria-label={filesTexts.uploads}>
      {shown.map(({ id, file, target, share, problem }) =>
        problem ? (
          <li key={id} className="upload-failed">
            <span>
              <strong>{file.name}</strong> {filesTexts.not_uploaded({ text: problem.text })}
            </span>
            <span className="row">
              {problem.canRetry && (
                <button type="button" className="button small" onClick={() => uploads.retry(id)}>
                  <RotateCcw size={14} aria-hidden /> {common.try_again}
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={filesTexts.dismiss({ name: file.name })}
                onClick={() => uploads.dismiss(id)}
              >
                <X size={16} aria-hidden />
              </button>
            </span>
          </li>
        ) : (
          <li key={id}>
            <span>
              {file.name}
              {folder !== undefined && target.folder !== folder && (
                <span className="muted">
                  {' '}
                  {target.folder ? filesTexts.into_folder({ folder: target.folder }) : filesTexts.into_top}
                </span>
              )}
            </span>
            <progress max={1} value={share} aria-label={filesTexts.upload_of({ name: file.name })} />
            <span className="muted">{share < 1 ? formatShare(share) : filesTexts.being_stored}</span>
          </li>
        ),
      )}
    </ul>
  )
}
