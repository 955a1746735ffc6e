/** What can go wrong with files, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { mediaProblems } from './texts/mediaProblems.ts'
import { mediaRows } from './texts/mediaRows.ts'

export const problem = defineProblems(
  {
    'media.missing': { status: 404 },
    'media.place_invalid': { status: 400 },
    'media.folder_missing': { status: 404 },
    'media.no_such_folder': {
      status: 400,
      field: 'folder',
    },
    'media.bad_name': {
      status: 400,
      field: 'new_folder',
    },
    'media.reserved_name': {
      status: 400,
      field: 'new_folder',
    },
    'media.folder_exists': {
      status: 409,
      field: 'new_folder',
    },
    'media.folders_disagree': { status: 400 },
    'media.type_refused': {
      status: 415,
    },
    'media.picture_broken': {
      status: 422,
    },
    'media.drawing_refused': { status: 422 },
    'media.too_large': { status: 413 },
    'media.too_many': { status: 413 },
    'media.too_much': {
      status: 413,
    },
    'media.disk_full': { status: 507 },
    'media.nothing_sent': { status: 400 },
    'media.not_yours': { status: 403 },
    'media.in_use': {
      status: 409,
    },
    'media.in_plugin': {
      status: 403,
    },
    'media.unreadable': { status: 422 },
    'media.busy': { status: 503 },
    'media.folder_full': { status: 422 },
  },
  mediaProblems,
)

/** What the database's refusals call its rows. */
nameRows(mediaRows)
