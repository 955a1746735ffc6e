/** A letter as its reader will see it, with an example filled in. */
import { useMoney } from '#ui/money.ts'
import { useCall } from '#ui/useCall.ts'
import { fillTemplate, type EmailValues } from '../fillTemplate.ts'
import type { EmailKind, EmailTemplate } from '../emailKinds.ts'

/** Letters that name items without prices. */
const itemsOnly: readonly EmailKind[] = ['shipped', 'ready', 'refunded']

export function EmailPreview({ kind, draft }: { kind: EmailKind; draft: EmailTemplate }) {
  const init = useCall<{ site_name: string }>('/api/init')
  const money = useMoney()
  const site = location.origin
  const example: EmailValues = {
    site_name: init.data?.site_name ?? 'Your site',
    site_address: site,
    order_number: '1042',
    order_link: `${site}/order/1042`,
    order_lines: itemsOnly.includes(kind)
      ? '1 × Breakfast bowl'
      : `2 × Morning mug, Oat: ${money(6800)}\n1 × Breakfast bowl: ${money(2900)}\nParcel, 3 to 5 days: ${money(600)}`,
    lines_to_come: '2 × Morning mug, Oat',
    customer_name: 'Petra Novák',
    customer_email: 'petra@post.example',
    delivery: 'Petra Novák\n12 Kiln Lane\nAB1 2CD Larkmoor\nUnited Kingdom',
    total: money(10300),
    amount_due: money(10300),
    tracking: 'Post RR123456785',
    refund_amount: money(2900),
    refund_reason: 'A chip in the glaze',
    download_links: `Glaze recipes.pdf: ${site}/download/example`,
    stock_lines: 'Morning mug, Ink (MUG-INK): 2 left\nBreakfast bowl (BOWL-1): 0 left',
    stock_link: `${site}/user/stock?low=true`,
  }
  const letter = fillTemplate(draft, example)
  return (
    <section className="card-box stack letter-preview" aria-label="Preview" aria-live="polite">
      <p className="muted">With an example filled in</p>
      <h2>{letter.subject}</h2>
      <div className="letter-paper">
        {letter.paragraphs.map((lines, index) => (
          <p key={index}>
            {lines.map((parts, line) => (
              <span key={line} className="letter-line">
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
