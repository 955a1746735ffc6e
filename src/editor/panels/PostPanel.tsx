/** The settings of the post itself: URL, description, picture, publishing, place, fields, versions (F-EDIT-10, F-EDIT-11). */
import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { isSecretField, storedValue } from '#ui/field.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { useEditor } from '../EditorContext.ts'
import { useChoices } from './choices.ts'
import { Field as PageField } from '#ui/FormProblems.tsx'
import { Field, Labelled, ListField } from './fields.tsx'
import { EmailSection } from './EmailSection.tsx'
import { FormSection } from './FormSection.tsx'
import { HomeField } from './HomeField.tsx'
import { fieldsOfType, fieldValue, metaOf, partTypes, typeTitle, withMeta } from './metaRules.ts'
import { MetaTable } from './MetaTable.tsx'
import { PostField } from './PickField.tsx'
import { PictureField } from './PictureField.tsx'
import { PostActions } from './PostActions.tsx'
import { PlannedChange } from './PlannedChange.tsx'
import { PreviewLinks } from './PreviewLinks.tsx'
import { useEditorPost } from './postPanelContext.ts'
import { ProductSection } from './ProductSection.tsx'
import { TimeEntry } from '#ui/TimeEntry.tsx'
import { momentInZone, zonedDayAndTime } from '#ui/zonedTime.ts'
import { SeoSection } from './SeoSection.tsx'
import { SnippetSection } from './SnippetSection.tsx'
import { Versions } from './Versions.tsx'
import { postPanel } from './texts/postPanel.ts'
import { common } from '#ui/texts/common.ts'
import { onDemand } from '#ui/onDemand.tsx'

/** With the language of rules and its patterns: loads for components only. */
const ComponentSection = onDemand(() => import('./ComponentSection.tsx').then((part) => part.default))

const statuses = [
  { value: 'draft', title: postPanel.draft },
  { value: 'pending', title: postPanel.pending },
  { value: 'scheduled', title: common.scheduled },
  { value: 'published', title: common.published },
  { value: 'private', title: common.private },
]

const commentChoices = [
  { value: '', title: postPanel.as_its_kind },
  { value: 'open', title: postPanel.open },
  { value: 'closed', title: postPanel.closed },
]

/** Metas that a form of their own writes. */
const formMetas: Record<string, readonly string[]> = {
  component: ['region', 'rules', 'variants'],
  form: ['fields', 'recipient', 'submit_text', 'thanks'],
  sniplet: ['sniplet_type', 'sniplet_kind', 'code', 'matches'],
}

/** What search engines show of a description. */
const shownDescription = 160

export function PostPanel() {
  const { post } = useEditorPost()
  const types = useQuery({ queryKey: ['/api/types'], queryFn: () => call<unknown>('GET', '/api/types') })
  const fields = fieldsOfType(types.data, post.type)
  if (post.type === 'newsletter') return <EmailPanel />
  return (
    <>
      <About fields={fields} />
      {post.type === 'product' ? <ProductSection /> : null}
      {post.type === 'component' ? <ComponentSection /> : null}
      {post.type === 'sniplet' ? <SnippetSection /> : null}
      {post.type === 'form' ? <FormSection /> : null}
      <Publishing />
      <PlaceOfPost />
      {post.url !== '' || ['page', 'post', 'product'].includes(post.type) ? <SeoSection /> : null}
      <MetaTable hidden={[...fields.map(({ name }) => name), ...(formMetas[post.type] ?? [])]} />
      <Versions />
      <PreviewLinks />
      <PostActions />
    </>
  )
}

/** An email has no place, no category and no date of its own. */
function EmailPanel() {
  return (
    <>
      <EmailSection />
      <Versions />
      <PostActions />
    </>
  )
}

type Fields = ReturnType<typeof fieldsOfType>

