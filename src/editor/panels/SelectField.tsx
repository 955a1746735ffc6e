/** A choice with its name above it. */
import { type ComponentProps, useId } from 'react'
import { Select } from '#ui/Select.tsx'

export function SelectField({
  label,
  ...select
}: Omit<ComponentProps<typeof Select>, 'id'> & { label: string }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  )
}
