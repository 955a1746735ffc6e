/** An email as its reader will see it, with an example filled in. */
import { useMoney } from '#ui/money.ts'
import { useCall } from '#ui/useCall.ts'
import { fillTemplate, type EmailValues } from '../fillTemplate.ts'
import type { EmailKind, EmailTemplate } from '../emailKinds.ts'
import { emailsScreen } from '../texts/emailsScreen.ts'
import { common } from '#ui/texts/common.ts'

/** Emails that name items without prices. */
const itemsOnly: readonly EmailKind[] = ['shipped', 'ready', 'refunded']

export function EmailPreview({ kind, draft }: { kind: EmailKind; draft: EmailTemplate }) {
  const init = useCall<{ site_name: string }>('/api/init')
  const money = useMoney()
  const site = location.origin
  const example: EmailValues = {
    site_name: init.data?.site_name ?? emailsScreen.your_site,
    site_address: site,
    order_number: '1042',
    order_link: `${site}/order/1042`,
    order_lines: itemsOnly.includes(kind)
      ? emailsScreen.example_item
      : emailsScreen.example_lines({
          amount: money(6800),
          amount2: money(2900),
          amount3: money(600),
        }),
    lines_to_come: emailsScreen.example_to_come,
    customer_name: emailsScreen.example_name,
    customer_email: 'petra@post.example',
    delivery: emailsScreen.example_address,
    total: money(10300),
    amount_due: money(10300),
    tracking: emailsScreen.example_tracking,
    refund_amount: money(2900),
    refund_reason: emailsScreen.example_reason,
    download_links: emailsScreen.example_downloads({ site }),
    stock_lines: emailsScreen.example_stock,
    stock_link: `${site}/user/stock?low=true`,
  }
  const email = fillTemplate(draft, example)
  return (
    <section className="card-box stack email-preview" aria-label={common.preview} aria-live="polite">
      <p className="muted">{emailsScreen.with_example}</p>
      <h2>{email.subject}</h2>
      <div className="email-sheet">
        {email.paragraphs.map((lines, index) => (
          <p key={index}>
            {lines.map((parts, line) => (
              <span key={line} className="email-line">
                {parts.map((part, at) =>
                  part.href ? (
                    <span key={at} className="link">
                      {part.text}
                    </span>
                  ) : (
                    part.text
                  ),
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  )
}
