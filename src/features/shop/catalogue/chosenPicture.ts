/** The picture of what was chosen: in the cart, in orders and in their lists, as the product's page shows it. */
import { sql } from 'kysely'
import { pictureUrl, picturesOfMetas, shownName, shownValue } from './pictureMetas.ts'

/** The meta with the pictures of the row of `live` that a statement has under this name. */
export const livePictures = sql<string | null>`(
  select jsonb_path_query_first(version.metas, '$[*] ? (@.name == "product_images").value') #>> '{}'
  from post_version version where version.id = live.version_id)`

/**
 * The first picture that names one of the chosen values; without one the product's own.
 * @param image the picture of the product
 * @param pictures the meta `product_images`, as it is stored
 */
export function chosenPicture(
  image: string | null,
  pictures: string | null,
  choices: readonly { name: string; value: string }[],
): string | null {
  if (pictures === null || choices.length === 0) return image
  const chosen = new Set(choices.map(({ name, value }) => shownName(name, value)))
  const own = picturesOfMetas([{ name: 'product_images', value: pictures }]).find((picture) =>
    chosen.has(shownValue(picture)),
  )
  return own ? pictureUrl(own) : image
}
