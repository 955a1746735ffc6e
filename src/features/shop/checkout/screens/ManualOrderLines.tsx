/** What somebody orders: variants found by words, each with its choices, items, and what is wrong with it. */
import { Trash2 } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { callEnvelope } from '#platform/client/call.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { SearchPicker, type PickedPage } from '#ui/SearchPicker.tsx'
import { Select } from '#ui/Select.tsx'
import type { Sellable } from '../manualOrderSchema.ts'
import { listPage } from '#ui/useCall.ts'
import type { CartView } from '../../schema.ts'
import { itemOf, priceOf, withVariant, type HandExtraDraft, type HandLineDraft } from './manualOrderDraft.ts'
import { Picture } from '#ui/Picture.tsx'
import { newOrder } from '../texts/newOrder.ts'
import { common } from '#ui/texts/common.ts'

interface LinesProps {
  lines: readonly HandLineDraft[]
  extras: readonly HandExtraDraft[]
  currency: string
  language: string
  items: CartView['items']
  store: string
  /** What is wrong, by the path of the field in the call. */
  problems: Readonly<Record<string, string | undefined>>
  money: (minor: number) => string
  onChange: (lines: HandLineDraft[]) => void
  onExtras: (extras: HandExtraDraft[]) => void
}

const nameOf = ({ title, value }: Sellable) => [title, ...Object.values(value)].join(', ')

export function HandLines({
  lines,
  extras,
  currency,
  language,
  items,
  store,
  problems,
  money,
  onChange,
  onExtras,
}: LinesProps) {
  const found = useRef<Sellable[]>([])
  const latest = useRef(money)
  latest.current = money
  const search = useCallback(
    async (keywords: string, after?: string): Promise<PickedPage> => {
      const page = listPage<Sellable>(
        await callEnvelope('GET', '/api/shop/sellable', {
          keywords,
          store: store || undefined,
          limit: 12,
          after,
        }),
      )
      found.current = after === undefined ? page.items : [...found.current, ...page.items]
      const items = page.items.map((one) => ({
        id: one.id,
        title: `${nameOf(one)}${one.sku ? ` · ${one.sku}` : ''} · ${one.price_minor === null ? newOrder.no_price : latest.current(one.price_minor)} · ${one.available === null ? newOrder.in_stock : newOrder.left({ count: one.available })}`,
      }))
      const { next } = page.pagination
      return { items, more: next ? () => search(keywords, next) : null }
    },
    [store],
  )
  const set = (index: number, to: Partial<HandLineDraft>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...to } : line)))
  return (
    <section className="card-box" aria-labelledby="hand-lines">
      <h2 id="hand-lines">{newOrder.lines}</h2>
      <Field name="lines" title="" hasLabel={false} problem={problems.lines}>
        {(ties) => (
          <SearchPicker
            {...ties}
            label={newOrder.add_product}
            placeholder={newOrder.add_product_example}
            search={search}
            onPick={({ id }) => {
              const variant = found.current.find((one) => one.id === id)
              if (variant) onChange(withVariant(lines, variant))
            }}
          />
        )}
      </Field>
      <ul className="hand-lines">
        {lines.map((line, index) => {
          const item = itemOf(line, items)
          const name = nameOf(line)
          const shopPrice = line.price_minor === null ? newOrder.no_price : money(line.price_minor)
          const unit =
            priceOf(line.ownPrice, currency, language) ?? item?.price_minor ?? line.price_minor ?? 0
          return (
            <li key={`${line.id} ${index}`}>
              {line.image ? (
                <Picture className="thumb" src={line.image} box={[40, 40]} alt="" />
              ) : (
                <span className="thumb" />
              )}
              <div className="grow">
                <b>{line.title}</b>
                <small className="muted">
                  {[
                    ...Object.values(line.value),
                    line.sku ?? '',
                    line.ownPrice.trim() === '' ? shopPrice : newOrder.in_shop({ price: shopPrice }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <span className="row inline-controls">
                  {line.options.map(({ name: option, values }) => (
                    <Select
                      key={option}
                      label={newOrder.option_of({ option: option.replaceAll('_', ' '), name })}
                      placeholder={option.replaceAll('_', ' ')}
                      value={line.chosen[option] ?? ''}
                      choices={values.map((value) => ({ value, title: value }))}
                      onChange={(value) =>
                        set(index, {
                          chosen: Object.fromEntries(
                            Object.entries({ ...line.chosen, [option]: value }).filter(
                              ([, one]) => one !== '',
                            ),
                          ),
                        })
                      }
                    />
                  ))}
                  <Field
                    name={`lines.${index}.unit_minor`}
                    title=""
                    hasLabel={false}
                    problem={problems[`lines.${index}.unit_minor`]}
                  >
                    {(ties) => (
                      <MoneyInput
                        {...ties}
                        className="own-price"
                        label={newOrder.own_price_of({ name })}
                        placeholder={newOrder.own_price}
                        value={line.ownPrice}
                        onChange={(ownPrice) => set(index, { ownPrice })}
                      />
                    )}
                  </Field>
                </span>
                {item?.msg.map((message) => (
                  <span key={message} className="problem">
                    {message}
                  </span>
                ))}
              </div>
              <NumericSpinner
                label={newOrder.quantity_of({ name })}
                value={line.quantity}
                min={1}
                max={9999}
                onChange={(quantity) => set(index, { quantity })}
              />
              <b className="num">{money(unit * line.quantity)}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={newOrder.remove_one({ name })}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </li>
          )
        })}
        {extras.map((extra, index) => {
          const name = extra.title.trim() || newOrder.own_line({ number: index + 1 })
          const put = (to: Partial<HandExtraDraft>) =>
            onExtras(extras.map((one) => (one === extra ? { ...extra, ...to } : one)))
          return (
            <li key={extra.id}>
              <Field
                name={`extras.${index}.title`}
                className="grow"
                title=""
                hasLabel={false}
                problem={problems[`extras.${index}.title`]}
              >
                {(ties) => (
                  <input
                    {...inputTies(ties)}
                    aria-label={newOrder.what}
                    placeholder={newOrder.what_example}
                    maxLength={200}
                    value={extra.title}
                    onChange={(event) => put({ title: event.target.value })}
                  />
                )}
              </Field>
              <Field
                name={`extras.${index}.unit_minor`}
                title=""
                hasLabel={false}
                problem={problems[`extras.${index}.unit_minor`]}
              >
                {(ties) => (
                  <MoneyInput
                    {...ties}
                    className="own-price"
                    label={newOrder.price_of({ name })}
                    placeholder={common.price}
                    value={extra.price}
                    onChange={(price) => put({ price })}
                  />
                )}
              </Field>
              <NumericSpinner
                label={newOrder.quantity_of({ name })}
                value={extra.quantity}
                min={1}
                max={9999}
                onChange={(quantity) => put({ quantity })}
              />
              <b className="num">{money((priceOf(extra.price, currency, language) ?? 0) * extra.quantity)}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={newOrder.remove_one({ name })}
                onClick={() => onExtras(extras.filter((one) => one !== extra))}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button small"
          onClick={() =>
            onExtras([...extras, { id: crypto.randomUUID(), title: '', price: '', quantity: 1 }])
          }
        >
          {newOrder.add_own_line}
        </button>
        <span className="muted">{newOrder.own_line_help}</span>
      </div>
    </section>
  )
}
