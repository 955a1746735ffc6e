/** File browser modal (F-UI-02): folders, pictures, upload by button, drop or paste; picking gives the address with its id (F-MEDIA-06). */
import { useQueryClient } from '@tanstack/react-query'
import { Folder, FileText } from 'lucide-react'
import { useState } from 'react'
import { fileValue } from './field.ts'
import { Modal } from './Modal.tsx'
import { EmptyState, Loaded } from './states.tsx'
import { refresh, useCall } from './useCall.ts'
import { UploadList, useUploads } from './useUploads.tsx'
import { Picture } from './Picture.tsx'

export interface BrowsedFile {
  id: string
  title: string
  url: string
  is_directory: boolean
  is_private: boolean
  content_type: string
  alt: string
  width: number | null
  height: number | null
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

  const [isOver, setOver] = useState(false)
  const uploads = useUploads({ folder, isPublic: true }, () => void refresh(client, ['/api/posts/uploads']))

  return (
    <Modal title={title} isWide okLabel="Choose" isBusy={chosen === null} onCancel={onCancel}
      onOk={() => { if (chosen) onPick(String(fileValue([chosen], false)), chosen) }}>
      <div className={`drop stack ${isOver ? 'over' : ''}`}
        onDragOver={(event) => { event.preventDefault(); setOver(true) }} onDragLeave={() => setOver(false)}
        onDrop={(event) => { event.preventDefault(); setOver(false); uploads.add([...event.dataTransfer.files]) }}
        onPaste={(event) => uploads.add([...event.clipboardData.files])}>
      <div className="row between">
        <span className="row">
          <b>{folder || 'Media'}</b>
          {folder && <button type="button" className="button small" onClick={() => setFolder(above)}>Up</button>}
        </span>
        <label className="button small">Upload<input type="file" multiple className="hidden" onChange={(event) => { uploads.add([...(event.target.files ?? [])]); event.target.value = '' }} /></label>
      </div>
      <UploadList uploads={uploads} />
      <Loaded query={query}>
        {(files) => files.length === 0 ? <EmptyState title="This folder is empty" text="Drop files here, paste a picture, or upload them." /> : (
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
      </div>
    </Modal>
  )
}

export function FileFace({ file }: { file: Pick<BrowsedFile, 'is_directory' | 'content_type' | 'url' | 'alt' | 'width' | 'height'> }) {
  if (file.is_directory) return <span className="file-face"><Folder size={34} strokeWidth={1.25} aria-label="Folder" /></span>
  if (file.content_type.startsWith('image/') && file.url) return <Picture src={file.url} sizes="12rem" alt={file.alt} width={file.width} height={file.height} />
  return <span className="file-face"><FileText size={34} strokeWidth={1.25} aria-hidden /></span>
}
