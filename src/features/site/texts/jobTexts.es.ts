/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './jobTexts.ts'

export default {
  'activity.partitions': 'Preparar el almacenamiento de nuevas visitas',
  'activity.roll_up': 'Sumar las visitas',
  'attempts.sweep': 'Borrar los límites de intentos',
  'content.empty_trash': 'Vaciar la papelera',
  'content.read_references': 'Buscar qué usan las páginas',
  'content.seal_secrets': 'Cifrar las claves guardadas',
  'content.settle_planned': 'Publicar los cambios programados',
  'content.stem_words': 'Preparar la búsqueda para el idioma del sitio',
  'content.word_shares': 'Contar las palabras comunes para la búsqueda',
  'jobs.sweep': 'Quitar las tareas terminadas',
  'mail.send': 'Enviar correos',
  'media.fit': 'Crear los tamaños de las imágenes',
  'media.remove_bytes': 'Quitar un archivo eliminado',
  'media.sweep': 'Quitar los archivos que nada usa',
  'people.reset': 'Enviar un enlace para una contraseña nueva',
  'people.sweep': 'Cerrar las sesiones antiguas',
  'shop.csv': 'Importar un archivo',
  'shop.currency': 'Olvidar los importes en la moneda anterior',
  'shop.find-order': 'Enviar el enlace del pedido',
  'shop.low-stock': 'Buscar pocas existencias',
  'shop.reconcile': 'Comprobar pagos y reembolsos',
  'shop.load-test': 'Prueba de carga de la tienda',
  'shop.self-check': 'Comprobar el estado de la tienda',
  'shop.test-payment': 'Terminar un pago de prueba',
  'site.sweep_keys': 'Olvidar las solicitudes antiguas',
} satisfies Translation<English>
