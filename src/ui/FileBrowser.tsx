/** File browser modal (F-UI-02): folders, pictures, upload by button, drop or paste; search, one file or several; picking gives the URL with its id (F-MEDIA-06). */
import { useQueryClient } from '@tanstack/react-query'
import { Folder, FileText } from 'lucide-react'
import { useState } from 'react'
import { fileValue } from './field.ts'
import { Modal } from './Modal.tsx'
import { Skeleton } from './Skeleton.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { SearchBox } from './ListTools.tsx'
import { isRecord } from '#platform/isRecord.ts'
import { refresh } from './useCall.ts'
import { ShowMore } from './growingList.tsx'
import { useFiles } from './useFiles.ts'
import { UploadList, useUploads } from './useUploads.tsx'
import { Picture } from './Picture.tsx'
import { files as filesTexts } from './texts/files.ts'
import { common } from './texts/common.ts'

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

export interface PickedFile {
  /** With its id, as posts store it (F-MEDIA-06). */
  url: string
  file: BrowsedFile
}

interface BrowserProps {
  title: string
  /** Pictures only. */
  isPicture?: boolean
  onPick: (url: string, file: BrowsedFile) => void
  /** Set: several files can be chosen; `onPick` is not called. */
  onPickMany?: (picked: PickedFile[]) => void
  onCancel: () => void
}

/** A chosen file and its place among the others: uploads come in the order of the files, whichever ends first. */
interface Chosen {
  file: BrowsedFile
  turn: number
  /** Those that were uploaded together have the turn of the first of them. */
  batch: number
}

/** Where the last picker was left: the next one begins there. */
let lastFolder = ''

export default function FileBrowser({
  title,
  isPicture = false,
  onPick,
  onPickMany,
  onCancel,
}: BrowserProps) {
  const client = useQueryClient()
  const [folder, setFolder] = useState(lastFolder)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const query = useFiles<BrowsedFile>({ folder, isPublic: true, search, isPicture })
  const [isOver, setOver] = useState(false)
  const uploads = useUploads({ folder, isPublic: true }, (answer, turn, batch) => {
    void refresh(client, ['/api/posts/uploads'])
    for (const file of uploadedFiles(answer)) choose({ file, turn, batch })
  })
  const isMany = onPickMany !== undefined

  function open(to: string) {
    lastFolder = to
    setFolder(to)
    setSearch('')
  }
  function choose(added: Chosen) {
    setChosen((before) => (isMany ? withFile(before, added) : [firstOfLast([...before, added])]))
  }
  const isChosen = (id: string) => chosen.some(({ file }) => file.id === id)
  function toggle(file: BrowsedFile) {
    if (isChosen(file.id)) setChosen(chosen.filter((one) => one.file.id !== file.id))
    else choose(chosenAlone(file, uploads.nextTurn()))
  }
  function finish(files: readonly BrowsedFile[]) {
    const picked = files.map((file) => ({ url: String(fileValue([file], false)), file }))
    if (onPickMany) onPickMany(picked)
    else if (picked[0]) onPick(picked[0].url, picked[0].file)
  }
  const crumbs = folder.split('/').filter(Boolean)
  return (
    <Modal
      title={title}
      isWide
      okLabel={chosen.length > 1 ? filesTexts.choose_files({ count: chosen.length }) : common.choose}
      isBusy={chosen.length === 0}
      onCancel={onCancel}
      onOk={() => {
        if (chosen.length > 0) finish(chosen.map(({ file }) => file))
      }}
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
          uploads.add([...event.dataTransfer.files])
        }}
        onPaste={(event) => uploads.add([...event.clipboardData.files])}
      >
        <div className="picker-tools">
          <nav aria-label={filesTexts.folder} className="row">
            <button type="button" className="link" onClick={() => open('')}>
              {common.media}
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
          <span className="row">
            <SearchBox label={filesTexts.search_files} value={search} onChange={setSearch} />
            <label className="button small">
              {filesTexts.upload}
              <input
                type="file"
                multiple
                className="hidden"
                accept={isPicture ? 'image/*' : undefined}
                onChange={(event) => {
                  uploads.add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </span>
        </div>
        <UploadList uploads={uploads} folder={folder} />
        <FolderFiles
          query={query}
          search={search}
          isChosen={isChosen}
          onOpen={open}
          onToggle={toggle}
          onFinish={(file) =>
            finish(isMany ? withFile(chosen, chosenAlone(file, Infinity)).map((one) => one.file) : [file])
          }
          onShowAll={() => setSearch('')}
          onRetry={() => (folder === '' ? query.refetch() : open(''))}
        />
      </div>
    </Modal>
  )
}

