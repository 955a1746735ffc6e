/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './guarded.ts'

export default {
  code_blocks: 'Blöcke mit Code',
  unknown_blocks: 'Blöcke, die diese Website nicht kennt ({type})',
  page_layout: 'das Layout der Seite',
  block_looks: 'welche Blöcke es gibt und wie sie aussehen',
  own_css: 'eigenes CSS von Blöcken',
  content_of_type: 'Inhalte des Typs {type}',
  publishing: 'das Veröffentlichen; bitte reiche es zur Prüfung ein (Status pending)',
  published_posts: 'veröffentlichte Beiträge',
} satisfies Translation<English>
