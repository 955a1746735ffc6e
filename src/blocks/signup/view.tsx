/** Draws the sign-up form. */
import { AccountForm } from '../account/AccountForm.tsx'
import { returnUrl } from '../account/returnUrl.ts'
import type { ViewProps } from '../block.ts'
import { account as accountTexts } from '../account/texts/account.ts'
import { common } from '#ui/texts/common.ts'

export default function Signup({ page }: ViewProps) {
  return (
    <div className="account">
      <AccountForm
        fields={[
          { name: 'name', title: common.name, autoComplete: 'name' },
          { name: 'email', title: common.email, autoComplete: 'username' },
          {
            name: 'password',
            title: common.password,
            autoComplete: 'new-password',
            hint: accountTexts.password_hint,
          },
        ]}
        submit={accountTexts.create_account}
        path="/api/users/signup"
        isDisabled={page.isPreview}
        onDone={() => window.location.assign(returnUrl(window.location.search, '/user'))}
      />
      <p className="account-more">
        {accountTexts.have_account} <a href="/login">{common.log_in}</a>
      </p>
    </div>
  )
}
