/** What a buyer chose of a product, as people read it. */

/** `dish_size` reads as `Dish size`. */
export function choiceName(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Glaze: Sage` */
export function choiceText({ name, value }: { name: string; value: string }): string {
  return `${choiceName(name)}: ${value}`
}
