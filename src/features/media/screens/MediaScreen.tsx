/** Media: folders, a grid of files, upload by button, drop or paste, delete in two clicks ('checking'), detail. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListState } from '#ui/listState.ts'
import { SearchBox } from '#ui/ListTools.tsx'
import { Page } from '#ui/Page.tsx'
import { refresh } from '#ui/useCall.ts'
import { useFiles } from '#ui/useFiles.ts'
import { UploadList, useUploads } from '#ui/useUploads.tsx'
import { useUsesGuard } from '#ui/usesGuard.tsx'
import { useViewer } from '#ui/viewer.ts'
import type { MediaFile } from '../schema.ts'
import { ChosenFilesBar } from './ChosenFilesBar.tsx'
import { FileDetail } from './FileDetail.tsx'
import { FolderPath, MediaRoots } from './MediaFolders.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { NewFolder } from './NewFolder.tsx'
import { useChosenFiles } from './useChosenFiles.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'
import { common } from '#ui/texts/common.ts'

export default function MediaScreen() {
  const client = useQueryClient()
  const viewer = useViewer()
  const [{ filters, keywords }, change] = useListState()
  const isPrivate = filters.root === 'private' && viewer.can('media.private')
  const folder = filters.folder ?? ''
  const query = useFiles<MediaFile>({ folder, isPublic: !isPrivate, search: keywords })
  const choice = useChosenFiles(query.files ?? [])
  const [detail, setDetail] = useState<MediaFile | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [isOver, setOver] = useState(false)
  const uploads = useUploads(
    { folder, isPublic: !isPrivate },
    () => void refresh(client, ['/api/posts/uploads']),
  )
  const mayWrite = viewer.can('media.write')
  const { guard, dialog } = useUsesGuard('media', common.delete)

  function open(to: string) {
    choice.chooseNone()
    change({ filters: { folder: to }, keywords: '' })
  }
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
            <MediaRoots
              isPrivate={isPrivate}
              onRoot={(root) => change({ filters: { root, folder: '' }, keywords: '' })}
            />
          )}
          <div className="list-tools">
            <FolderPath folder={folder} isPrivate={isPrivate} onOpen={open} />
            <SearchBox
              label={mediaScreen.search_files}
              value={keywords}
              onChange={(text) => change({ keywords: text })}
            />
            {mayWrite && (
              <label className="button primary">
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
          <ChosenFilesBar
            files={choice}
            onDelete={() =>
              void guard(
                choice.chosen.filter((file) => !file.is_directory).map(({ id }) => id),
                choice.remove,
              )
            }
          />
          <UploadList uploads={uploads} folder={folder} />
          <div className="pad">
            <MediaGrid
              query={query}
              keywords={keywords}
              mayWrite={mayWrite}
              choice={choice}
              onOpen={(file) => (file.is_directory ? open(file.id) : setDetail(file))}
              onShowAll={() => change({ keywords: '' })}
            />
          </div>
        </section>
      </div>
      {dialog}
      {detail && <FileDetail file={detail} onClose={() => setDetail(null)} />}
      {isNaming && <NewFolder folder={folder} isPublic={!isPrivate} onClose={() => setNaming(false)} />}
    </Page>
  )
}
