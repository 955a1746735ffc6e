/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sitePlaces.ts'

export default {
  home: 'Inicio',
  cart: 'Carrito',
  topics: 'Temas',
  account: 'Cuenta',
  your_order: 'Busca tu pedido',
  words_shop: 'tienda comprar',
  words_cart: 'cesta pagar',
  words_account: 'perfil mis pedidos',
  words_log_in: 'entrar acceder',
  words_sign_up: 'registrarse',
  words_search: 'encontrar',
  words_order: 'seguimiento',
} satisfies Translation<English>
