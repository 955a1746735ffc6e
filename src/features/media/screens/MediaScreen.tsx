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
import { mediaScreen } from '../texts/mediaScreen.ts'
import { common } from '#ui/texts/common.ts'

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
  const { guard, dialog } = useUsesGuard('media', common.delete)
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
        title: mediaScreen.deleted({ count: chosen.length, title: chosen[0]?.title ?? '' }),
      })
      setPicked(new Set())
    } catch (error) {
      tellFailure(error, mediaScreen.not_deleted)
    }
    setChecking(false)
    await refresh(client, [path])
  }
  const crumbs = folder.split('/').filter(Boolean)
  return (
    <Page
      title={common.media}
      text={isPrivate ? mediaScreen.intro_private : mediaScreen.intro}
      actions={mayWrite ? [{ label: mediaScreen.new_folder, run: () => setNaming(true) }] : []}
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
        <section className="card-box flush" aria-label={common.files}>
          {viewer.can('media.private') && (
            <nav className="tabs-row" aria-label={mediaScreen.roots}>
              <button
                type="button"
                aria-current={isPrivate ? undefined : 'page'}
                onClick={() => change({ filters: { root: '', folder: '' }, keywords: '' })}
              >
                {mediaScreen.public}
              </button>
              <button
                type="button"
                aria-current={isPrivate ? 'page' : undefined}
                onClick={() => change({ filters: { root: 'private', folder: '' }, keywords: '' })}
              >
                {common.private}
              </button>
            </nav>
          )}
          <div className="list-tools">
            <nav aria-label={mediaScreen.folder} className="row">
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
              label={mediaScreen.search_files}
              value={keywords}
              onChange={(text) => change({ keywords: text })}
            />
            {mayWrite && (
              <label className="button primary small">
                {mediaScreen.upload_files}
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
            <div className="bulk" role="group" aria-label={mediaScreen.bulk}>
              <b>{mediaScreen.chosen({ count: chosen.length })}</b>
              {isChecking ? (
                <>
                  <span role="status">{mediaScreen.ask_delete}</span>
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
                    {mediaScreen.yes_delete}
                  </button>
                  <button type="button" className="button small" onClick={() => setChecking(false)}>
                    {mediaScreen.keep}
                  </button>
                </>
              ) : (
                <button type="button" className="button small" onClick={() => setChecking(true)}>
                  {common.delete}
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
                {mediaScreen.choose_none}
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
                  title={mediaScreen.nothing_found({ keywords })}
                  text={mediaScreen.nothing_found_text}
                >
                  <button type="button" className="button small" onClick={() => change({ keywords: '' })}>
                    {mediaScreen.show_all}
                  </button>
                </EmptyState>
              ) : (
                <EmptyState title={mediaScreen.empty_title} text={mediaScreen.empty_text} />
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
                          aria-label={mediaScreen.choose({ title: file.title })}
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
                      {common.show_more}
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
    done: mediaScreen.folder_made,
    showsErrorInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title={mediaScreen.new_folder}
      okLabel={mediaScreen.make_folder}
      isBusy={make.isPending}
      error={make.error}
      onCancel={onClose}
      onOk={() => make.mutate({ folder, ...values, public: isPublic })}
    >
      <FieldForm
        fields={[{ name: 'new_folder', title: common.name, type: 'string' }]}
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
