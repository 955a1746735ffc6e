/** What search engines and shared links show of the post, with a preview of both. */
import { useId } from 'react'
import { TextInput } from '#ui/TextInput.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { PictureField } from './PictureField.tsx'
import { useEditorPost } from './postPanelContext.ts'
import { Picture } from '#ui/Picture.tsx'
import { seo } from './texts/seo.ts'
import { common } from '#ui/texts/common.ts'
import { postPanel } from './texts/postPanel.ts'

/** Metas that this section writes. */
const seoMetas = ['seo_title', 'seo_description', 'seo_image', 'seo_canonical', 'seo_robots'] as const

/** What search engines show before they cut. */
const shown = { title: 60, description: 160 }

export function SeoSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const meta = (name: (typeof seoMetas)[number]) => metaOf(post.metas, name)
  const set = (name: (typeof seoMetas)[number], value: string) =>
    change(({ metas }) => ({ metas: withMeta(metas, name, value) }))
  const isHidden = /\bnoindex\b/i.test(meta('seo_robots'))
  return (
    <details className="editor-section">
      <summary>{seo.title}</summary>
      <Preview isHidden={isHidden} />
      <Labelled
        id={`${id}-title`}
        title={seo.search_title}
        description={
          <Count text={meta('seo_title') || post.title} most={shown.title} empty={seo.search_title_empty} />
        }
      >
        <TextInput
          id={`${id}-title`}
          value={meta('seo_title')}
          maxLength={200}
          placeholder={post.title}
          onChange={(value) => set('seo_title', value)}
        />
      </Labelled>
      <Labelled
        id={`${id}-text`}
        title={seo.search_description}
        description={
          <Count
            text={meta('seo_description') || post.description}
            most={shown.description}
            empty={seo.search_description_empty}
          />
        }
      >
        <textarea
          id={`${id}-text`}
          rows={3}
          maxLength={1000}
          value={meta('seo_description')}
          placeholder={post.description}
          onChange={({ target }) => set('seo_description', target.value)}
        />
      </Labelled>
      <Labelled id={`${id}-image`} title={seo.shared_image} description={seo.shared_image_empty}>
        <PictureField
          id={`${id}-image`}
          title={seo.shared_image}
          value={meta('seo_image')}
          alt=""
          onChange={(url) => set('seo_image', url)}
        />
      </Labelled>
      <Labelled id={`${id}-original`} title={seo.original} description={seo.original_help}>
        <TextInput
          id={`${id}-original`}
          value={meta('seo_canonical')}
          placeholder="https://…"
          onChange={(value) => set('seo_canonical', value)}
        />
      </Labelled>
      <label className="check">
        <input
          type="checkbox"
          checked={isHidden}
          onChange={({ target }) => set('seo_robots', target.checked ? 'noindex' : '')}
        />{' '}
        {seo.hide}
      </label>
    </details>
  )
}

function Count({ text, most, empty }: { text: string; most: number; empty: string }) {
  return (
    <>
      {empty}{' '}
      <span data-over={text.length > most || undefined}>
        {postPanel.length_of({ length: text.length, most })}
      </span>
    </>
  )
}

function Preview({ isHidden }: { isHidden: boolean }) {
  const { post } = useEditorPost()
  const title = cut(metaOf(post.metas, 'seo_title') || post.title || common.untitled, shown.title)
  const description = cut(metaOf(post.metas, 'seo_description') || post.description, shown.description)
  const image = metaOf(post.metas, 'seo_image') || metaOf(post.metas, 'image')
  const breadcrumbs = `${location.host}${post.url || '/…'}`
  return (
    <div className="seo-preview">
      <figure>
        <figcaption className="muted">{seo.in_search_results}</figcaption>
        {isHidden ? (
          <p className="muted">{seo.hidden}</p>
        ) : (
          <div className="seo-result">
            <small>{breadcrumbs.replaceAll('/', ' › ')}</small>
            <b>{title}</b>
            <p>{description || seo.no_description}</p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="muted">{seo.as_a_shared_link}</figcaption>
        <div className="seo-card">
          {image ? (
            <Picture src={image} sizes="24rem" alt="" />
          ) : (
            <span className="seo-no-picture">{seo.no_lead_picture}</span>
          )}
          <div>
            <small>{location.host}</small>
            <b>{title}</b>
            {description && <p>{description}</p>}
          </div>
        </div>
      </figure>
    </div>
  )
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
