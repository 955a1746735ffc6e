/** Choices that are edited in the product form: what a variant has stays with its own value, whatever becomes of the names. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { draftOf } from './draftMetas.ts'
import type { DraftChoice, ProductDraft } from './productDraft.ts'
import { draftProblems } from './draftProblems.ts'
import { carriedQuantities, withChoices, withName, withTypedName } from './choiceChanges.ts'
import { slug } from '../slug.ts'
import { renamedVariants } from './productRenames.ts'

interface Form {
  draft: ProductDraft
  /** By what a variant is known by, as the form keeps it. */
  quantities: Record<string, string>
}

const choice = (name: string, values: string[]): DraftChoice => ({ name, values, isVariant: true })

function began(...choices: DraftChoice[]): Form {
  const draft = withChoices(draftOf([], [], 'EUR'), choices)
  return { draft, quantities: Object.fromEntries(draft.variants.map(({ known }) => [known, '5'])) }
}

function edited({ draft, quantities }: Form, next: ProductDraft | null): Form {
  if (!next) throw new Error('The edit is refused')
  return {
    draft: next,
    quantities: {
      ...quantities,
      ...Object.fromEntries(carriedQuantities(draft, next, ({ known }) => quantities[known] ?? '')),
    },
  }
}

/** Character by character, as people type. */
function typed(form: Form, index: number, name: string): Form {
  return Array.from({ length: name.length }, (_, at) => name.slice(0, at + 1)).reduce(
    (now, text) => edited(now, withTypedName(now.draft, index, text)),
    edited(form, withTypedName(form.draft, index, '')),
  )
}

const stockOf = ({ draft, quantities }: Form) =>
  Object.fromEntries(draft.variants.map(({ title, known }) => [title, quantities[known] ?? '']))

test('J-27 F-SHOP-05 sizes leave a choice that becomes the colour and come back as a choice of their own: each colour keeps its own stock', () => {
  const mixed = began(choice('Größe', ['Rot', 'Blau', 'Grün', 'S', 'M']))
  const counted = {
    ...mixed,
    quantities: { größe_rot: '5', größe_blau: '6', größe_grün: '7', größe_s: '1', größe_m: '1' },
  }
  const colours = typed(
    edited(counted, withChoices(counted.draft, [choice('Größe', ['Rot', 'Blau', 'Grün'])])),
    0,
    'Farbe',
  )
  expect(stockOf(colours)).toEqual({ Rot: '5', Blau: '6', Grün: '7' })
  const asked = edited(colours, withChoices(colours.draft, [...colours.draft.choices, choice('', [])]))
  const named = typed(asked, 1, 'Größe')
  expect(named.draft.choices.map(({ name, typed: waits }) => waits ?? name)).toEqual(['Farbe', 'Größe'])
  const sized = { Rot: '5', Blau: '6', Grün: '7' }
  const expected = Object.fromEntries(
    Object.entries(sized).flatMap(([colour, count]) => [
      [`${colour}, S`, count],
      [`${colour}, M`, '0'],
    ]),
  )
  expect(
    stockOf(
      edited(named, withChoices(named.draft, named.draft.choices.with(1, choice('Größe', ['S', 'M'])))),
    ),
  ).toEqual(expected)
  const valuesFirst = edited(
    asked,
    withChoices(asked.draft, asked.draft.choices.with(1, choice('', ['S', 'M']))),
  )
  expect(stockOf(typed(valuesFirst, 1, 'Größe')), 'values first, then the name').toEqual(expected)
})

test('J-27 a new name alone moves no stock', () => {
  const { draft } = began(choice('Size', ['S', 'M', 'L']))
  const renamed = withName(draft, 0, null, 'Fit')
  expect(renamed && carriedQuantities(draft, renamed, () => '5')).toEqual(new Map())
})

