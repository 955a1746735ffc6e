/** What the newsletter block gets, and how its form is sent. */
export interface NewsletterData {
  /** This site's proof that it shows the words of consent. */
  seal: string
}

/** Where a browser sends it, with scripts or without. */
export const subscribePath = '/subscription'

export const subscribeInputs = {
  email: 'email',
  trap: 'your-website',
  consent: 'consent',
  seal: 'consent-seal',
  page: 'page',
} as const
