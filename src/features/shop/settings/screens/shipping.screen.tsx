/** /user/shipping */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { shippingTexts } from '../texts/shippingTexts.ts'

export default defineScreen({
  path: '/user/shipping',
  title: shippingTexts.title,
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'delivery', order: 1 },
  component: lazy(() => import('./Shipping.tsx')),
})
