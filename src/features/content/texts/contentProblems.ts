/** What content refuses: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './contentProblems.de.ts'
import es from './contentProblems.es.ts'

const english = {
  'post.missing': 'This post does not exist.',
  'preview.missing': 'This link has ended already.',
  'post.conflict': 'Somebody else changed this in the meantime.',
  'post.version_missing': 'A change must say which version it started from.',
  'post.type_unknown': 'There is no content type {type}.',
  'post.type_fixed': 'The type of a post cannot be changed.',
  'post.forbidden': 'Your role does not allow this for {what}.',
  'post.design_fixed': 'Your role writes words and places pictures; {what} stays as it is.',
  'post.url_taken': 'The URL {url} is already used by {by}.',
  'post.url_reserved': 'The URL {url} is reserved for the system. Please choose another one.',
  'post.url_invalid': 'The URL {url} cannot be used: {reason}.',
  'post.schedule_missing': 'Please say when the post is to be published.',
  'post.plan_url': 'A planned change keeps the URL {url}. Change the URL at once, or after it.',
  'post.file_missing':
    'An entry of the type Media is a file: upload it first, then change what is said of it.',
  'post.file_fixed':
    'Of a file title, text alternative (description), status and tags can be changed, not {what}.',
  'post.file_words':
    'The title of a file has 1 to 200 characters, its text alternative 500 at most, and it has at most 30 tags of 50 characters.',
  'post.plan_missing': 'No change of this page is planned.',
  'post.meta_twice': 'There are two values for {name}. Please send one.',
  'post.schedule_order': 'The end must lie after the start.',
  'post.parent_invalid': 'A page cannot stand below itself, and its parent must exist.',
  'post.layout_unknown': 'This layout does not exist.',
  'post.category_unknown': 'This category does not exist.',
  'post.window_taken': 'This window is known as somebody else’s.',
  'post.version_unknown': 'This version does not exist.',
  'post.snippet_invalid': '{reason}',
  'component.circle': 'A component cannot contain itself, or a component that contains it.',
  'post.field_invalid': '{message}.',
  'post.status_unknown': 'Entries of the type {type} cannot have the state {status}.',
  'document.invalid': '{reason}',
  'document.forbidden_name': 'The name {name} is not allowed.',
  'document.state_invalid': 'The setting {key} of the block {label} does not fit: {reason}.',
  'document.unsafe': '{reason}',
  'category.missing': 'This category does not exist.',
  'category.taken': 'There is already an entry with the name {slug}.',
  'replacement.missing': 'This replacement cannot be taken back any more.',
  'removal.missing': 'This cannot be taken back any more.',
  'taxonomy.missing': 'This taxonomy does not exist.',
  'taxonomy.fixed': 'Categories and tags belong to every site and cannot be removed.',
  'taxonomy.taken': 'There is already a taxonomy with the name {name}.',
  'tag.missing': 'No post has the tag {tag}.',
  'type.missing': 'There is no content type with the plural {plural}.',
  'type.in_use':
    'There are still {count} entries of this type, some perhaps in the trash. Delete them permanently first.',
  'type.secret_in_row': 'The field {name} cannot be secret: rows of a list are shown to readers.',
  'type.exists': 'There is a content type of this name already.',
  'type.taken': 'The plural {plural} is already used by another content type.',
  'type.system': 'This built-in type cannot be changed in that way.',
  'redirect.loop': 'This redirect would lead back to itself.',
  'redirect.leaves': 'Only an administrator can lead visitors to another site.',
  'redirect.hides': 'The path {path} shows {shown}; a redirect would hide it.',
  'redirect.invalid': '{reason}',
  'view.missing': 'This view does not exist.',
  'view.too_many': 'There are 30 views of this list already; please remove one first.',
  'list.cursor_invalid': 'This place in the list does not exist; please begin at its start.',
  'search.target_unknown': 'Nothing can be searched under {target}.',
} as const

export const contentProblems = templates(english, { de, es })
export type English = typeof english
