/** Draws plans as cards; the highlighted one is the first on a phone. */
import type { ViewProps } from '../block.ts'
import { writtenPrice, type PriceLook } from '../price-list/writtenPrice.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import type { Plan } from './plansText.ts'
import { pricing as texts } from './texts/pricing.ts'

export interface PricingState {
  plans: Plan[]
  badge?: string
  prices?: PriceLook
}

/** So many characters of a price fit into a quarter of the page where it is as large as a heading. */
const longestLoud = 6

export default function Pricing({ state, page }: ViewProps<PricingState>) {
  const plans = state.plans.filter(({ name, price }) => name.trim() !== '' || price)
  if (plans.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const prices = plans.map(({ price, period }) =>
    price
      ? writtenPrice(price, { currency: page.currency, look: state.prices ?? 'short', saysFree: !period })
      : '',
  )
  const look = prices.some(({ length }) => length > longestLoud) ? ' b-pricing-long' : ''
  return (
    <ul className={`b-pricing b-pricing-${Math.min(4, plans.length)}${look}`}>
      {plans.map((plan, index) => (
        <PlanCard key={index} plan={plan} badge={state.badge} price={prices[index] ?? ''} />
      ))}
    </ul>
  )
}

function PlanCard({ plan, badge, price }: { plan: Plan; badge: string | undefined; price: string }) {
  const href = safeUrl(plan.url)
  const features = (plan.features ?? []).filter(({ text }) => text.trim() !== '')
  return (
    <li className={plan.is_highlighted ? 'b-plan b-plan-highlighted' : 'b-plan'}>
      {plan.is_highlighted && badge ? <p className="b-plan-badge">{badge}</p> : null}
      <h3>{plan.name}</h3>
      {plan.text ? <p className="b-plan-text">{plan.text}</p> : null}
      {price ? (
        <p className="b-plan-price">
          <b>{price}</b> {plan.period}
        </p>
      ) : null}
      {features.length > 0 ? (
        <ul className="b-plan-features">
          {features.map(({ text, is_left_out: isLeftOut }, index) => (
            <li key={index} className={isLeftOut ? 'b-plan-out' : undefined}>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={isLeftOut ? 'M6 12h12' : 'M20 6 9 17l-5-5'} />
              </svg>
              <span className="sr-only">{isLeftOut ? texts.left_out : texts.included} </span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {plan.button ? (
        <p className="b-plan-button">
          <a
            className={plan.is_highlighted ? 'button' : 'button button-quiet'}
            href={href ?? undefined}
            // Buttons of several plans say the same words: by ear each names its plan.
            aria-label={plan.name ? `${plan.button}: ${plan.name}` : undefined}
          >
            {plan.button}
          </a>
        </p>
      ) : null}
    </li>
  )
}
