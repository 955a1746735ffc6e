/** Media: folders, a grid of files, upload by button, drop or paste, delete in two clicks ('checking'), detail. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FileFace } from '#ui/FileBrowser.tsx'
import { useListState } from '#ui/listState.ts'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { SearchBox } from '#ui/ListTools.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useFiles } from '#ui/useFiles.ts'
import { refresh, tellFailure, useAction, useCall } from '#ui/useCall.ts'
import { useUsesGuard } from '#ui/usesGuard.tsx'
import { useViewer } from '#ui/viewer.ts'
import type { MediaFile } from '../schema.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'

const path = '/api/posts/uploads'

export default function MediaScreen() {
  const client = useQueryClient()
  const viewer = useViewer()
  const [{ filters, keywords }, change] = useListState()
  const isPrivate = filters.root === 'private' && viewer.can('media.private')
  const folder = filters.folder ?? ''
  const query = useFiles<MediaFile>({ folder, isPublic: !isPrivate, search: keywords })
  const { files } = query
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecking, setChecking] = useState(false)
  const [detail, setDetail] = useState<MediaFile | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [isOver, setOver] = useState(false)
  const uploads = useUploads({ folder, isPublic: !isPrivate }, () => void refresh(client, [path]))
  const mayWrite = viewer.can('media.write')
  const { guard, dialog } = useUsesGuard('media', 'Delete')
  const chosen = (files ?? []).filter((file) => picked.has(file.id))

  function open(to: string) {
    setPicked(new Set())
    setChecking(false)
    change({ filters: { folder: to }, keywords: '' })
  }
  async function remove() {
    try {
      await call('DELETE', `${path}/remove`, {
        files: chosen.map(({ id, is_directory, is_private }) => ({ id, is_directory, is_private })),
      })
      notify({
        kind: 'good',
        title: chosen.length === 1 ? `Deleted “${chosen[0]?.title}”` : `Deleted ${chosen.length} files`,
      })
      setPicked(new Set())
    } catch (error) {
      tellFailure(error, 'The files were not deleted')
    }
    setChecking(false)
    await refresh(client, [path])
  }
  const crumbs = folder.split('/').filter(Boolean)
  return (
    <Page
      title="Media"
      text={
        isPrivate ? 'Private files: only administrators see them.' : 'Pictures and files that pages show.'
      }
      actions={mayWrite ? [{ label: 'New folder', run: () => setNaming(true) }] : []}
    >
      <div
        className={`drop stack ${isOver ? 'over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (mayWrite) uploads.add([...event.dataTransfer.files])
        }}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          if (files.length > 0 && mayWrite) uploads.add(files)
        }}
      >
        <section className="card-box flush" aria-label="Files">
          {viewer.can('media.private') && (
            <nav className="tabs-row" aria-label="Where files are kept">
              <button
                type="button"
                aria-current={isPrivate ? undefined : 'page'}
                onClick={() => change({ filters: { root: '', folder: '' }, keywords: '' })}
              >
                Public
              </button>
              <button
                type="button"
                aria-current={isPrivate ? 'page' : undefined}
                onClick={() => change({ filters: { root: 'private', folder: '' }, keywords: '' })}
              >
                Private
              </button>
            </nav>
          )}
          <div className="list-tools">
            <nav aria-label="Folder" className="row">
              <button type="button" className="link" onClick={() => open('')}>
                {isPrivate ? '/site-plugins' : '/public'}
              </button>
              {crumbs.map((name, index) => (
                <span key={`${name}${index}`}>
                  /{' '}
                  <button
                    type="button"
                    className="link"
                    onClick={() => open(crumbs.slice(0, index + 1).join('/'))}
                  >
                    {name}
                  </button>
                </span>
              ))}
            </nav>
            <SearchBox
              label="Search files"
              value={keywords}
              onChange={(text) => change({ keywords: text })}
            />
            {mayWrite && (
              <label className="button primary small">
                Upload files
                <input
                  type="file"
                  multiple
                  className="hidden"
                  onChange={(event) => {
                    uploads.add([...(event.target.files ?? [])])
                    event.target.value = ''
                  }}
                />
              </label>
            )}
          </div>
          {chosen.length > 0 && (
            <div className="bulk" role="group" aria-label="What to do with the chosen files">
              <b>{chosen.length} chosen</b>
              {isChecking ? (
                <>
                  <span role="status">Delete permanently?</span>
                  <button
                    type="button"
                    className="button small danger"
                    onClick={() =>
                      void guard(
                        chosen.filter((file) => !file.is_directory).map(({ id }) => id),
                        remove,
                      )
                    }
                  >
                    Yes, delete
                  </button>
                  <button type="button" className="button small" onClick={() => setChecking(false)}>
                    Keep
                  </button>
                </>
              ) : (
                <button type="button" className="button small" onClick={() => setChecking(true)}>
                  Delete
                </button>
              )}
              <button
                type="button"
                className="link"
                onClick={() => {
                  setPicked(new Set())
                  setChecking(false)
                }}
              >
                Choose none
              </button>
            </div>
          )}
          <UploadList uploads={uploads} folder={folder} />
          <div className="pad">
            {query.error && files === undefined ? (
              <ErrorState error={query.error} onRetry={() => query.refetch()} />
            ) : files === undefined ? (
              <Skeleton rows={5} />
            ) : files.length === 0 ? (
              keywords ? (
                <EmptyState
                  title={`Nothing is called “${keywords}” here`}
                  text="Title, name, alternative text and tags were searched, in this folder and all below it."
                >
                  <button type="button" className="button small" onClick={() => change({ keywords: '' })}>
                    Show all
                  </button>
                </EmptyState>
              ) : (
                <EmptyState
                  title="This folder is empty"
                  text="Drop files anywhere on this page, paste a picture, or choose them."
                />
              )
            ) : (
              <>
                <div className="media-grid">
                  {files.map((file) => (
                    <div key={file.id} className="media-tile">
                      <button
                        type="button"
                        onClick={() => (file.is_directory ? open(file.id) : setDetail(file))}
                      >
                        <FileFace file={file} />
                        <span className="name">{file.title}</span>
                      </button>
                      {mayWrite && (
                        <input
                          type="checkbox"
                          aria-label={`Choose ${file.title}`}
                          checked={picked.has(file.id)}
                          onChange={(event) => {
                            const next = new Set(picked)
                            if (event.target.checked) next.add(file.id)
                            else next.delete(file.id)
                            setPicked(next)
                            setChecking(false)
                          }}
                        />
                      )}
                    </div>
                  ))}
                </div>
                {query.hasMore && (
                  <p className="row center pad">
                    <button
                      type="button"
                      className="button"
                      disabled={query.isReading}
                      onClick={() => query.showMore()}
                    >
                      Show more
                    </button>
                  </p>
                )}
              </>
            )}
          </div>
        </section>
      </div>
      {dialog}
      {detail && <FileDetail file={detail} onClose={() => setDetail(null)} />}
      {isNaming && <NewFolder folder={folder} isPublic={!isPrivate} onClose={() => setNaming(false)} />}
    </Page>
  )
}

function NewFolder({
  folder,
  isPublic,
  onClose,
}: {
  folder: string
  isPublic: boolean
  onClose: () => void
}) {
  const [values, setValues] = useState<Record<string, unknown>>({ new_folder: '' })
  const make = useAction<unknown, object>('POST', `${path}/create-folder`, {
    refresh: [path],
    done: 'Folder made',
    isToldInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title="New folder"
      okLabel="Make the folder"
      isBusy={make.isPending}
      error={make.error}
      onCancel={onClose}
      onOk={() => make.mutate({ folder, ...values, public: isPublic })}
    >
      <FieldForm
        fields={[{ name: 'new_folder', title: 'Name', type: 'string' }]}
        values={values}
        onChange={setValues}
      />
    </Modal>
  )
}

function FileDetail({ file, onClose }: { file: MediaFile; onClose: () => void }) {
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
    done: 'File saved',
    isToldInForm: true,
    onDone: onClose,
  })
  if (file.is_private) {
    return (
      <Modal title={file.title} onCancel={onClose} cancelLabel="Close">
        <p>
          A private file cannot be opened. {Math.ceil(file.bytes / 1024)} kB, {file.content_type}.
        </p>
        <p>
          <a className="button" href={`${path}/${file.id}/file`} download={file.title}>
            Download it
          </a>
        </p>
      </Modal>
    )
  }
  return (
    <Modal
      title={file.title}
      isWide
      okLabel="Save file"
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
          <dl className="facts">
            <dt>Kind</dt>
            <dd>{file.content_type}</dd>
            <dt>Size</dt>
            <dd>
              {Math.ceil(file.bytes / 1024)} kB{file.width ? `, ${file.width} × ${file.height}` : ''}
            </dd>
            <dt>Address</dt>
            <dd>
              <a className="link" href={file.url}>
                open
              </a>
            </dd>
          </dl>
          <FieldForm
            values={values}
            onChange={setValues}
            fields={[
              { name: 'title', title: 'Title', type: 'string' },
              {
                name: 'alt',
                title: 'What the picture shows',
                type: 'text',
                description: 'Read aloud to who cannot see it.',
              },
              {
                name: 'status',
                title: 'Status',
                type: 'dropdown',
                choices: statuses.data ?? [{ title: file.status, value: file.status }],
              },
              { name: 'tags', title: 'Tags', type: 'string_arr' },
            ]}
          />
        </div>
      </div>
    </Modal>
  )
}
