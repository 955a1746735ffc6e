/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pictures.ts'

export default {
  replace: 'Bild ersetzen',
  replace_background: 'Hintergrundbild ersetzen',
  set_background: 'Als Hintergrundbild setzen',
  replace_named: '„{title}“ ersetzen',
  place: 'Bild hier einsetzen',
  add: { plural: 'count', one: 'Bild hinzufügen', other: '{count} Bilder hinzufügen' },
  replace_samples: 'Beispielbilder ersetzen',
  only_images: 'Hier können nur Bilder abgelegt werden',
  of_an_entry: 'Dieses Bild gehört zu einem Eintrag. Ersetze es dort.',
  no_picture: 'Das ist kein Bild. Verwende JPEG, PNG, WebP, AVIF, GIF oder SVG.',
  not_taken: '{name}: {reason}',
  failed: 'Das Hochladen ist fehlgeschlagen.',
  place_gone: 'Den Platz für das Bild gibt es nicht mehr. Das Bild ist in der Mediathek.',
  replaced: 'Bild ersetzt',
  replaced_describe: 'Bild ersetzt. Beschreibe, was es zeigt.',
  files: { plural: 'count', one: '{count} Datei', other: '{count} Dateien' },
  uploading: '{name} wird hochgeladen',
  which: 'Bild {number} von {count}',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  replace_by: 'Ersetzen …',
  describe: 'Bild und Alternativtext',
  alt_placeholder: 'Was das Bild zeigt',
  dismiss: 'Ausblenden',
} satisfies Translation<English>
