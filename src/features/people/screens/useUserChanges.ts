/** Changes of accounts: each is told; the link of an invitation is kept until it is taken along. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callEnvelope } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import type { UserRow } from '../schema.ts'
import { userList } from '../texts/userList.ts'

export interface Invitation {
  title: string
  link: string
}

export function useUserChanges() {
  const client = useQueryClient()
  const [invitation, setInvitation] = useState<Invitation | null>(null)

  /** @throws CallError */
  async function save(input: object, done: string): Promise<void> {
    const { invite_url: link } = await callEnvelope('POST', '/api/users', input)
    if (typeof link === 'string') setInvitation({ title: done, link })
    else notify({ kind: 'good', title: done })
    await refresh(client, ['/api/users'])
  }
  async function change(input: object, done: string): Promise<void> {
    try {
      await save(input, done)
    } catch (error) {
      showFailure(error, userList.not_changed)
      await refresh(client, ['/api/users'])
    }
  }
  async function remove(user: UserRow) {
    try {
      await call('DELETE', `/api/users/${user.id}`)
      notify({ kind: 'good', title: userList.removed({ name: user.name }) })
    } catch (error) {
      showFailure(error, userList.not_removed)
    }
    await refresh(client, ['/api/users'])
  }

  return { invitation, forgetInvitation: () => setInvitation(null), save, change, remove }
}
