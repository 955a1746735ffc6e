/** Draws sections of names and prices, with a line from one to the other. */
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { dietMarks, isDietMark, type DietMark } from './marks.ts'
import { priceList as texts } from './texts/priceList.ts'
import { price as priceTexts } from '#ui/texts/price.ts'
import { writtenPrice, type PriceLook } from './writtenPrice.ts'

interface Dish {
  name: string
  text?: string
  price?: string
  marks?: string[]
}

interface Section {
  title: string
  note?: string
  dishes: Dish[]
}

export interface PriceListState {
  sections: Section[]
  look?: string
  columns?: string
  leader?: string
  prices?: PriceLook
  has_legend?: boolean
  button?: string
  url?: string
}

export default function PriceList({ state, page }: ViewProps<PriceListState>) {
  const sections = state.sections
    .map((section) => ({ ...section, dishes: section.dishes.filter(({ name }) => name.trim() !== '') }))
    .filter(({ title, dishes }) => title.trim() !== '' || dishes.length > 0)
  if (sections.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const used = dietMarks.filter((mark) =>
    sections.some(({ dishes }) => dishes.some(({ marks }) => marks?.includes(mark))),
  )
  const buy =
    state.look === 'tickets' && state.button ? { text: state.button, href: safeUrl(state.url) } : null
  const write = (price: string) =>
    writtenPrice(price, { currency: page.currency, look: state.prices ?? 'short' })
  return (
    <div className={`${classOf(state)}${buy ? ' b-prices-buying' : ''}`}>
      <div className="b-prices-sections">
        {sections.map((section, index) => (
          <div className="b-prices-section" key={index}>
            {section.title ? <h3>{section.title}</h3> : null}
            {section.note ? <p className="b-prices-note">{section.note}</p> : null}
            {section.dishes.length > 0 ? (
              <ul>
                {section.dishes.map((dish, nth) => (
                  <DishLine key={nth} dish={dish} write={write} buy={buy} />
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </div>
      {state.has_legend !== false && used.length > 0 ? (
        // By ear each dish says its marks in words.
        <p className="b-prices-legend" aria-hidden="true">
          {used.map((mark) => (
            <span key={mark}>
              <b>{shortOf(mark)}</b> {texts[mark]}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

const classOf = ({ look = 'lines', columns = '1', leader = 'dots' }: PriceListState): string =>
  ['b-prices', `b-prices-${columns}`, `b-prices-${look === 'tickets' ? look : leader}`].join(' ')

interface DishProps {
  dish: Dish
  write(price: string): string
  /** What is behind the dashed line of a ticket. */
  buy: { text: string; href: string | null } | null
}

function DishLine({ dish, write, buy }: DishProps) {
  const marks = (dish.marks ?? []).filter(isDietMark)
  // A price without a number says that there is none any more, unless it is free.
  const isGone = Boolean(dish.price && !/\d/.test(dish.price)) && !isFree(dish.price)
  return (
    <li className={isGone ? 'b-prices-in-words' : undefined}>
      <div className="b-prices-line">
        <span className="b-prices-name">
          {dish.name}
          {marks.map((mark) => (
            <span key={mark} className="b-prices-mark" title={texts[mark]}>
              {/* No mark begins a line. */}
              {'\u2060'}
              <span aria-hidden="true">{shortOf(mark)}</span>
              <span className="sr-only">, {texts[mark]}</span>
            </span>
          ))}
        </span>
        {dish.price ? (
          <>
            <span className="b-prices-leader" aria-hidden="true" />
            <span className="b-prices-price">{write(dish.price)}</span>
          </>
        ) : null}
      </div>
      {dish.text ? <p className="b-prices-text">{dish.text}</p> : null}
      {buy && !isGone ? (
        // Tickets of one list say the same word: by ear each names itself.
        <a className="b-prices-buy" href={buy.href ?? undefined} aria-label={`${buy.text}: ${dish.name}`}>
          {buy.text}
        </a>
      ) : null}
    </li>
  )
}

const isFree = (price = ''): boolean => price.trim().toLowerCase() === priceTexts.free.toLowerCase()

const shortOf = (mark: DietMark): string => texts[`${mark}_short`]
