/** A field of the checkout with its message. */

/** Ties a field to what is wrong with it. */
export function errorAttributes(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `checkout-${name}-error` } : {}
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? (
    <p className="b-cart-error" id={`checkout-${name}-error`}>
      {error}
    </p>
  ) : null
}

interface FieldProps {
  name: string
  title: string
  autoComplete: string
  value: string | undefined
  error: string | undefined
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'tel'
}

export function Field({
  name,
  title,
  autoComplete,
  value,
  error,
  type = 'text',
  inputMode = 'text',
}: FieldProps) {
  const id = `checkout-${name}`
  const isName = autoComplete.endsWith('name')
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : isName ? 'words' : undefined}
        spellCheck={false}
        maxLength={type === 'email' ? 254 : 200}
        defaultValue={value ?? ''}
        {...errorAttributes(name, error)}
      />
      <FieldError name={name} error={error} />
    </div>
  )
}
