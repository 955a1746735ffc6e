/** What search engines and shared links show of the post, with a preview of both. */
import { useId } from 'react'
import { TextInput } from '#ui/TextInput.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { PictureField } from './PictureField.tsx'
import { useEditorPost } from './postPanelContext.ts'
import { Picture } from '#ui/Picture.tsx'

/** Metas that this section writes. */
const seoMetas = ['seo_title', 'seo_description', 'seo_image', 'seo_canonical', 'seo_robots'] as const

/** What search engines show before they cut. */
const shown = { title: 60, description: 160 }

export function SeoSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const meta = (name: (typeof seoMetas)[number]) => metaOf(post.metas, name)
  const set = (name: (typeof seoMetas)[number], value: string) =>
    change({ metas: withMeta(post.metas, name, value) })
  const isHidden = /\bnoindex\b/i.test(meta('seo_robots'))
  return (
    <details className="editor-section">
      <summary>Search engines and shared links</summary>
      <Preview isHidden={isHidden} />
      <Labelled
        id={`${id}-title`}
        title="Title for search engines"
        description={
          <Count
            text={meta('seo_title') || post.title}
            most={shown.title}
            empty="Empty: the title of the post."
          />
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
        title="Description for search engines"
        description={
          <Count
            text={meta('seo_description') || post.description}
            most={shown.description}
            empty="Empty: the description of the post."
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
      <Labelled id={`${id}-image`} title="Image for shared links" description="Empty: the lead picture.">
        <PictureField
          id={`${id}-image`}
          title="Image for shared links"
          value={meta('seo_image')}
          alt=""
          onChange={(address) => set('seo_image', address)}
        />
      </Labelled>
      <Labelled
        id={`${id}-original`}
        title="Address of the original"
        description="Only where this text stands somewhere else first."
      >
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
        Ask search engines not to list this page
      </label>
    </details>
  )
}

function Count({ text, most, empty }: { text: string; most: number; empty: string }) {
  return (
    <>
      {empty} <span data-over={text.length > most || undefined}>{`${text.length} of ${most}`}</span>
    </>
  )
}

function Preview({ isHidden }: { isHidden: boolean }) {
  const { post } = useEditorPost()
  const title = cut(metaOf(post.metas, 'seo_title') || post.title || 'Untitled', shown.title)
  const description = cut(metaOf(post.metas, 'seo_description') || post.description, shown.description)
  const image = metaOf(post.metas, 'seo_image') || metaOf(post.metas, 'image')
  const address = `${location.host}${post.url || '/…'}`
  return (
    <div className="seo-preview">
      <figure>
        <figcaption className="muted">In search results</figcaption>
        {isHidden ? (
          <p className="muted">This page is not to be listed.</p>
        ) : (
          <div className="seo-result">
            <small>{address.replaceAll('/', ' › ')}</small>
            <b>{title}</b>
            <p>{description || 'Without a description, search engines choose some words of the page.'}</p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="muted">As a shared link</figcaption>
        <div className="seo-card">
          {image ? (
            <Picture src={image} sizes="24rem" alt="" />
          ) : (
            <span className="seo-no-picture">No lead picture</span>
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
