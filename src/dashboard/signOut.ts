/** Signing out: the server clears the cookie, then /logout says so; a failure is told (F-ERR-04). */
import { call } from '#platform/client/call.ts'
import { showFailure } from '#ui/useCall.ts'
import { dashboard } from './texts/dashboard.ts'

export async function signOut(): Promise<void> {
  try {
    await call('POST', '/api/users/logout', {})
    location.assign('/logout')
  } catch (error) {
    showFailure(error, dashboard.unable_to_logout)
  }
}
