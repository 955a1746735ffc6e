/** What an event of an order's timeline says to people. */
const sentences: Record<string, string> = {
  created: 'Order made', placed: 'Order placed', paid: 'Payment received', payment_failed: 'Payment failed', refunded: 'Money given back',
  fulfilled: 'Sent', shipped: 'Parcel sent', ready_for_pickup: 'Ready for pickup', delivered: 'Delivered', picked_up: 'Picked up',
  cancelled: 'Cancelled', expired: 'Not paid in time', marked_paid: 'Marked as paid', review: 'Needs a look',
}

export function eventWords(kind: string, data: Record<string, unknown>): string {
  if (typeof data.text === 'string') return data.text
  const bare = kind.replace(/^(order|payment)\./, '')
  const text = sentences[bare] ?? bare.replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
