/** An email before it is sent, on its way and afterwards: how it looks, who gets it, how far it has come. */
import { useState } from 'react'
import { notify } from '#ui/notices.ts'
import { Page, type PageAction } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { SenderWarning } from '#ui/SenderWarning.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { MailDetail as Mail } from '../schema.ts'
import { mailTexts } from '../texts/mailTexts.ts'
import { newsletterScreen as says } from '../texts/newsletterScreen.ts'
import { MailPreview } from './MailPreview.tsx'
import { MailProgress } from './MailProgress.tsx'
import { mailStatus } from './mailStatus.tsx'
import { SendMail, TestMail } from './SendMail.tsx'
import { common } from '#ui/texts/common.ts'
import './newsletter.css'

const whileSendingMs = 2000

export default function MailDetail({ params }: ScreenProps) {
  const path = `/api/newsletter/emails/${params.id ?? ''}`
  const [isMoving, setMoving] = useState(false)
  const query = useCall<Mail>(path, undefined, isMoving ? { refetchMs: whileSendingMs } : {})
  const [open, setOpen] = useState<'send' | 'test' | null>(null)
  const act = useAction<unknown, { act: string }>('POST', `${path}/act`, { refresh: ['/api/newsletter'] })
  const mail = query.data
  const moves = mail?.state === 'sending' || mail?.state === 'planned'
  if (moves !== isMoving) setMoving(moves)

  const done = (wanted: string, label: string): PageAction => ({
    label,
    isDisabled: act.isPending,
    run: () => act.mutate({ act: wanted }),
  })
  const actions: PageAction[] = !mail
    ? []
    : {
        draft: [
          { label: common.edit, href: `/user/editor/${mail.id}` },
          { label: mailTexts.send_test, run: () => setOpen('test') },
          { label: mailTexts.send, isPrimary: true, run: () => setOpen('send') },
        ],
        planned: [done('unplan', mailTexts.unplan)],
        sending: [done('cancel', common.cancel), done('pause', mailTexts.pause)],
        paused: [done('cancel', common.cancel), { ...done('resume', mailTexts.resume), isPrimary: true }],
        sent: [],
        cancelled: [],
      }[mail.state]

  return (
    <Page
      title={mail?.subject || common.untitled}
      crumbs={[{ title: says.newsletter, href: '/user/newsletter' }]}
      actions={actions}
    >
      <Loaded query={query} rows={6}>
        {(shown) => (
          <div className="mail-screen">
            <section className="card-box stack" aria-label={mailTexts.about}>
              <p>{mailStatus(shown.state)}</p>
              {shown.state === 'draft' ? <Before mail={shown} /> : <MailProgress path={path} mail={shown} />}
            </section>
            <MailPreview path={`${path}/preview`} mark={`${shown.updated_at} ${shown.state}`} />
          </div>
        )}
      </Loaded>
      {mail && open === 'test' && (
        <TestMail
          path={path}
          email={mail.own_email}
          onClose={() => setOpen(null)}
          onDone={(to) => {
            setOpen(null)
            notify({ kind: 'good', title: mailTexts.test_sent({ email: to }) })
          }}
        />
      )}
      {mail && open === 'send' && <SendMail path={path} mail={mail} onClose={() => setOpen(null)} />}
    </Page>
  )
}

/** What keeps it from being sent, and who will get it. */
function Before({ mail }: { mail: Mail }) {
  const maySet = useViewer().can('settings.write')
  return (
    <>
      <dl className="mail-facts">
        <dt>{mailTexts.to}</dt>
        <dd>{mailTexts.audience({ count: mail.audience })}</dd>
        <dt>{mailTexts.from}</dt>
        <dd className="wrap-anywhere">{mail.from}</dd>
        <dt>{says.subject}</dt>
        <dd className="wrap-anywhere">{mail.subject || common.untitled}</dd>
        <dt>{mailTexts.preheader}</dt>
        <dd className="wrap-anywhere">
          {mail.preheader || <span className="muted">{mailTexts.no_preheader}</span>}
        </dd>
      </dl>
      <SenderWarning />
      {mail.unfit.length > 0 && (
        <p className="problem" role="alert">
          {mailTexts.unfit({ blocks: mail.unfit.join(', ') })}
        </p>
      )}
      {mail.pictures_without_alt > 0 && (
        <p className="warn">
          {mailTexts.without_alt({ count: mail.pictures_without_alt })}{' '}
          <a className="link" href={`/user/editor/${mail.id}`}>
            {common.edit}
          </a>
        </p>
      )}
      {mail.is_logo_left && (
        <p className="warn">
          {mailTexts.logo_left}{' '}
          {maySet && (
            <a className="link" href="/user/settings#setting-site_logo">
              {mailTexts.choose_logo}
            </a>
          )}
        </p>
      )}
      {mail.is_empty && <p className="muted">{mailTexts.empty}</p>}
      {!mail.has_mail_server && (
        <p className="problem">
          {mailTexts.no_server} {maySet && <a href="/user/settings#mail">{common.settings}</a>}
        </p>
      )}
    </>
  )
}
