/** Where one is in the media library: public or private files, and the way down to the folder that is open. */
import { common } from '#ui/texts/common.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'

interface MediaRootsProps {
  isPrivate: boolean
  onRoot: (root: '' | 'private') => void
}

export function MediaRoots({ isPrivate, onRoot }: MediaRootsProps) {
  return (
    <nav className="tabs-row" aria-label={mediaScreen.roots}>
      <button type="button" aria-current={isPrivate ? undefined : 'page'} onClick={() => onRoot('')}>
        {mediaScreen.public}
      </button>
      <button type="button" aria-current={isPrivate ? 'page' : undefined} onClick={() => onRoot('private')}>
        {common.private}
      </button>
    </nav>
  )
}

interface FolderPathProps {
  folder: string
  isPrivate: boolean
  onOpen: (folder: string) => void
}

export function FolderPath({ folder, isPrivate, onOpen }: FolderPathProps) {
  const names = folder.split('/').filter(Boolean)
  return (
    <nav aria-label={mediaScreen.folder} className="row">
      <button type="button" className="link" onClick={() => onOpen('')}>
        {isPrivate ? '/site-plugins' : '/public'}
      </button>
      {names.map((name, index) => (
        <span key={`${name}${index}`}>
          /{' '}
          <button type="button" className="link" onClick={() => onOpen(names.slice(0, index + 1).join('/'))}>
            {name}
          </button>
        </span>
      ))}
    </nav>
  )
}
