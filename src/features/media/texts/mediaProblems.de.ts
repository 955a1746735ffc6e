/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mediaProblems.ts'

export default {
  'media.missing': 'Diese Datei gibt es nicht.',
  'media.place_invalid': 'Diese Stelle der Liste ist nicht bekannt.',
  'media.folder_missing': 'Diesen Ordner gibt es nicht.',
  'media.no_such_folder': 'Diesen Ordner gibt es nicht. Bitte lege ihn zuerst an.',
  'media.bad_name':
    'Ein Ordnername darf Buchstaben, Ziffern, Leerzeichen, - und _ enthalten, höchstens 80 Zeichen.',
  'media.reserved_name': 'Ein Ordner darf nicht {name} heißen: So heißt der Ort, an dem alle Dateien liegen.',
  'media.folder_exists': 'Einen Ordner mit diesem Namen gibt es schon.',
  'media.folders_disagree': 'Der Ordner ist mehrmals und unterschiedlich angegeben.',
  'media.type_refused':
    'Dateien dieser Art werden nicht angenommen. Erlaubt sind Bilder (JPEG, PNG, GIF, WebP, AVIF, SVG), Video (MP4, WebM), Audio (MP3, M4A, OGG, WAV), PDF, ZIP, Schriften (WOFF, WOFF2) und reiner Text (TXT, CSV, VTT).',
  'media.picture_broken': 'Das Bild kann nicht gelesen werden oder hat mehr als 50 Megapixel.',
  'media.drawing_refused': 'Das SVG lässt sich nicht lesen. Es darf höchstens 256 kB groß sein.',
  'media.too_large': 'Eine Datei darf höchstens 25 MB groß sein.',
  'media.too_many': 'Es können höchstens 20 Dateien auf einmal hochgeladen werden.',
  'media.too_much':
    'Die Dateien eines Uploads dürfen zusammen 200 MB groß sein. Bitte lade sie in mehreren Schritten hoch.',
  'media.disk_full': 'Die Festplatte des Servers ist voll.',
  'media.nothing_sent': 'Es wurde keine Datei gesendet.',
  'media.not_yours': 'Du kannst nur löschen, was du selbst hochgeladen hast.',
  'media.in_use': '{title} wird auf Seiten angezeigt. Löschen kann es nur, wer Dateien anderer löschen darf.',
  'media.in_plugin': '{name} ist ein Plugin. Seine Dateien werden nur auf dem Server geändert.',
  'media.unreadable': 'Das Bild kann nicht gelesen werden.',
  'media.busy': 'Gerade werden viele Bilder verarbeitet. Bitte versuche es gleich noch einmal.',
  'media.folder_full': 'Nur leere Ordner können gelöscht werden.',
} satisfies Translation<English>
