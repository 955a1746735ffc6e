/** /user/products */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/products',
  title: 'Products',
  capability: 'products.write',
  component: lazy(() => import('./ProductsAlias.tsx')),
})
