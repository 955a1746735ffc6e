/** /user/products/:id */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { productForm } from '../texts/productForm.ts'

export default defineScreen({
  path: '/user/products/:id',
  title: productForm.product_details,
  capability: 'products.write',
  component: lazy(() => import('./ProductForm.tsx')),
})
