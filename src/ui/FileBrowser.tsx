/** File browser modal (F-UI-02): folders, pictures, upload; picking gives the address with its id (F-MEDIA-06). */
import { useQueryClient } from '@tanstack/react-query'
import { Folder, FileText } from 'lucide-react'
import { useState } from 'react'
import { fileValue } from './field.ts'
import { Modal } from './Modal.tsx'
import { notify } from './notices.ts'
import { EmptyState, Loaded } from './states.tsx'
import { uploadFile } from './uploadFile.ts'
import { refresh, useCall } from './useCall.ts'

export interface BrowsedFile {
  id: string
  title: string
  url: string
  is_directory: boolean
  is_private: boolean
  content_type: string
  alt: string
}

interface BrowserProps {
  title: string
  onPick: (address: string, file: BrowsedFile) => void
  onCancel: () => void
}

export default function FileBrowser({ title, onPick, onCancel }: BrowserProps) {
  const client = useQueryClient()
  const [folder, setFolder] = useState('')
  const [chosen, setChosen] = useState<BrowsedFile | null>(null)
  const query = useCall<BrowsedFile[]>('/api/posts/uploads', { folder, public: true })
  const above = folder.split('/').slice(0, -1).join('/')

  async function upload(files: FileList | null) {
    for (const file of files ?? []) {
      await uploadFile(file, { folder, isPublic: true }, () => undefined).catch((error: unknown) =>
        notify({ kind: 'danger', title: 'Upload Error', text: `${file.name}: ${error instanceof Error ? error.message : String(error)}` }),
      )
    }
    await refresh(client, ['/api/posts/uploads'])
  }

  return (
    <Modal title={title} isWide okLabel="Choose" isBusy={chosen === null} onCancel={onCancel}
      onOk={() => { if (chosen) onPick(String(fileValue([chosen], false)), chosen) }}>
      <div className="row between">
        <span className="row">
          <b>{folder || 'Media'}</b>
          {folder && <button type="button" className="button small" onClick={() => setFolder(above)}>Up</button>}
        </span>
        <label className="button small">Upload<input type="file" multiple className="hidden" onChange={(event) => void upload(event.target.files)} /></label>
      </div>
      <Loaded query={query}>
        {(files) => files.length === 0 ? <EmptyState title="This folder is empty" text="Upload a file to choose it." /> : (
          <div className="media-grid">
            {files.map((file) => (
              <div key={file.id} className="media-tile">
                <button type="button" aria-pressed={chosen?.id === file.id} disabled={file.is_private} onDoubleClick={() => { if (!file.is_directory) onPick(String(fileValue([file], false)), file) }}
                  onClick={() => { if (file.is_directory) { setFolder(file.id); setChosen(null) } else setChosen(file) }}>
                  <FileFace file={file} />
                  <span className="name">{chosen?.id === file.id ? '✓ ' : ''}{file.title}</span>
                </button>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

export function FileFace({ file }: { file: Pick<BrowsedFile, 'is_directory' | 'content_type' | 'url' | 'alt'> }) {
  if (file.is_directory) return <span className="file-face"><Folder size={34} strokeWidth={1.25} aria-label="Folder" /></span>
  if (file.content_type.startsWith('image/') && file.url) return <img src={file.url} alt={file.alt} loading="lazy" />
  return <span className="file-face"><FileText size={34} strokeWidth={1.25} aria-hidden /></span>
}
