/** /user/products is the list of content of the type product. */
import { Redirect } from 'wouter'

export default function ProductsAlias() {
  return <Redirect to="/user/content/product" replace />
}
