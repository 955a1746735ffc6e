/** The moment from which the changes of a product hold: its price in the list, the cart and the checkout alike. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { useTimeZone } from '#ui/money.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { firstMoment, whenProblem, WhenFields } from '#ui/WhenFields.tsx'
import { momentInZone, plannedTime } from '#ui/zonedTime.ts'
import { productForm } from '../texts/productForm.ts'

interface ScheduleProps {
  /** When it is planned for already. */
  planned: string | null
  schedule(at: string): void
  close(): void
}

export function ScheduleDialog({ planned, schedule, close }: ScheduleProps) {
  const timeZone = useTimeZone() || 'UTC'
  const isPhone = useIsPhone()
  const [now] = useState(() => new Date())
  const [value, setValue] = useState(() => firstMoment(planned, timeZone, now))
  const moment = momentInZone(value, timeZone)
  return (
    <Modal
      title={productForm.schedule_title}
      isSheet={isPhone}
      okLabel={
        moment === null
          ? productForm.schedule
          : productForm.schedule_for({ time: plannedTime(moment, timeZone, now) })
      }
      onOk={() => moment !== null && whenProblem(value, timeZone, new Date()) === null && schedule(moment)}
      onCancel={close}
    >
      <p>{productForm.schedule_help}</p>
      <WhenFields value={value} timeZone={timeZone} now={now} onChange={setValue} />
    </Modal>
  )
}