interface FolderFilesProps {
  query: ReturnType<typeof useFiles<BrowsedFile>>
  /** What was searched for; empty: the whole folder. */
  search: string
  isChosen: (id: string) => boolean
  onOpen: (folder: string) => void
  onToggle: (file: BrowsedFile) => void
  /** It is chosen, and that is all. */
  onFinish: (file: BrowsedFile) => void
  onShowAll: () => void
  onRetry: () => void
}

function FolderFiles({
  query,
  search,
  isChosen,
  onOpen,
  onToggle,
  onFinish,
  onShowAll,
  onRetry,
}: FolderFilesProps) {
  const { files } = query
  if (query.error && files === undefined) return <ErrorState error={query.error} onRetry={onRetry} />
  if (files === undefined) return <Skeleton />
  if (files.length === 0 && search)
    return (
      <EmptyState title={filesTexts.nothing_called({ search })}>
        <button type="button" className="button small" onClick={onShowAll}>
          {filesTexts.show_all}
        </button>
      </EmptyState>
    )
  if (files.length === 0)
    return <EmptyState title={filesTexts.folder_empty} text={filesTexts.folder_empty_more} />
  return (
    <>
      <div className="media-grid">
        {files.map((file) => (
          <div key={file.id} className="media-tile">
            <button
              type="button"
              aria-pressed={file.is_directory ? undefined : isChosen(file.id)}
              disabled={file.is_private}
              data-tip={file.title}
              onDoubleClick={() => {
                if (!file.is_directory) onFinish(file)
              }}
              onClick={(event) => {
                if (file.is_directory) onOpen(file.id)
                else if (event.detail < 2) onToggle(file)
              }}
            >
              <FileFace file={file} />
              <span className="name">{file.title}</span>
            </button>
          </div>
        ))}
      </div>
      <ShowMore list={query.more} />
    </>
  )
}

/** The files with one more, by their turns; one that was chosen already moves to its new turn. */
function withFile(chosen: readonly Chosen[], added: Chosen): Chosen[] {
  return [...chosen.filter(({ file }) => file.id !== added.file.id), added].toSorted(
    (one, other) => one.turn - other.turn,
  )
}

const chosenAlone = (file: BrowsedFile, turn: number): Chosen => ({ file, turn, batch: turn })

/** Where one file is asked for: what was chosen or uploaded last, and of several that were uploaded together the first. */
function firstOfLast(all: readonly Chosen[]): Chosen {
  return all.reduce((best, one) =>
    one.batch > best.batch || (one.batch === best.batch && one.turn < best.turn) ? one : best,
  )
}

/** What an upload answered: `{ d: [file, …] }`. */
function uploadedFiles(answer: unknown): BrowsedFile[] {
  const { d } = isRecord(answer) ? answer : {}
  return Array.isArray(d) ? d.filter(isBrowsed) : []
}

function isBrowsed(value: unknown): value is BrowsedFile {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.url === 'string' &&
    value.is_directory === false
  )
}

/** A drawing, or so long or tall that a square shows a fragment of it. */
const isLogo = ({ content_type, width, height }: Pick<BrowsedFile, 'content_type' | 'width' | 'height'>) =>
  content_type === 'image/svg+xml' ||
  (width !== null && height !== null && (width > 2 * height || height > 2 * width))

export function FileFace({
  file,
}: {
  file: Pick<BrowsedFile, 'is_directory' | 'content_type' | 'url' | 'alt' | 'width' | 'height'>
}) {
  if (file.is_directory)
    return (
      <span className="file-face">
        <Folder size={34} strokeWidth={1.25} aria-label={filesTexts.folder} />
      </span>
    )
  if (file.content_type.startsWith('image/') && file.url)
    return (
      <Picture
        src={file.url}
        sizes="12rem"
        alt={file.alt}
        width={file.width}
        height={file.height}
        {...(isLogo(file) ? { className: 'whole' } : {})}
      />
    )
  return (
    <span className="file-face">
      <FileText size={34} strokeWidth={1.25} aria-hidden />
    </span>
  )
}