test('J-27 barcode, sku, weight and prices go on with the first variant of their value, and come back with it', () => {
  const { draft } = began(choice('Farbe', ['Rot', 'Blau']))
  const coded = {
    ...draft,
    variants: draft.variants.map((variant) =>
      variant.title === 'Blau'
        ? { ...variant, gtin: '4006381333931', sku: 'B', weight: '150', price: '19.00', storePrices: [] }
        : variant,
    ),
  }
  const sized = withChoices(coded, [...coded.choices, choice('Größe', ['S', 'M'])])
  const rowsOf = ({ variants }: ProductDraft) =>
    variants.map(({ title, gtin, sku, weight, price }) => [title, gtin, sku, weight, price].join(' '))
  expect(rowsOf(sized)).toEqual([
    'Rot, S    ',
    'Rot, M    ',
    'Blau, S 4006381333931 B 150 19.00',
    'Blau, M   150 19.00',
  ])
  expect(rowsOf(withChoices(sized, coded.choices))).toEqual(['Rot    ', 'Blau 4006381333931 B 150 19.00'])
  const simple = { ...draftOf([], [], 'EUR'), sku: 'TEE', gtin: '4006381333931' }
  const first = withChoices(simple, [choice('Size', ['S', 'M'])])
  expect(first.variants.map(({ sku, gtin }) => [sku, gtin])).toEqual([
    ['TEE', '4006381333931'],
    ['', ''],
  ])
  expect(withChoices(first, [])).toMatchObject({ sku: 'TEE', gtin: '4006381333931' })
})

test('J-27 a name is refused only where another choice on the screen has it, and what is typed stays in its field', () => {
  const one = typed(
    typed(edited(began(), withChoices(began().draft, [choice('', [])])), 0, 'Farbe'),
    0,
    'Größe',
  )
  const gone = edited(one, withChoices(one.draft, []))
  const again = typed(edited(gone, withChoices(gone.draft, [choice('', ['Rot'])])), 0, 'Farbe')
  expect(again.draft.choices).toEqual([choice('Farbe', ['Rot'])])
  const two = typed(
    edited(again, withChoices(again.draft, [...again.draft.choices, choice('', ['S'])])),
    1,
    'Farbe',
  )
  expect(two.draft.choices[1]).toMatchObject({ name: 'Farb', typed: 'Farbe' })
  expect(draftProblems(two.draft, 'EUR')['choices.1.name']).toBe('Another choice has this name.')
  expect(typed(two, 0, 'Ton').draft.choices.map(({ name, typed: waits }) => [name, waits])).toEqual([
    ['Ton', undefined],
    ['Farbe', undefined],
  ])
})

test('J-27 a choice whose name is free the moment that another one lets it go takes over the stock', () => {
  const { draft, quantities } = began(choice('Farbe', ['Rot', 'Blau']))
  const added = edited({ draft, quantities }, withChoices(draft, [...draft.choices, choice('', ['S', 'M'])]))
  const waiting = edited(added, withTypedName(added.draft, 1, 'Farbe'))
  expect(waiting.draft.choices[1]).toMatchObject({ typed: 'Farbe' })
  const named = edited(waiting, withTypedName(waiting.draft, 0, 'Ton'))
  expect(stockOf(named)).toEqual({ 'Rot, S': '5', 'Rot, M': '0', 'Blau, S': '5', 'Blau, M': '0' })
})

test('J-27 a name that a choice had before it was saved is not taken for the one that another has now', () => {
  const known = [
    {
      id: 'red s',
      variant_key: 'colour_red.size_s',
      selection: { colour: 'red', size: 's' },
      is_retired: false,
    },
  ]
  const wanted = [{ key: 'colour_red.fit_s', selection: { colour: 'red', fit: 's' } }]
  const renames = [
    { type: 'size', option: null, to: 'colour' },
    { type: 'size', option: null, to: 'fit' },
  ]
  expect(renamedVariants(known, wanted, renames)).toMatchObject([{ id: 'red s', key: 'colour_red.fit_s' }])
})

type Edit = {
  kind: 'value comes' | 'value goes' | 'value renamed' | 'choice comes' | 'choice goes' | 'choice renamed'
  at: number
  of: number
  word: string
}
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(
    'value comes',
    'value goes',
    'value renamed',
    'choice comes',
    'choice goes',
    'choice renamed',
  ),
  at: fc.nat(2),
  of: fc.nat(3),
  word: fc.constantFrom('Rot', 'Blau', 'S', 'M', 'Farbe', 'Größe', 'Schnitt', 'Extra large'),
})

/** The choices by what they are, not by what they are called. */
type Known = { id: number; values: number[] }[]
let lastId = 0
const nextId = () => (lastId += 1)

