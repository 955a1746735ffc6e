/** What a product is: its name, a short description, its category, whether it is shown, and its pictures. */
import { FieldForm } from '#ui/FieldForm.tsx'
import { common } from '#ui/texts/common.ts'
import { useCall } from '#ui/useCall.ts'
import { productForm } from '../texts/productForm.ts'
import type { Typed } from './formState.ts'
import { ProductPictures } from './ProductPictures.tsx'

interface DetailsProps {
  typed: Typed
  problems: Readonly<Record<string, string>>
  /** False: it is planned, or waits for a review. */
  mayHide: boolean
  onChange: (next: Partial<Typed>) => void
}

export function ProductDetails({ typed, problems, mayHide, onChange }: DetailsProps) {
  const categories = useCall<{ id: string | null; title: string }[]>('/api/posts/categories')
  const { texts } = typed
  return (
    <section className="card-box">
      <h2>{productForm.details}</h2>
      <FieldForm
        values={texts}
        problems={problems}
        onChange={({ title, description, category, is_shown }) =>
          onChange({ texts: { title, description, category, is_shown } })
        }
        fields={[
          { name: 'title', title: common.name, type: 'string' },
          { name: 'description', title: productForm.short_description, type: 'text' },
          ...(categories.data?.some(({ id }) => id)
            ? [
                {
                  name: 'category',
                  title: common.category,
                  type: 'dropdown',
                  placeholder: common.none,
                  choices: (categories.data ?? []).flatMap(({ id, title }) =>
                    id ? [{ value: id, title }] : [],
                  ),
                },
              ]
            : []),
          ...(mayHide ? [{ name: 'is_shown', title: productForm.shown_in_the_shop, type: 'bool' }] : []),
        ]}
      />
      <div className="top-gap">
        <ProductPictures
          pictures={typed.pictures}
          choices={typed.draft?.choices ?? []}
          onChange={(pictures) => onChange({ pictures })}
        />
      </div>
    </section>
  )
}
