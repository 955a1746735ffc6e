/** What content refuses, with status and sentence. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'post.missing': { status: 404, message: 'This post does not exist.' },
  'preview.missing': { status: 404, message: 'This link has ended already.' },
  'post.conflict': { status: 409, message: 'Somebody else changed this in the meantime.' },
  'post.version_missing': { status: 422, message: 'A change must say which version it started from.' },
  'post.type_unknown': { status: 422, message: 'There is no content type {type}.' },
  'post.type_fixed': { status: 422, message: 'The type of a post cannot be changed.' },
  'post.forbidden': { status: 403, message: 'Your role does not allow this for {what}.' },
  'post.design_fixed': {
    status: 403,
    message: 'Your role writes words and places pictures; {what} stays as it is.',
  },
  'post.url_taken': { status: 422, field: 'url', message: 'The address {url} is already used by {by}.' },
  'post.url_reserved': {
    status: 422,
    field: 'url',
    message: 'The address {url} is reserved for the system. Please choose another one.',
  },
  'post.url_invalid': { status: 422, field: 'url', message: 'The address {url} cannot be used: {reason}.' },
  'post.schedule_missing': {
    status: 422,
    field: 'publish_at',
    message: 'Please say when the post is to be published.',
  },
  'post.plan_address': {
    status: 422,
    field: 'url',
    message: 'A planned change keeps the address {url}. Change the address at once, or after it.',
  },
  'post.file_missing': {
    status: 422,
    message: 'An entry of the type Media is a file: upload it first, then change what is said of it.',
  },
  'post.file_fixed': {
    status: 422,
    message: 'Of a file title, text alternative (description), status and tags can be changed, not {what}.',
  },
  'post.file_words': {
    status: 422,
    message:
      'The title of a file has 1 to 200 characters, its text alternative 500 at most, and it has at most 30 tags of 50 characters.',
  },
  'post.plan_missing': { status: 409, message: 'No change of this page is planned.' },
  'post.meta_twice': {
    status: 422,
    field: 'metas',
    message: 'There are two values for {name}. Please send one.',
  },
  'post.schedule_order': { status: 422, field: 'unpublish_at', message: 'The end must lie after the start.' },
  'post.parent_invalid': {
    status: 422,
    field: 'parent_id',
    message: 'A page cannot stand below itself, and its parent must exist.',
  },
  'post.layout_unknown': { status: 422, field: 'layout', message: 'This layout does not exist.' },
  'post.category_unknown': { status: 422, field: 'category', message: 'This category does not exist.' },
  'post.window_taken': { status: 409, message: 'This window is known as somebody else’s.' },
  'post.version_unknown': { status: 404, message: 'This version does not exist.' },
  'post.snippet_invalid': { status: 422, message: '{reason}' },
  'post.field_invalid': { status: 422, message: '{message}.' },
  'post.status_unknown': {
    status: 422,
    message: 'Entries of the type {type} cannot have the state {status}.',
  },
  'document.invalid': { status: 422, message: '{reason}' },
  'document.forbidden_name': { status: 400, message: 'The name {name} is not allowed.' },
  'document.state_invalid': {
    status: 422,
    message: 'The setting {key} of the block {label} does not fit: {reason}.',
  },
  'document.unsafe': { status: 422, message: '{reason}' },
  'category.missing': { status: 404, message: 'This category does not exist.' },
  'category.taken': {
    status: 422,
    field: 'slug',
    message: 'There is already an entry with the name {slug}.',
  },
  'removal.missing': { status: 404, message: 'This cannot be taken back any more.' },
  'taxonomy.missing': { status: 404, message: 'This taxonomy does not exist.' },
  'taxonomy.fixed': {
    status: 422,
    message: 'Categories and tags belong to every site and cannot be removed.',
  },
  'taxonomy.taken': {
    status: 422,
    field: 'title',
    message: 'There is already a taxonomy with the name {name}.',
  },
  'tag.missing': { status: 404, message: 'No post has the tag {tag}.' },
  'type.missing': { status: 404, message: 'There is no content type with the plural {plural}.' },
  'type.in_use': {
    status: 422,
    message:
      'There are still {count} entries of this type, some perhaps in the trash. Delete them permanently first.',
  },
  'type.secret_in_row': {
    status: 422,
    message: 'The field {name} cannot be secret: rows of a list are shown to readers.',
  },
  'type.exists': { status: 422, field: 'title', message: 'There is a content type of this name already.' },
  'type.taken': {
    status: 422,
    field: 'plural',
    message: 'The plural {plural} is already used by another content type.',
  },
  'type.system': { status: 422, message: 'This built-in type cannot be changed in that way.' },
  'redirect.loop': { status: 422, field: 'to_path', message: 'This redirect would lead back to itself.' },
  'redirect.leaves': {
    status: 403,
    message: 'Only an administrator can lead visitors to another site.',
    field: 'to_path',
  },
  'redirect.hides': { status: 422, message: 'The path {path} shows {shown}; a redirect would hide it.' },
  'redirect.invalid': { status: 422, message: '{reason}' },
  'view.missing': { status: 404, message: 'This view does not exist.' },
  'view.too_many': {
    status: 422,
    message: 'There are 30 views of this list already; please remove one first.',
  },
  'list.cursor_invalid': {
    status: 400,
    message: 'This place in the list does not exist; please begin at its start.',
  },
  'search.target_unknown': { status: 400, message: 'Nothing can be searched under {target}.' },
})

/** What the database's refusals call its rows. */
nameRows({
  preview_link: 'a preview link',
  post: 'an entry',
  post_version: 'a version',
  live: 'a page',
  live_tag: 'a tag',
  live_tally: 'a count',
  live_text: 'a text',
  live_title: 'a title',
  search_word: 'a word',
  taxonomy: 'a taxonomy',
  category: 'a category',
  post_type: 'a content type',
  redirect: 'a redirect',
  missing_path: 'a path',
  reference: 'a use',
  saved_view: 'a view',
  component_error: 'an error',
  taxonomy_removal: 'a removal',
  post_presence: 'an open window',
})
