/**
 * Plans as one text: a line with the name, the price and what it is for, parted by `|`; below it what is said of the plan, then
 * a line for each feature, `+` for what is in it and `-` for what is not. `*` behind the name highlights the plan.
 */
export interface Plan {
  name: string
  text?: string
  price?: string
  period?: string
  features?: { text: string; is_left_out?: boolean }[]
  button?: string
  url?: string
  is_highlighted?: boolean
}

export const writePlans = (plans: readonly Plan[]): string =>
  plans
    .map(({ name, text, price = '', period, features = [], is_highlighted: isHighlighted }) =>
      [
        [isHighlighted ? `${name} *` : name, price, ...(period ? [period] : [])].join(' | ').trim(),
        ...(text ? [text] : []),
        ...features.map((one) => `${one.is_left_out ? '-' : '+'} ${one.text}`),
      ].join('\n'),
    )
    .join('\n\n')

/** @param before the plans that it is written over: each keeps its button by its place */
export function readPlans(text: string, before: readonly Plan[] = []): Plan[] {
  const plans: Plan[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const last = plans.at(-1)
    const [, sign = '', feature = ''] = /^([+-])\s+(.+)$/.exec(line) ?? []
    if (line === '') continue
    if (last && sign !== '')
      (last.features ??= []).push({ text: feature, ...(sign === '-' ? { is_left_out: true } : {}) })
    else if (!last || line.includes('|')) plans.push(planOf(line, before[plans.length]))
    else last.text = last.text ? `${last.text} ${line}` : line
  }
  return plans
}

function planOf(line: string, { button, url }: Partial<Plan> = {}): Plan {
  const [title = '', price = '', period = ''] = line.split('|').map((part) => part.trim())
  const isHighlighted = title.endsWith('*')
  return {
    name: isHighlighted ? title.slice(0, -1).trim() : title,
    ...(price ? { price } : {}),
    ...(period ? { period } : {}),
    ...(button ? { button } : {}),
    ...(url ? { url } : {}),
    ...(isHighlighted ? { is_highlighted: true } : {}),
  }
}
