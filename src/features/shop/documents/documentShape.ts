/** What is on a printed document of an order: plain values, frozen where the document has a number. */

export interface DocumentLine {
  title: string
  /** Choices and sku. */
  detail: string
  quantity: number
  /** Written amounts; empty on a packing slip. */
  unit: string
  total: string
}

export interface ShopDocument {
  kind: 'invoice' | 'credit' | 'slip'
  /** As it is written: `INV-1001`; the order's number on a packing slip. */
  number: string
  orderNumber: string
  /** Of a credit note: the invoice that it takes back from. */
  invoiceNumber: string | null
  date: string
  isTest: boolean
  /** Lines of addresses. */
  from: string[]
  to: string[]
  lines: DocumentLine[]
  sums: { title: string; amount: string; isTotal?: boolean }[]
  note: string
  /** Of a packing slip: the location whose shelves the items are on, in a shop of several. */
  takenFrom?: string | null
  /** Of a packing slip: it is picked up. */
  isPickup?: boolean
}
