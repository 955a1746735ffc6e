/** What can go wrong with files, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'media.missing': { status: 404, message: 'There is no such file.' },
  'media.place_invalid': { status: 400, message: 'This place in the list is not one of ours.' },
  'media.folder_missing': { status: 404, message: 'There is no such folder.' },
  'media.no_such_folder': {
    status: 400,
    field: 'folder',
    message: 'There is no such folder. Please make it first.',
  },
  'media.bad_name': {
    status: 400,
    field: 'new_folder',
    message: 'A folder name may have letters, digits, spaces, - and _, at most 80.',
  },
  'media.reserved_name': {
    status: 400,
    field: 'new_folder',
    message: 'A folder may not be called {name}: the place where all files are kept is called that.',
  },
  'media.folder_exists': {
    status: 409,
    field: 'new_folder',
    message: 'There is a folder of that name already.',
  },
  'media.folders_disagree': { status: 400, message: 'The folder is named more than once, and differently.' },
  'media.type_refused': {
    status: 415,
    message:
      'Files of this kind are not accepted. Accepted are pictures (JPEG, PNG, GIF, WebP, AVIF), video (MP4, WebM), audio (MP3, M4A, OGG, WAV), PDF, ZIP, fonts (WOFF, WOFF2) and plain text (TXT, CSV, VTT).',
  },
  'media.picture_broken': {
    status: 422,
    message: 'The picture cannot be read, or has more than 50 megapixels.',
  },
  'media.too_large': { status: 413, message: 'A file may have at most 25 MB.' },
  'media.too_many': { status: 413, message: 'At most 20 files can be uploaded at once.' },
  'media.too_much': {
    status: 413,
    message: 'The files of one upload may have 200 MB together. Please upload them in several goes.',
  },
  'media.disk_full': { status: 507, message: 'The disk of the server is full.' },
  'media.nothing_sent': { status: 400, message: 'No file was sent.' },
  'media.not_yours': { status: 403, message: 'You can only delete what you uploaded.' },
  'media.in_use': {
    status: 409,
    message: '{title} is shown on pages. Only who may delete the files of others can delete it.',
  },
  'media.in_plugin': {
    status: 403,
    message: '{name} is a plugin. Its files are changed on the server only.',
  },
  'media.unreadable': { status: 422, message: 'The picture cannot be read.' },
  'media.busy': { status: 503, message: 'Many pictures are being made ready. Please try again in a moment.' },
  'media.folder_full': { status: 422, message: 'Only empty folders can be deleted.' },
})

/** What the database's refusals call its rows. */
nameRows({
  media: 'a file',
})
