/** What is on the page of a product that was made without the editor: the product itself. */
export function starterBlocks(id: string) {
  return [{ id, type: 'product', state: { product_id: '' }, children: [] }]
}
