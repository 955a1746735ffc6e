/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './refundForm.ts'

export default {
  recorded: 'Reembolso registrado',
  under_way: 'El reembolso está en curso',
  is_test: 'Es un pedido de prueba: no se mueve dinero.',
  own_hands:
    'Este pedido se te pagó directamente. Devuelve el dinero de la misma forma, por transferencia o en efectivo. Aquí solo se registra el reembolso; no se envía dinero.',
  everything: 'Reembolsar todo, {amount}',
  items: 'Artículos que se reembolsan',
  amount_problem: 'Introduce un importe de hasta {amount}',
  delivery: 'Reembolsar también el envío, {amount}',
  amount: 'Importe en {currency}',
  amount_help: 'Elige artículos arriba o introduce un importe de hasta {amount}.',
  amount_most: 'Se pueden devolver como máximo {amount}.',
  by_hand: 'He devuelto el dinero de otra forma: solo anotarlo',
  restock: 'Devolver los artículos a las existencias',
  restock_whole: 'Se reembolsa el pedido completo: vuelven todos sus artículos.',
  reason: 'Motivo',
  reason_help:
    'El cliente lo lee en el correo y en la factura rectificativa; también aparece en la cronología.',
  title: 'Reembolsar el pedido {number}',
  refund: 'Reembolsar',
  quantity_of: 'Cantidad de {item}',
  of_most: 'de {most}',
} satisfies Translation<English>
