/** Draws the sign-up form. */
import { AccountForm } from '../account/AccountForm.tsx'
import { returnAddress } from '../account/returnAddress.ts'
import type { ViewProps } from '../block.ts'

export default function Signup({ page }: ViewProps) {
  return (
    <div className="account">
      <AccountForm
        fields={[
          { name: 'name', title: 'Name', autoComplete: 'name' },
          { name: 'email', title: 'Email', autoComplete: 'username' },
          {
            name: 'password',
            title: 'Password',
            autoComplete: 'new-password',
            hint: 'At least 8 characters.',
          },
        ]}
        submit="Create account"
        path="/api/users/signup"
        isDisabled={page.isPreview}
        onDone={() => window.location.assign(returnAddress(window.location.search, '/user'))}
      />
      <p className="account-more">
        Already have one? <a href="/login">Log in</a>
      </p>
    </div>
  )
}
