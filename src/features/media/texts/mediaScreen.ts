/** The texts of the screen Media, with its files and folders. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './mediaScreen.de.ts'
import es from './mediaScreen.es.ts'

const english = {
  not_deleted: 'The files were not deleted',
  public: 'Public',
  roots: 'Where files are kept',
  folder: 'Folder',
  search_files: 'Search files',
  upload_files: 'Upload files',
  chosen: '{count} chosen',
  ask_delete: 'Delete permanently?',
  yes_delete: 'Yes, delete',
  keep: 'Keep',
  choose_none: 'Choose none',
  bulk: 'What to do with the chosen files',
  show_all: 'Show all',
  nothing_found: 'Nothing is called “{keywords}” here',
  nothing_found_text:
    'Title, name, alternative text and tags were searched, in this folder and all below it.',
  empty_title: 'This folder is empty',
  empty_text: 'Drop files anywhere on this page, paste a picture, or choose them.',
  choose: 'Choose {title}',
  intro_private: 'Private files: only administrators see them.',
  intro: 'Pictures and files that pages show.',
  new_folder: 'New folder',
  folder_made: 'Folder made',
  make_folder: 'Make the folder',
  file_saved: 'File saved',
  download_it: 'Download it',
  kind: 'Kind',
  open: 'open',
  alt: 'What the picture shows',
  alt_text: 'Read aloud to who cannot see it.',
  save_file: 'Save file',
  active: 'Active',
  to_review: 'To review',
  archived: 'Archived',
  deleted: { plural: 'count', one: 'Deleted “{title}”', other: 'Deleted {count} files' },
  private_file: 'A private file cannot be opened. {size} kB, {content_type}.',
  kilobytes: '{size} kB',
} as const

export const mediaScreen = catalogue(english, { de, es })
export type English = typeof english
