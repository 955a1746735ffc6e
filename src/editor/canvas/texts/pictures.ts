/** Pictures of the page: files dropped on them, their card. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pictures.de.ts'
import es from './pictures.es.ts'

const english = {
  replace: 'Replace image',
  replace_background: 'Replace background image',
  set_background: 'Set as background image',
  replace_named: 'Replace “{title}”',
  place: 'Place image here',
  add: { plural: 'count', one: 'Add image', other: 'Add {count} images' },
  replace_samples: 'Replace the sample images',
  only_images: 'Only images can be dropped here',
  of_an_entry: 'This image belongs to an entry. Replace it there.',
  no_picture: 'This is not an image. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
  not_taken: '{name}: {reason}',
  failed: 'It could not be uploaded.',
  place_gone: 'The place for the image is gone. It is in the media library.',
  replaced: 'Image replaced',
  replaced_describe: 'Image replaced. Describe what it shows.',
  files: { plural: 'count', one: '{count} file', other: '{count} files' },
  uploading: 'Uploading {name}',
  which: 'Image {number} of {count}',
  previous: 'Previous image',
  next: 'Next image',
  replace_by: 'Replace…',
  describe: 'Image and alt text',
  alt_placeholder: 'What the image shows',
  dismiss: 'Dismiss',
} as const

export const pictures = catalogue(english, { de, es })
export type English = typeof english
