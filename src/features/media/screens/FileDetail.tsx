/** One file of the media library: what it is, and what is written about it. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FileFace } from '#ui/FileBrowser.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { MediaFile } from '../schema.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/posts/uploads'

export function FileDetail({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const viewer = useViewer()
  const statuses = useCall<{ value: string; title: string }[]>('/api/status-list', { type: 'media' })
  const [values, setValues] = useState<Record<string, unknown>>({
    title: file.title,
    alt: file.alt,
    status: file.status,
    tags: file.tags,
  })
  const save = useAction<unknown, object>('POST', `${path}/${file.id}`, {
    refresh: [path],
    done: mediaScreen.file_saved,
    showsErrorInForm: true,
    onDone: onClose,
  })
  if (file.is_private) {
    return (
      <Modal title={file.title} onCancel={onClose} cancelLabel={common.close}>
        <p>
          {mediaScreen.private_file({ size: Math.ceil(file.bytes / 1024), content_type: file.content_type })}
        </p>
        <p>
          <a className="button" href={`${path}/${file.id}/file`} download={file.title}>
            {mediaScreen.download_it}
          </a>
        </p>
      </Modal>
    )
  }
  return (
    <Modal
      title={file.title}
      isWide
      okLabel={mediaScreen.save_file}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={viewer.can('media.write') ? () => save.mutate(values) : undefined}
    >
      <div className="two">
        <div className="media-tile">
          <FileFace file={file} />
        </div>
        <div className="stack">
          <dl className="detail-list">
            <dt>{mediaScreen.kind}</dt>
            <dd>{file.content_type}</dd>
            <dt>{common.size}</dt>
            <dd>
              {mediaScreen.kilobytes({ size: Math.ceil(file.bytes / 1024) })}
              {file.width ? `, ${file.width} × ${file.height}` : ''}
            </dd>
            <dt>{common.url}</dt>
            <dd>
              <a className="link" href={file.url}>
                {mediaScreen.open}
              </a>
            </dd>
          </dl>
          <FieldForm
            values={values}
            onChange={setValues}
            fields={[
              { name: 'title', title: common.title, type: 'string' },
              {
                name: 'alt',
                title: mediaScreen.alt,
                type: 'text',
                description: mediaScreen.alt_text,
              },
              {
                name: 'status',
                title: common.status,
                type: 'dropdown',
                choices: statuses.data ?? [{ title: file.status, value: file.status }],
              },
              { name: 'tags', title: common.tags, type: 'string_arr' },
            ]}
          />
        </div>
      </div>
    </Modal>
  )
}
