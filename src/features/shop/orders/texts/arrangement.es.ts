/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './arrangement.ts'

export default {
  not_saved: 'No se ha guardado',
  instructions_saved: 'Instrucciones guardadas',
  by_arrangement: 'Según acuerdo',
  pay_later: 'Los compradores pueden pedir y pagar más tarde, por transferencia o en el mostrador',
  pay_later_help:
    'Un pedido así se realiza al momento y es real; lo marcas como pagado cuando llega el dinero.',
  instructions_example:
    'Transfiere el importe a\nIBAN DE00 0000 0000 0000 0000 00\ne indica el número de tu pedido.',
  instructions: 'Instrucciones de pago',
  instructions_help:
    'Por ejemplo, tu cuenta bancaria y el concepto que deben indicar. Quienes pagan más tarde las leen al finalizar la compra, en la página de su pedido y en su correo.',
  instructions_unseen: 'Los compradores no lo ven mientras el pago según acuerdo esté desactivado.',
  save_instructions: 'Guardar instrucciones',
} satisfies Translation<English>
