/** How the prices of a block are written, as its settings offer it. */
import type { PanelField } from '../defineBlock.ts'
import { priceList as texts } from './texts/priceList.ts'

export const priceLooks = (): PanelField => ({
  name: 'prices',
  title: texts.prices,
  type: 'dropdown',
  values: [
    { value: 'short', title: texts.short_price },
    { value: 'full', title: texts.full_price },
    { value: 'number', title: texts.number_only },
  ],
})
