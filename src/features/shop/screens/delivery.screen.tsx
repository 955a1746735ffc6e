/** /user/delivery */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/delivery',
  title: 'Delivery and taxes',
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'delivery', order: 1 },
  tasks: [
    { title: 'Shipping', words: 'delivery postage zone rate carrier free', href: '/user/delivery#delivery' },
    { title: 'Taxes', words: 'tax vat gst sales rate', href: '/user/delivery#taxes' },
    { title: 'Discount codes', words: 'coupon voucher promotion promo sale percent', href: '/user/delivery#discounts' },
    { title: 'Locations', words: 'store pickup collection click collect', href: '/user/delivery#stores' },
  ],
  component: lazy(() => import('./Delivery.tsx')),
})
