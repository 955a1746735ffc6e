/** Draws the form; it is sent with and without scripts. */
import { common } from '#ui/texts/common.ts'
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'
import { subscribeInputs, subscribePath, type NewsletterData } from './data.ts'
import { newsletter as texts } from './texts/newsletter.ts'

interface NewsletterState {
  consent: string
  button?: string
  placeholder?: string
  thanks?: string
  look?: 'row' | 'stacked' | 'large'
}

export default function Newsletter({
  block,
  state,
  data,
  page,
}: ViewProps<NewsletterState, NewsletterData | null>) {
  const id = `newsletter-${block.id}`
  const { consent = '' } = state
  return (
    <form
      className={`b-newsletter b-newsletter-${state.look ?? 'row'}`}
      method="post"
      action={page.isPreview ? undefined : subscribePath}
      data-enhance="newsletter"
      data-thanks={state.thanks || texts.thanks_default}
      data-failed={texts.not_sent}
      data-preview={page.isPreview ? texts.in_preview : undefined}
    >
      <div className="b-newsletter-fields">
        <input
          id={`${id}-email`}
          type="email"
          name={subscribeInputs.email}
          required
          maxLength={254}
          autoComplete="email"
          aria-label={common.email_address}
          aria-describedby={consent === '' ? undefined : `${id}-consent`}
          placeholder={state.placeholder || texts.placeholder_example}
        />
        <button className="button" type="submit">
          {state.button || texts.subscribe}
        </button>
      </div>
      <p className="b-newsletter-problem" role="alert" />
      <p hidden>
        <label htmlFor={`${id}-website`}>{texts.leave_this_empty}</label>
        <input
          id={`${id}-website`}
          type="text"
          name={subscribeInputs.trap}
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
      <input type="hidden" name={subscribeInputs.consent} value={plainText(consent)} />
      <input type="hidden" name={subscribeInputs.seal} value={data?.seal ?? ''} />
      <input type="hidden" name={subscribeInputs.page} value={page.path} />
      {consent === '' && !page.isCanvas ? null : (
        <RichText as="p" className="b-newsletter-consent" id={`${id}-consent`} html={consent} />
      )}
    </form>
  )
}
