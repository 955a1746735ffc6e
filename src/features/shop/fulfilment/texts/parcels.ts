/** Parcels and pickups of orders in the dashboard. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './parcels.de.ts'
import es from './parcels.es.ts'

const english = {
  recorded: 'The parcel is recorded',
  unpaid: 'This order is not paid yet.',
  from: 'From',
  what_is_ready: 'What is ready',
  in_this_parcel: 'In this parcel',
  is_pickup: 'The customer picks it up',
  is_pickup_help: 'The customer gets an email that it is ready for pickup.',
  tracking_help: 'The customer gets it by email. It can be added later, too.',
  mark_as_ready: 'Mark as ready for pickup',
  pack_and_send: 'Pack and send',
  record: 'Record the parcel',
  marked_as_paid: 'Marked as paid',
  still_due: '{amount} is still to be paid.',
  hand_over_help:
    'Marking it as paid writes its invoice and cannot be undone. Handed over unpaid, it stays in “Not paid yet” until the money is there.',
  hand_over_title: 'Hand over order {number}?',
  hand_over_paid: 'Mark as paid and hand over',
  hand_over_unpaid: 'Hand over unpaid',
  title: 'Parcels',
  edit_tracking: 'Edit tracking',
  add_tracking: 'Add tracking',
  parcel: 'Parcel',
  track: 'Track parcel',
  orders_sent: { plural: 'count', one: '1 order is sent', other: '{count} orders are sent' },
  email_customers: 'Email the customers',
  refused: {
    plural: 'count',
    one: '1 order cannot be marked as sent:',
    other: '{count} orders cannot be marked as sent:',
  },
  sent_help:
    'Everything that is left of them counts as sent. Tracking can be added on each order afterwards.',
  mark_as_sent: 'Mark as sent',
  mark_orders: { plural: 'count', one: 'Mark 1 order as sent', other: 'Mark {count} orders as sent' },
  none: 'None of the chosen orders can be marked as sent.',
  marked_sent: {
    plural: 'count',
    one: '1 order is marked as sent',
    other: '{count} orders are marked as sent',
  },
  marked_ready: {
    plural: 'count',
    one: '1 order is marked as ready for pickup',
    other: '{count} orders are marked as ready for pickup',
  },
  no_emails: '{marked}. No customer gets an email.',
  with_emails: {
    plural: 'count',
    one: '{marked}, and 1 customer gets an email.',
    other: '{marked}, and {count} customers get an email.',
  },
  carrier: 'Carrier',
  carrier_example: 'Post',
  tracking_number: 'Tracking number',
  tracking_link: 'Tracking link (optional)',
  tracking_link_help: 'Known carriers such as DHL, UPS, FedEx, DPD, GLS and USPS get one by themselves.',
  tracking_saved: 'Tracking saved',
  email_on_its_way: 'The email to {email} is on its way.',
  tracking_undo_failed: 'The tracking change could not be undone',
  email_tracking: 'Send the customer an email with the new tracking',
  save_tracking: 'Save tracking',
} as const

export const parcels = catalogue(english, { de, es })
export type English = typeof english