function applied(
  { draft }: Form,
  known: Known,
  { kind, at, of, word }: Edit,
): { draft: ProductDraft; known: Known } | null {
  const own = draft.choices[at]
  const mine = known[at]
  const change = (values: string[]) =>
    withChoices(
      draft,
      draft.choices.map((one, index) => (index === at ? { ...one, values } : one)),
    )
  if (kind === 'choice comes')
    return draft.choices.length > 2
      ? null
      : {
          draft: withChoices(draft, [...draft.choices, choice('', of % 2 ? [] : ['One', 'Two'])]),
          known: [...known, { id: nextId(), values: of % 2 ? [] : [nextId(), nextId()] }],
        }
  if (!own || !mine) return null
  const value = own.values[of]
  if (kind === 'choice goes')
    return { draft: withChoices(draft, draft.choices.toSpliced(at, 1)), known: known.toSpliced(at, 1) }
  if (kind === 'choice renamed') return { draft: withTypedName(draft, at, word), known }
  if (kind === 'value comes')
    return own.values.length > 3 || own.values.some((one) => slug(one) === slug(word))
      ? null
      : {
          draft: change([...own.values, word]),
          known: known.with(at, { ...mine, values: [...mine.values, nextId()] }),
        }
  if (value === undefined) return null
  if (kind === 'value goes')
    return {
      draft: change(own.values.toSpliced(of, 1)),
      known: known.with(at, { ...mine, values: mine.values.toSpliced(of, 1) }),
    }
  const renamed = withName(draft, at, value, word)
  return renamed && { draft: renamed, known }
}

/** Of each variant what was picked, by what the values are, and its items. */
function picked(
  { draft, quantities }: Form,
  known: Known,
): { picks: Map<number, number>; count: number; gtin: string }[] {
  return draft.variants.map((variant) => ({
    picks: new Map(
      draft.choices.flatMap(({ name, values }, at) => {
        const value =
          known[at]?.values[values.findIndex((one) => slug(one) === variant.selection[slug(name)])]
        return value === undefined ? [] : [[known[at]?.id ?? 0, value] as const]
      }),
    ),
    count: Number(quantities[variant.known] ?? 0),
    gtin: variant.gtin,
  }))
}

property.prop([fc.array(edit, { maxLength: 14 }), fc.array(fc.nat(50), { minLength: 6, maxLength: 6 })])(
  'J-27 F-SHOP-05 whatever is added, removed and renamed, the stock of a value that is kept stays its own',
  (edits, counts) => {
    let form = began(choice('Farbe', ['Rot', 'Blau', 'Grün']), choice('Größe', ['S', 'M']))
    let known: Known = form.draft.choices.map(({ values }) => ({ id: nextId(), values: values.map(nextId) }))
    form = {
      draft: {
        ...form.draft,
        variants: form.draft.variants.map((variant, at) => ({ ...variant, gtin: `code ${at}` })),
      },
      quantities: Object.fromEntries(
        form.draft.variants.map((variant, at) => [variant.known, String(counts[at])]),
      ),
    }
    for (const one of edits) {
      const done = applied(form, known, one)
      if (!done) continue
      const before = picked(form, known)
      const next = edited(form, done.draft)
      expect(
        new Set(next.draft.variants.map((variant) => variant.known)).size,
        'each variant has stock of its own',
      ).toBe(next.draft.variants.length)
      expect(new Set(next.draft.variants.map(({ key }) => key)).size).toBe(next.draft.variants.length)
      const after = picked(next, done.known)
      const sum = (of: typeof before) => of.reduce((whole, { count }) => whole + count, 0)
      const left = known[one.at]?.values[one.of]
      const stays =
        one.kind === 'value goes' &&
        (known[one.at]?.values.length ?? 0) > 1 &&
        before.some(({ picks }) => picks.has(known[one.at]?.id ?? 0))
          ? before.filter(({ picks }) => picks.get(known[one.at]?.id ?? 0) !== left)
          : before
      expect(sum(after), `${one.kind}: none is lost and none is made`).toBe(sum(stays))
      for (const { id, values } of done.known) {
        for (const value of values) {
          const of = (all: typeof before) => all.filter(({ picks }) => picks.get(id) === value)
          if (of(before).length > 0 && of(after).length > 0)
            expect(sum(of(after)), `${one.kind}: a kept value has its own`).toBe(sum(of(stays)))
        }
      }
      for (const { gtin, picks } of after.filter((variant) => variant.gtin !== '')) {
        const was = before.find((variant) => variant.gtin === gtin)
        for (const [id, value] of picks)
          if (was?.picks.has(id)) expect(was.picks.get(id), 'a barcode stays with its value').toBe(value)
      }
      form = next
      known = done.known
    }
  },
)
