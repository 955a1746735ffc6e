/** Wakes one island up on a test page, as the visitor runtime does. */
import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import cart from '#blocks/cart/view.tsx'
import cartSummary from '#blocks/cart-summary/view.tsx'
import comments from '#blocks/comments/view.tsx'
import product from '#blocks/product/view.tsx'
import parts from './productParts.tsx'

const views: Record<string, unknown> = { cart, 'cart-summary': cartSummary, comments, parts, product }

interface Island {
  type: string
  props: object
}

const place = document.querySelector('#island')
const stored = document.querySelector('#props')?.textContent
if (place && stored) {
  const island: Island = JSON.parse(stored)
  hydrateRoot(place, createElement(views[island.type] as ComponentType<object>, island.props), {
    onRecoverableError: (error) => console.error('hydration', error),
  })
  document.body.dataset.awake = 'yes'
}