/** What it is called, and what it says in fields of its type; then what is known of its page. */
function About({ fields }: { fields: Fields }) {
  const { post, change } = useEditorPost()
  const isPart = post.type === 'layout' || post.type === 'sniplet' || post.type === 'component'
  const ofItsPage = isPart ? null : <OfItsPage />
  return (
    <>
      <section className="editor-section">
        <h3>{typeTitle(post.type)}</h3>
        <PageField name="title" title={common.title}>
          {(ties) => (
            <TextInput {...ties} value={post.title} maxLength={300} onChange={(title) => change({ title })} />
          )}
        </PageField>
        {fields.length > 0 ? <TypeFields fields={fields} /> : ofItsPage}
      </section>
      {fields.length > 0 && ofItsPage ? (
        <section className="editor-section">
          <h3>{common.page}</h3>
          {ofItsPage}
        </section>
      ) : null}
    </>
  )
}

/** Where its page stands and what lists show of it: parts of other pages have neither. */
function OfItsPage() {
  const { post, change } = useEditorPost()
  const id = useId()
  const left = shownDescription - post.description.length
  const picture = metaOf(post.metas, 'image')
  return (
    <>
      <PageField
        name="slug"
        title={common.url}
        help={post.url ? postPanel.url_now({ url: post.url }) : postPanel.url_made}
      >
        {(ties) => (
          <TextInput
            {...ties}
            kind="slug"
            value={post.slug}
            maxLength={200}
            onChange={(slug) => change({ slug })}
          />
        )}
      </PageField>
      <HomeField />
      <Labelled
        id={`${id}-description`}
        title={postPanel.description}
        description={
          <>
            {postPanel.description_help}{' '}
            <span data-over={left < 0 || undefined}>
              {postPanel.length_of({ length: post.description.length, most: shownDescription })}
            </span>
          </>
        }
      >
        <textarea
          id={`${id}-description`}
          rows={3}
          maxLength={2000}
          value={post.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Labelled>
      <Labelled
        id={`${id}-picture`}
        title={postPanel.lead_picture}
        description={picture ? undefined : postPanel.lead_picture_help}
      >
        <PictureField
          id={`${id}-picture`}
          title={postPanel.lead_picture}
          value={picture}
          alt={metaOf(post.metas, 'image_alt')}
          onChange={(url, file) =>
            change(({ metas }) => ({
              metas: withMeta(withMeta(metas, 'image', url), 'image_alt', file?.alt ?? ''),
            }))
          }
        />
      </Labelled>
      {picture ? (
        <Labelled id={`${id}-alt`} title={postPanel.picture_alt}>
          <TextInput
            id={`${id}-alt`}
            value={metaOf(post.metas, 'image_alt')}
            onChange={(alt) => change(({ metas }) => ({ metas: withMeta(metas, 'image_alt', alt) }))}
          />
        </Labelled>
      ) : null}
    </>
  )
}

/** The fields that the type of the post has, each a meta of its name (F-EDIT-11). */
function TypeFields({ fields }: { fields: Fields }) {
  const { post, change } = useEditorPost()
  return fields.map((field) => (
    <Field
      key={field.name}
      field={
        isSecretField(field) && post.metas.some(({ name }) => name === field.name)
          ? { ...field, placeholder: postPanel.secret_stored }
          : field
      }
      value={fieldValue(field, metaOf(post.metas, field.name))}
      onChange={(value) =>
        change(({ metas }) => ({ metas: withMeta(metas, field.name, storedValue(value)) }))
      }
    />
  ))
}

function Publishing() {
  const { post, change } = useEditorPost()
  const id = useId()
  return (
    <section className="editor-section">
      <h3>{postPanel.publishing}</h3>
      {post.changeAt === null ? null : <PlannedChange at={post.changeAt} />}
      <PageField name="status" title={common.status}>
        {(ties) => (
          <Select
            {...ties}
            value={post.status}
            choices={statuses}
            onChange={(status) => change({ status })}
          />
        )}
      </PageField>
      <Moment
        name="publish_at"
        title={postPanel.publish_date}
        value={post.publish_at}
        onChange={(moment) => change({ publish_at: moment })}
      />
      <Moment
        name="unpublish_at"
        title={postPanel.take_off}
        value={post.unpublish_at}
        onChange={(moment) => change({ unpublish_at: moment })}
      />
      {partTypes.has(post.type) ? null : (
        <Labelled id={`${id}-comments`} title={common.comments}>
          <Select
            id={`${id}-comments`}
            value={metaOf(post.metas, 'comments_state')}
            choices={commentChoices}
            onChange={(said) => change(({ metas }) => ({ metas: withMeta(metas, 'comments_state', said) }))}
          />
        </Labelled>
      )}
    </section>
  )
}

/** A day without a time begins at nine. */
const nothing = { day: '', time: '09:00' }

/** On the site's clock, as all that is planned. */
function Moment({
  name,
  title,
  value,
  onChange,
}: {
  name: string
  title: string
  value: string | null
  onChange(moment: string | null): void
}) {
  const id = useId()
  const { timeZone } = useEditor().page
  const { day, time } = value === null ? nothing : zonedDayAndTime(value, timeZone)
  return (
    <>
      <PageField name={name} title={title}>
        {(ties) => (
          <DatePicker
            {...ties}
            label={title}
            value={day}
            onChange={(next) => onChange(momentInZone({ day: next, time }, timeZone))}
          />
        )}
      </PageField>
      {day ? (
        <Labelled
          id={`${id}-time`}
          title={title === postPanel.publish_date ? postPanel.time_of_day : postPanel.time_of({ title })}
        >
          <TimeEntry
            id={`${id}-time`}
            label={title === postPanel.publish_date ? postPanel.time_of_day : postPanel.time_of({ title })}
            value={time}
            onChange={(next) => onChange(momentInZone({ day, time: next }, timeZone))}
          />
        </Labelled>
      ) : null}
    </>
  )
}

interface OwnTaxonomy {
  name: string
  title: string
  is_own: boolean
}

/** The entries of an own taxonomy that the post is filed under: as many as fit. */
function OwnTerms({ taxonomy, title }: { taxonomy: string; title: string }) {
  const { post, change } = useEditorPost()
  const choices = useChoices(`/api/posts/categories?taxonomy=${taxonomy}`).filter(({ value }) => value !== '')
  const own = new Set(choices.map(({ value }) => value))
  if (choices.length === 0) return null
  return (
    <div className="field">
      <span className="label">{title}</span>
      <CheckboxGroup
        label={title}
        choices={choices}
        value={post.terms.filter((term) => own.has(term))}
        onChange={(chosen) => change({ terms: [...post.terms.filter((term) => !own.has(term)), ...chosen] })}
      />
    </div>
  )
}

function PlaceOfPost() {
  const { post, change } = useEditorPost()
  const { mayDesign } = useEditor()
  const id = useId()
  const taxonomies = useQuery({
    queryKey: ['/api/taxonomies'],
    queryFn: () => call<OwnTaxonomy[]>('GET', '/api/taxonomies'),
  })
  const own = (taxonomies.data ?? [])
    .filter((one) => one.is_own)
    .map((one) => ({ value: one.name, title: one.title }))
  return (
    <section className="editor-section">
      <h3>{postPanel.place}</h3>
      {mayDesign ? (
        <Labelled id={`${id}-layout`} title={common.layout}>
          <ListField
            id={`${id}-layout`}
            path="/api/posts/items/layout"
            value={post.layout ?? ''}
            onChange={(layout) => change({ layout: layout || null })}
          />
        </Labelled>
      ) : null}
      {post.type === 'page' || post.parent_id !== null ? (
        <Labelled id={`${id}-parent`} title={postPanel.below} description={postPanel.below_help}>
          <PostField
            id={`${id}-parent`}
            label={postPanel.below}
            type="page"
            value={post.parent_id ?? ''}
            onChange={(parent) => change({ parent_id: parent || null })}
          />
        </Labelled>
      ) : null}
      <Labelled id={`${id}-category`} title={common.category}>
        <ListField
          id={`${id}-category`}
          path="/api/posts/categories"
          value={post.category ?? ''}
          onChange={(category) => change({ category: category || null })}
        />
      </Labelled>
      <Labelled id={`${id}-tags`} title={common.tags}>
        <TokenInput
          id={`${id}-tags`}
          label={common.tags}
          value={post.tags}
          onChange={(tags) => change({ tags })}
        />
      </Labelled>
      {own.map(({ value, title }) => (
        <OwnTerms key={value} taxonomy={value} title={title} />
      ))}
    </section>
  )
}
