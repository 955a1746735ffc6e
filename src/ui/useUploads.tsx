/** Files on their way up: each with its own progress, its own failure and a retry; the others go on. */
import { useRef, useState } from 'react'
import { notify } from './notices.ts'
import { uploadFile, type UploadTarget } from './uploadFile.ts'

interface Upload {
  id: number
  file: File
  share: number
  problem: string | null
}

export interface Uploads {
  list: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (id: number) => void
}

export function useUploads(target: UploadTarget, onDone: (answer: unknown) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const nextId = useRef(1)
  const change = (id: number, to: Partial<Upload>) => setList((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)))

  function send(upload: Upload) {
    uploadFile(upload.file, target, (share) => change(upload.id, { share })).then(
      (answer) => {
        setList((before) => before.filter((one) => one.id !== upload.id))
        onDone(answer)
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error)
        change(upload.id, { problem })
        notify({ kind: 'danger', title: 'Upload Error', text: `${upload.file.name}: ${problem}` })
      },
    )
  }
  return {
    list,
    add(files) {
      const made = files.map((file) => ({ id: nextId.current++, file, share: 0, problem: null }))
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

export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null
  return (
    <ul className="uploads pad" aria-label="Uploads">
      {uploads.list.map(({ id, file, share, problem }) => (
        <li key={id}>
          <span>{file.name}{problem && <span className="bad small-text"> {problem}</span>}</span>
          <progress max={1} value={share} aria-label={`Upload of ${file.name}`} />
          {problem ? <button type="button" className="button small" onClick={() => uploads.retry(id)}>Try again</button> : <span className="muted">{Math.round(share * 100)}%</span>}
        </li>
      ))}
    </ul>
  )
}
