/** Offers what the editor can do in the palette (Ctrl K): the page's commands, and those of the selected blocks. */
import { useCommands, type Command } from '#ui/commands.ts'
import { useViewer } from '#ui/viewer.ts'
import { useEditor, useHistory, useSelected } from '../EditorContext.ts'
import { selectAll } from '../model/several.ts'
import { blockCommands } from './blockCommands.ts'
import { selectionText } from './selectionText.ts'
import { redo, undo } from './undoActs.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'
import { keyNames } from './texts/keyNames.ts'
import { acts } from '../model/texts/acts.ts'
import { said } from './texts/said.ts'

interface PageCommands {
  save(): void
  publish(): void
  preview(): void
  insert(): void
  find(): void
  check(): void
  help(): void
}

export function PaletteCommands({ page }: { page: PageCommands }) {
  const editor = useEditor()
  const { editorDocument, announce } = editor
  const mayShare = useViewer().can('design.write')
  useSelected((now) => now.selectedIds.join(' '))
  useHistory(({ history }) => history.length)
  const commands: Command[] = [
    ...blockCommands(editor, mayShare)
      .filter(({ reason }) => reason === undefined)
      .map(({ id, title, keys, run }) => ({
        id: `editor:${id}`,
        title: id.startsWith('turn:') ? acts.turn_into({ label: title }) : title,
        group: selectionText(editor),
        ...(keys ? { keys } : {}),
        run,
      })),
    { id: 'editor:insert', title: palette.insert, group: common.page, keys: '/', run: page.insert },
    {
      id: 'editor:find',
      title: palette.find,
      group: common.page,
      keys: `${keyNames.ctrl} F`,
      run: page.find,
    },
    { id: 'editor:check', title: palette.check, group: common.page, run: page.check },
    {
      id: 'editor:undo',
      title: common.undo,
      group: common.page,
      keys: `${keyNames.ctrl} Z`,
      run: () => void undo(editor),
    },
    {
      id: 'editor:redo',
      title: common.redo,
      group: common.page,
      keys: `${keyNames.ctrl} ${keyNames.shift} Z`,
      run: () => void redo(editor),
    },
    {
      id: 'editor:all',
      title: palette.select_all,
      group: common.page,
      keys: `${keyNames.ctrl} A`,
      run: () => {
        selectAll(editorDocument)
        announce(said.selected({ count: editorDocument.selectedIds.length }))
      },
    },
    { id: 'editor:save', title: common.save, group: common.page, keys: `${keyNames.ctrl} S`, run: page.save },
    { id: 'editor:preview', title: common.preview, group: common.page, run: page.preview },
    {
      id: 'editor:publish',
      title: common.publish,
      group: common.page,
      keys: `${keyNames.ctrl} ${keyNames.shift} ${keyNames.enter}`,
      run: page.publish,
    },
    { id: 'editor:help', title: palette.keys, group: common.page, keys: '?', run: page.help },
  ]
  useCommands(commands)
  return null
}
