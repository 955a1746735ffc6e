/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mediaProblems.ts'

export default {
  'media.missing': 'Este archivo no existe.',
  'media.place_invalid': 'No se reconoce este punto de la lista.',
  'media.folder_missing': 'Esta carpeta no existe.',
  'media.no_such_folder': 'Esta carpeta no existe. Créala primero.',
  'media.bad_name':
    'El nombre de una carpeta puede tener letras, cifras, espacios, - y _, y como máximo 80 caracteres.',
  'media.reserved_name':
    'Una carpeta no puede llamarse {name}: así se llama el lugar donde se guardan todos los archivos.',
  'media.folder_exists': 'Ya existe una carpeta con ese nombre.',
  'media.folders_disagree': 'La carpeta se ha indicado varias veces y de forma distinta.',
  'media.type_refused':
    'No se aceptan archivos de este tipo. Se aceptan imágenes (JPEG, PNG, GIF, WebP, AVIF, SVG), vídeo (MP4, WebM), audio (MP3, M4A, OGG, WAV), PDF, ZIP, fuentes (WOFF, WOFF2) y texto sin formato (TXT, CSV, VTT).',
  'media.picture_broken': 'La imagen no se puede leer o tiene más de 50 megapíxeles.',
  'media.drawing_refused': 'No se puede leer el SVG. Puede tener como máximo 256 kB.',
  'media.too_large': 'Un archivo puede ocupar como máximo 25 MB.',
  'media.too_many': 'Se pueden subir como máximo 20 archivos a la vez.',
  'media.too_much': 'Los archivos de una subida pueden sumar 200 MB. Súbelos en varias veces.',
  'media.disk_full': 'El disco del servidor está lleno.',
  'media.nothing_sent': 'No se ha enviado ningún archivo.',
  'media.not_yours': 'Solo puedes eliminar lo que has subido tú.',
  'media.in_use':
    '{title} se muestra en páginas. Solo puede eliminarlo quien tenga permiso para eliminar archivos de otros.',
  'media.in_plugin': '{name} es un plugin. Sus archivos solo se cambian en el servidor.',
  'media.unreadable': 'La imagen no se puede leer.',
  'media.busy': 'Se están preparando muchas imágenes. Vuelve a intentarlo enseguida.',
  'media.folder_full': 'Solo se pueden eliminar carpetas vacías.',
} satisfies Translation<English>
