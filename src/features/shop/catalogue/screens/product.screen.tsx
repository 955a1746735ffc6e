/** /user/products/:id */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/products/:id',
  title: 'Product details',
  capability: 'products.write',
  component: lazy(() => import('./ProductForm.tsx')),
})
