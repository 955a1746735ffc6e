/** The viewer's address book: several addresses, the default of which is in the checkout already. */
import { useState } from 'react'
import { addressLines } from '#blocks/cart/addressLines.ts'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { BookAddress } from '../../schema.ts'
import { AddressFields } from './AddressFields.tsx'
import { addressProblems, emptyAddress } from '../../checkout/screens/manualOrderDraft.ts'
import { addresses as addressesTexts } from '../texts/addresses.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/shop/addresses'

interface Draft {
  id?: string
  address: BookAddress['address']
  is_default: boolean
}

export default function MyAddresses() {
  const query = useCall<BookAddress[]>(path)
  const [opened, setOpened] = useState<Draft | null>(null)
  const save = useAction<unknown, object>('POST', path, {
    refresh: [path],
    done: addressesTexts.saved,
    failed: addressesTexts.not_saved,
  })
  const remove = useAction<unknown, string>('DELETE', (id) => `${path}/${id}`, {
    refresh: [path],
    done: addressesTexts.removed,
    failed: addressesTexts.not_removed,
  })
  const fresh = () => setOpened({ address: emptyAddress, is_default: false })
  return (
    <Page
      title={addressesTexts.title}
      text={addressesTexts.intro}
      actions={[{ label: addressesTexts.add_one, isPrimary: true, run: fresh }]}
    >
      <Loaded query={query} rows={3}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState title={addressesTexts.empty_title} text={addressesTexts.empty_text}>
              <button type="button" className="button primary" onClick={fresh}>
                {addressesTexts.add_one}
              </button>
            </EmptyState>
          ) : (
            <ul className="address-cards">
              {addresses.map(({ id, address, is_default }) => (
                <li key={id} className="card-box">
                  {is_default && <b className="good small-text">{addressesTexts.default}</b>}
                  <address>
                    {addressLines(address).map((line) => (
                      <span key={line} className="line">
                        {line}
                      </span>
                    ))}
                    {address.phone && <span className="line muted">{address.phone}</span>}
                  </address>
                  <span className="row-actions">
                    <button
                      type="button"
                      className="button small"
                      onClick={() => setOpened({ id, address, is_default })}
                    >
                      {addressesTexts.change}
                      <span className="hidden"> {address.line1}</span>
                    </button>
                    {!is_default && (
                      <button
                        type="button"
                        className="button small"
                        disabled={save.isPending}
                        onClick={() => save.mutate({ id, address, is_default: true })}
                      >
                        {addressesTexts.make_default}
                        <span className="hidden">: {address.line1}</span>
                      </button>
                    )}
                    <button
                      type="button"
                      className="button small"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(id)}
                    >
                      {common.remove}
                      <span className="hidden"> {address.line1}</span>
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened && <AddressDialog draft={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

function AddressDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const [address, setAddress] = useState(draft.address)
  const [isDefault, setDefault] = useState(draft.is_default)
  const [tries, setTries] = useState(0)
  const save = useAction<unknown, object>('POST', path, {
    refresh: [path],
    done: addressesTexts.saved,
    showsErrorInForm: true,
    onDone: onClose,
  })
  const problems = addressProblems(address)
  function submit() {
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else save.mutate({ ...(draft.id && { id: draft.id }), address, is_default: isDefault })
  }
  return (
    <Modal
      title={draft.id ? addressesTexts.change_title : addressesTexts.add_one}
      okLabel={addressesTexts.save}
      isBusy={save.isPending}
      isWide
      tries={tries}
      error={save.error}
      onCancel={onClose}
      onOk={submit}
    >
      <AddressFields
        id="own"
        value={address}
        problems={tries > 0 ? problems : {}}
        isOwn
        onChange={setAddress}
      />
      {!draft.is_default && (
        <label className="check top-gap">
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />{' '}
          {addressesTexts.use_as_default}
        </label>
      )}
    </Modal>
  )
}
