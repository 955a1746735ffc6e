/** /user/products */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/products',
  title: common.products,
  capability: 'products.write',
  component: lazy(() => import('./ProductsAlias.tsx')),
})
