/** What can go wrong with files: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './mediaProblems.de.ts'
import es from './mediaProblems.es.ts'

const english = {
  'media.missing': 'There is no such file.',
  'media.place_invalid': 'This place in the list is not one of ours.',
  'media.folder_missing': 'There is no such folder.',
  'media.no_such_folder': 'There is no such folder. Please make it first.',
  'media.bad_name': 'A folder name may have letters, digits, spaces, - and _, at most 80.',
  'media.reserved_name':
    'A folder may not be called {name}: the place where all files are kept is called that.',
  'media.folder_exists': 'There is a folder of that name already.',
  'media.folders_disagree': 'The folder is named more than once, and differently.',
  'media.type_refused':
    'Files of this kind are not accepted. Accepted are pictures (JPEG, PNG, GIF, WebP, AVIF, SVG), video (MP4, WebM), audio (MP3, M4A, OGG, WAV), PDF, ZIP, fonts (WOFF, WOFF2) and plain text (TXT, CSV, VTT).',
  'media.picture_broken': 'The picture cannot be read, or has more than 50 megapixels.',
  'media.drawing_refused': 'The SVG cannot be read. It may have at most 256 kB.',
  'media.too_large': 'A file may have at most 25 MB.',
  'media.too_many': 'At most 20 files can be uploaded at once.',
  'media.too_much': 'The files of one upload may have 200 MB together. Please upload them in several goes.',
  'media.disk_full': 'The disk of the server is full.',
  'media.nothing_sent': 'No file was sent.',
  'media.not_yours': 'You can only delete what you uploaded.',
  'media.in_use': '{title} is shown on pages. Only who may delete the files of others can delete it.',
  'media.in_plugin': '{name} is a plugin. Its files are changed on the server only.',
  'media.unreadable': 'The picture cannot be read.',
  'media.busy': 'Many pictures are being made ready. Please try again in a moment.',
  'media.folder_full': 'Only empty folders can be deleted.',
} as const

export const mediaProblems = templates(english, { de, es })
export type English = typeof english
