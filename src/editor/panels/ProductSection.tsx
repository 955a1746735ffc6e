/** A product's price, pictures and choices in the post panel; stock by store is on the product's own screen. */
import { useId, useState } from 'react'
import { decimalsOf, unitsOf } from '#ui/currencyDecimals.ts'
import { useMoneyTerms } from '#ui/money.ts'
import { readNumber, writtenNumber, type NumberRules, type ReadNumber } from '#ui/readNumber.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { isRecord } from '#platform/isRecord.ts'
import { Labelled } from './fields.tsx'
import { choicePrefix, listFrom, metaOf, productChoices, variantPrices, withMeta } from './metaRules.ts'
import { PictureField } from './PictureField.tsx'
import { useEditorPost } from './postPanelContext.ts'
import { productPanel } from './texts/productPanel.ts'
import { common } from '#ui/texts/common.ts'

const prices = [
  { name: 'product_price', title: common.price, description: productPanel.price_help },
  {
    name: 'product_base_price',
    title: productPanel.price_before,
    description: productPanel.price_before_help,
  },
  { name: 'product_weight', title: productPanel.weight_in_grams, description: undefined },
]

export function ProductSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const { metas } = post
  const write = (name: string, value: string) => change({ metas: withMeta(metas, name, value) })
  const variants = variantPrices(metas)
  return (
    <section className="editor-section">
      <h3>{common.product}</h3>
      {prices.map(({ name, title, description }) => (
        <Labelled key={name} id={`${id}-${name}`} title={title} description={description}>
          <Amount
            id={`${id}-${name}`}
            isWhole={name === 'product_weight'}
            value={metaOf(metas, name)}
            onChange={(value) => write(name, value)}
          />
        </Labelled>
      ))}
      <ProductPictures />
      <Choices />
      {variants.length > 0 ? (
        <details>
          <summary>{productPanel.prices_of_variants}</summary>
          {variants.map(({ meta, title, value }) => (
            <Labelled key={meta} id={`${id}-${meta}`} title={title}>
              <Amount id={`${id}-${meta}`} value={value} onChange={(next) => write(meta, next)} />
            </Labelled>
          ))}
        </details>
      ) : null}
      {post.id ? (
        <p>
          <a className="link" href={`/user/products/${post.id}`}>
            {productPanel.stock}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** An amount or a weight: written when it is left, so that half a number is never stored; what cannot be read says so. */
function Amount({
  id,
  value,
  isWhole = false,
  onChange,
}: {
  id: string
  value: string
  isWhole?: boolean
  onChange(value: string): void
}) {
  const terms = useMoneyTerms()
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setTyped(null)
  }
  const { language } = terms
  const rules: NumberRules = isWhole
    ? { decimals: 0, language, units: ['g'] }
    : { decimals: decimalsOf(terms.currency), language, units: unitsOf(terms.currency), what: 'price' }
  const text = typed ?? writtenNumber(value, rules)
  const read: ReadNumber = text.trim() === '' ? { text: '' } : readNumber(text, rules)
  return (
    <>
      <input
        id={id}
        inputMode="decimal"
        aria-invalid={read.problem !== undefined}
        aria-describedby={read.problem && `${id}-problem`}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed === null || read.text === undefined) return
          setTyped(null)
          if (read.text !== value) onChange(read.text)
        }}
      />
      {read.problem && (
        <span className="problem" id={`${id}-problem`}>
          {read.problem}
        </span>
      )}
    </>
  )
}

interface StoredPicture extends Record<string, unknown> {
  url: string
}

function ProductPictures() {
  const { post, change } = useEditorPost()
  const id = useId()
  const pictures = listFrom(metaOf(post.metas, 'product_images')).filter(
    (one): one is StoredPicture => isRecord(one) && typeof one.url === 'string',
  )
  const write = (next: StoredPicture[]) =>
    change({ metas: withMeta(post.metas, 'product_images', next.length > 0 ? JSON.stringify(next) : '') })
  return (
    <div className="field">
      <span className="label">{productPanel.pictures}</span>
      <div className="editor-pictures">
        {pictures.map((picture, index) => (
          <PictureField
            key={`${index}${picture.url}`}
            id={`${id}-${index}`}
            title={productPanel.picture({ number: index + 1 })}
            value={picture.url}
            alt={String(picture.alt ?? '')}
            onChange={(url, file) =>
              write(
                file
                  ? pictures.with(index, {
                      url,
                      alt: file.alt || post.title,
                      width: file.width,
                      height: file.height,
                    })
                  : pictures.toSpliced(index, 1),
              )
            }
          />
        ))}
        <PictureField
          key={pictures.length}
          id={`${id}-new`}
          title={productPanel.add_a_picture}
          value=""
          onChange={(url, file) =>
            file &&
            write([...pictures, { url, alt: file.alt || post.title, width: file.width, height: file.height }])
          }
        />
      </div>
    </div>
  )
}

function Choices() {
  const { post, change } = useEditorPost()
  const id = useId()
  const [name, setName] = useState('')
  const choices = productChoices(post.metas)
  const key = `${choicePrefix}${name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`
  const write = (meta: string, values: string[]) =>
    change({ metas: withMeta(post.metas, meta, values.length > 0 ? JSON.stringify(values) : '') })
  const [fresh, setFresh] = useState<string | null>(null)
  const shown =
    fresh !== null && !choices.some(({ meta }) => meta === fresh)
      ? [...choices, { meta: fresh, title: name, values: [] }]
      : choices
  return (
    <>
      {shown.map(({ meta, title, values }) => (
        <Labelled key={meta} id={`${id}-${meta}`} title={title} description={productPanel.choice_help}>
          <TokenInput
            id={`${id}-${meta}`}
            label={title}
            value={values}
            onChange={(next) => write(meta, next)}
          />
        </Labelled>
      ))}
      <Labelled id={`${id}-choice`} title={productPanel.add_a_choice}>
        <span className="editor-add">
          <TextInput
            id={`${id}-choice`}
            value={name}
            placeholder={productPanel.choice_example}
            onChange={setName}
          />
          <button
            type="button"
            className="button small"
            disabled={key === choicePrefix}
            onClick={() => setFresh(key)}
          >
            {common.add}
          </button>
        </span>
      </Labelled>
    </>
  )
}
