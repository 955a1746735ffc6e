/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentProblems.ts'

export default {
  'post.missing': 'Esta entrada no existe.',
  'preview.missing': 'Este enlace ya ha caducado.',
  'post.conflict': 'Otra persona lo ha cambiado mientras tanto.',
  'post.version_missing': 'Un cambio debe indicar de qué versión parte.',
  'post.type_unknown': 'No existe el tipo de contenido {type}.',
  'post.type_fixed': 'El tipo de una entrada no se puede cambiar.',
  'post.forbidden': 'Tu rol no permite esto para {what}.',
  'post.design_fixed':
    'Con tu rol puedes escribir textos y colocar imágenes. Lo que no puede cambiar: {what}.',
  'post.url_taken': 'La URL {url} ya la usa {by}.',
  'post.url_reserved': 'La URL {url} está reservada para el sistema. Elige otra.',
  'post.url_invalid': 'La URL {url} no se puede usar: {reason}.',
  'post.schedule_missing': 'Indica cuándo debe publicarse la entrada.',
  'post.plan_url': 'Un cambio programado mantiene la URL {url}. Cambia la URL ahora o después.',
  'post.file_missing':
    'Una entrada del tipo Medios es un archivo: súbelo primero y cambia después sus datos.',
  'post.file_fixed':
    'De un archivo se pueden cambiar el título, el texto alternativo (description), el estado y las etiquetas, pero no {what}.',
  'post.file_words':
    'El título de un archivo tiene de 1 a 200 caracteres, su texto alternativo 500 como máximo, y puede tener hasta 30 etiquetas de 50 caracteres.',
  'post.plan_missing': 'No hay ningún cambio programado para esta página.',
  'post.meta_twice': 'Hay dos valores para {name}. Envía solo uno.',
  'post.schedule_order': 'El final debe ser posterior al inicio.',
  'post.parent_invalid': 'Una página no puede estar debajo de sí misma y su página superior debe existir.',
  'post.layout_unknown': 'Este diseño no existe.',
  'post.category_unknown': 'Esta categoría no existe.',
  'post.window_taken': 'Esta ventana ya pertenece a otra persona.',
  'post.version_unknown': 'Esta versión no existe.',
  'post.snippet_invalid': '{reason}',
  'post.field_invalid': '{message}.',
  'post.status_unknown': 'Las entradas del tipo {type} no pueden tener el estado {status}.',
  'document.invalid': '{reason}',
  'document.forbidden_name': 'El nombre {name} no está permitido.',
  'document.state_invalid': 'El ajuste {key} del bloque {label} no es válido: {reason}.',
  'document.unsafe': '{reason}',
  'category.missing': 'Esta categoría no existe.',
  'category.taken': 'Ya hay una entrada con el nombre {slug}.',
  'removal.missing': 'Esto ya no se puede deshacer.',
  'taxonomy.missing': 'Esta taxonomía no existe.',
  'taxonomy.fixed': 'Las categorías y las etiquetas forman parte de todos los sitios y no se pueden quitar.',
  'taxonomy.taken': 'Ya hay una taxonomía con el nombre {name}.',
  'tag.missing': 'Ninguna entrada tiene la etiqueta {tag}.',
  'type.missing': 'No hay ningún tipo de contenido con el plural {plural}.',
  'type.in_use':
    'Aún quedan entradas de este tipo ({count}), quizá algunas en la papelera. Elimínalas antes definitivamente.',
  'type.secret_in_row':
    'El campo {name} no puede ser secreto: las filas de una lista se muestran a los lectores.',
  'type.exists': 'Ya hay un tipo de contenido con este nombre.',
  'type.taken': 'El plural {plural} ya lo usa otro tipo de contenido.',
  'type.system': 'Este tipo integrado no se puede cambiar de esa forma.',
  'redirect.loop': 'Esta redirección volvería a sí misma.',
  'redirect.leaves': 'Solo un administrador puede llevar a los visitantes a otro sitio.',
  'redirect.hides': 'La ruta {path} muestra {shown}; una redirección lo ocultaría.',
  'redirect.invalid': '{reason}',
  'view.missing': 'Esta vista no existe.',
  'view.too_many': 'Esta lista ya tiene 30 vistas; quita una primero.',
  'list.cursor_invalid': 'Esta posición de la lista no existe; vuelve a empezar por el principio.',
  'search.target_unknown': 'No hay nada que buscar en {target}.',
} satisfies Translation<English>
