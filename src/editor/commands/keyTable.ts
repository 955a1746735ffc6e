/** The keys of the editor in words: what the help dialog shows. */
import { definitions } from '#blocks/registry.ts'
import { footnotes as footnoteTexts } from './texts/footnotes.ts'
import { keys } from './texts/keys.ts'
import { common } from '#ui/texts/common.ts'
import { keyNames } from './texts/keyNames.ts'

interface KeyCommand {
  keys: string
  title: string
}

/** The command table: what the help dialog shows. Ctrl stands for Command on a Mac. */
export const keyCommands: readonly { group: string; commands: readonly KeyCommand[] }[] = [
  {
    group: common.page,
    commands: [
      { keys: `${keyNames.ctrl} S`, title: common.save },
      { keys: `${keyNames.ctrl} ${keyNames.shift} ${keyNames.enter}`, title: common.publish },
      { keys: `${keyNames.ctrl} Z`, title: common.undo },
      { keys: `${keyNames.ctrl} ${keyNames.shift} Z`, title: common.redo },
      { keys: `${keyNames.ctrl} K`, title: keys.palette },
      { keys: `${keyNames.ctrl} F`, title: keys.find_and_replace },
      { keys: `${keyNames.ctrl} 0`, title: keys.zoom_to_fit },
      { keys: `${keyNames.ctrl} 1`, title: keys.zoom_to_100 },
      { keys: `${keyNames.ctrl} + −`, title: keys.zoom_in_or_out },
      { keys: '?', title: keys.this_sheet },
      { keys: keyNames.esc, title: keys.one_layer_back },
    ],
  },
  {
    group: common.blocks,
    commands: [
      { keys: '/', title: keys.insert },
      { keys: '↑ ↓', title: keys.select_beside },
      { keys: `${keyNames.shift} ↑ ↓`, title: keys.select_several },
      { keys: `${keyNames.ctrl} A`, title: keys.select_all },
      { keys: keyNames.enter, title: keys.write_in },
      { keys: `${keyNames.alt} ↑ ↓`, title: keys.move_up_or_down },
      { keys: keyNames.alt, title: keys.distances },
      { keys: `${keyNames.ctrl} D`, title: common.duplicate },
      { keys: `${keyNames.ctrl} ${keyNames.enter}`, title: keys.new_section },
      { keys: `${keyNames.ctrl} G`, title: keys.wrap },
      { keys: `${keyNames.ctrl} ${keyNames.alt} 0 … 6`, title: keys.turn_into },
      { keys: `${keyNames.shift} F10`, title: keys.block_menu },
      { keys: 'F2', title: keys.rename },
      { keys: `${keyNames.ctrl} C X V`, title: keys.copy_cut_paste },
      { keys: `${keyNames.ctrl} ${keyNames.alt} C V`, title: keys.copy_paste_style },
      { keys: keyNames.delete, title: common.remove },
    ],
  },
  {
    group: keys.words,
    commands: [
      { keys: `${keyNames.ctrl} B I U`, title: keys.bold_italic },
      { keys: `${keyNames.ctrl} E`, title: keys.code },
      { keys: `${keyNames.ctrl} ${keyNames.shift} X`, title: keys.strikethrough },
      { keys: `${keyNames.ctrl} ${keyNames.shift} L E R`, title: keys.align },
      { keys: `${keyNames.ctrl} ${keyNames.shift} 7 8 9`, title: keys.list_kinds },
      { keys: 'Tab', title: keys.nest },
      { keys: `${keyNames.ctrl} \\`, title: keys.clear_formatting },
      { keys: `${keyNames.ctrl} K`, title: keys.link },
      { keys: `${keyNames.ctrl} ${keyNames.alt} F`, title: footnoteTexts.footnote },
      { keys: '# - 1. [ ] > ``` ---', title: keys.markdown_shortcuts },
      { keys: `${keyNames.shift} ${keyNames.enter}`, title: keys.new_line },
    ],
  },
  {
    group: definitions.get('table')?.label ?? '',
    commands: [
      { keys: 'Tab', title: keys.table_cells },
      { keys: `${keyNames.ctrl} ${keyNames.alt} ↑ ↓`, title: keys.table_rows },
      { keys: `${keyNames.ctrl} ${keyNames.alt} ← →`, title: keys.table_columns },
      { keys: `${keyNames.ctrl} ${keyNames.alt} ⌫`, title: keys.table_delete },
      { keys: `${keyNames.enter}, ↓`, title: keys.table_leave },
    ],
  },
  {
    group: keys.outline,
    commands: [
      { keys: `↑ ↓ ${keyNames.home} ${keyNames.end}`, title: keys.walk },
      { keys: '← →', title: keys.fold },
      { keys: keyNames.enter, title: keys.write_in_the_block },
      { keys: `${keyNames.alt} ↑ ↓`, title: keys.move_up_or_down },
      { keys: `${keyNames.alt} ← →`, title: keys.move_in_out },
    ],
  },
]
