/** What the sign-in page shows when it was opened by a mailed or printed link (`/login?setup=…`). */
import { useEffect, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { messageOf } from '../visitorEvents.ts'

export type LinkKind = 'setup' | 'invite' | 'reset' | 'verify'

export interface Link {
  kind: LinkKind
  token: string
}

/** The link in a query, or null. */
export function linkIn(query: string): Link | null {
  const values = new URLSearchParams(query)
  for (const kind of ['setup', 'invite', 'reset', 'verify'] as const) {
    const token = values.get(kind)
    if (token) return { kind, token }
  }
  return null
}

const password = {
  name: 'password',
  title: 'New password',
  autoComplete: 'new-password',
  hint: 'At least 8 characters.',
} as const

export function LinkForm({ link }: { link: Link }) {
  const enter = () => window.location.assign('/user')
  if (link.kind === 'verify') return <VerifyEmail token={link.token} />
  if (link.kind === 'setup') {
    return (
      <div className="account">
        <p className="account-intro">This is a new site. The account that you make here looks after it.</p>
        <AccountForm
          fields={[
            { name: 'name', title: 'Name', autoComplete: 'name' },
            { name: 'email', title: 'Email', autoComplete: 'username' },
            { ...password, title: 'Password' },
          ]}
          submit="Create administrator"
          path="/api/users/setup"
          extra={{ token: link.token }}
          isDisabled={false}
          onDone={enter}
        />
      </div>
    )
  }
  return (
    <div className="account">
      {link.kind === 'invite' ? (
        <p className="account-intro">Choose a password, and your account is yours.</p>
      ) : null}
      <AccountForm
        fields={[password]}
        submit="Set password"
        path="/api/users/password/reset"
        extra={{ token: link.token }}
        isDisabled={false}
        onDone={enter}
      />
    </div>
  )
}

function VerifyEmail({ token }: { token: string }) {
  const [answer, setAnswer] = useState('Confirming the address…')
  useEffect(() => {
    call('POST', '/api/users/verify', { token })
      .then(() => setAnswer('Thank you, the address is confirmed.'))
      .catch((cause: unknown) => setAnswer(messageOf(cause)))
  }, [token])
  return (
    <div className="account">
      <p role="status">{answer}</p>
      <p className="account-more">
        <a href="/user">Go to your account</a>
      </p>
    </div>
  )
}
