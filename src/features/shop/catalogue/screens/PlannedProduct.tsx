/** A product that waits for its moment, or that is sold while a change of it does: says so, and gives the change up. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { formatTime } from '#ui/formatTime.ts'
import { useTimeZone } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import { productForm } from '../texts/productForm.ts'
import type { Product } from './formState.ts'

export function PlannedProduct({ product }: { product: Product }) {
  const { id, status, publish_at: publishAt, planned_change_at: changeAt } = product
  const client = useQueryClient()
  const timeZone = useTimeZone()
  const [isBusy, setBusy] = useState(false)
  const at = changeAt ?? (status === 'scheduled' ? publishAt : null)
  if (at === null) return null
  const time = formatTime(new Date(at), 'moment_and_year', timeZone || 'UTC')
  async function cancel() {
    setBusy(true)
    try {
      await call('POST', `/api/posts/${id}/cancel-plan`)
      notify({ kind: 'good', title: productForm.plan_cancelled })
    } catch (error) {
      showFailure(error, productForm.plan_not_cancelled)
    }
    await refresh(client, ['/api/posts'])
    setBusy(false)
  }
  return (
    <div className="callout row" role="group" aria-label={productForm.planned_change}>
      <p>
        {changeAt === null ? productForm.waits_until({ time }) : productForm.change_waits_until({ time })}
      </p>
      {changeAt !== null && (
        <button type="button" className="button small" disabled={isBusy} onClick={() => void cancel()}>
          {productForm.cancel_planned}
        </button>
      )}
    </div>
  )
}
