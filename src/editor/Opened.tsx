/** The menus and dialogs that are open. */
import { BlockMenu, HelpDialog, LinkPopover, PublishDialog, RenameDialog, ReusableDialog } from './parts.ts'
import type { Saving } from './saving/useSaving.ts'
import type { OpenParts } from './useOpenParts.ts'
import type { PageActs } from './usePageActs.ts'

interface OpenedProps {
  open: OpenParts
  show(next: Partial<OpenParts>): void
  /** What publishing needs of the page. */
  publishing: { saving: Saving; acts: PageActs; mayPublish: boolean }
}

export function Opened({ open, show, publishing }: OpenedProps) {
  const { menu, renaming, link, isSharing, isHelp, isPublishing } = open
  return (
    <>
      {menu ? <BlockMenu request={menu} close={() => show({ menu: null })} /> : null}
      {renaming === null ? null : <RenameDialog id={renaming} close={() => show({ renaming: null })} />}
      {isSharing ? <ReusableDialog close={() => show({ isSharing: false })} /> : null}
      {link ? <LinkPopover view={link} close={() => show({ link: null })} /> : null}
      {isPublishing ? <PublishDialog {...publishing} close={() => show({ isPublishing: false })} /> : null}
      {isHelp ? <HelpDialog close={() => show({ isHelp: false })} /> : null}
    </>
  )
}
