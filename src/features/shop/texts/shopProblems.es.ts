/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shopProblems.ts'

export default {
  'store.unknown': 'La ubicación {store} no existe.',
  'store.missing': 'Esa ubicación no existe.',
  'store.has_stock': 'Todavía hay existencias en {place}: {quantity}. Trasládalas o ponlas a 0 primero.',
  'store.has_orders': 'Todavía hay pedidos esperando en {place}: {orders}. Entrégalos o cancélalos primero.',
  'store.has_products': 'Más de {products} productos tienen precios propios allí. Quítalos primero.',
  'store.taken': 'Otra ubicación ya tiene el nombre corto {slug}.',
  'currency.unknown': '{code} no es un código de moneda.',
  'currency.same': 'La moneda ya es {code}.',
  'currency.rate': '{rate} no es un tipo de cambio: escríbelo como 149.50, sin separador de miles.',
  'currency.guided':
    'Tus precios están en {code}. Cambia la moneda en Ajustes, Moneda: allí ves antes qué pasará con ellos.',
  'currency.changed':
    'Mientras tanto, la moneda se ha cambiado a {code}. Vuelve a cargar la página e introduce los importes de nuevo.',
  'currency.too_late': 'En las últimas {hours} horas no se ha cambiado la moneda; no hay nada que deshacer.',
  'price.not_chargeable': '{why}.',
  'product.grammar': '{summary}',
  'product.file_not_for_sale':
    'Uno de los archivos de descarga no está entre los archivos en venta. Quítalo y súbelo en el producto.',
  'csv.not_text': 'Este archivo no es texto en UTF-8. Guárdalo como «CSV UTF-8» y vuelve a intentarlo.',
  'csv.broken': 'Línea {line}: {why}.',
  'csv.columns': 'La primera línea debe incluir esta columna: {column}.',
  'csv.too_large': 'El archivo supera los {megabytes} MB.',
  'csv.empty': 'En este archivo no hay nada más que la primera línea.',
  'csv.missing': 'Esa importación no existe.',
  'csv.running': 'Esta importación no está lista para eso.',
  'load_test.nothing_to_sell':
    'La tienda aún no tiene ningún producto con precio: no hay con qué hacer la prueba de carga.',
  'load_test.running': 'Ya hay una prueba de carga en marcha.',
} satisfies Translation<English>
