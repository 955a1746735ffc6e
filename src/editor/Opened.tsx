/** The menus and dialogs that are open. */
import { BlockMenu, HelpDialog, LinkPopover, RenameDialog, ReusableDialog } from './parts.ts'
import type { OpenParts } from './useOpenParts.ts'

interface OpenedProps {
  open: OpenParts
  show(next: Partial<OpenParts>): void
}

export function Opened({ open: { menu, renaming, link, isSharing, isHelp }, show }: OpenedProps) {
  return (
    <>
      {menu ? <BlockMenu request={menu} close={() => show({ menu: null })} /> : null}
      {renaming === null ? null : <RenameDialog id={renaming} close={() => show({ renaming: null })} />}
      {isSharing ? <ReusableDialog close={() => show({ isSharing: false })} /> : null}
      {link ? <LinkPopover view={link} close={() => show({ link: null })} /> : null}
      {isHelp ? <HelpDialog close={() => show({ isHelp: false })} /> : null}
    </>
  )
}
