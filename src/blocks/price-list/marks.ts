/** What is said of a dish by a short mark. */
export const dietMarks = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'nuts', 'spicy'] as const
export type DietMark = (typeof dietMarks)[number]

export const isDietMark = (value: string): value is DietMark => dietMarks.some((mark) => mark === value)
