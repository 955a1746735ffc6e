/** How orders arrive and what is added to or taken off a price: stores, delivery, pickup, taxes, discount codes (F-SHOP-13). */
import { useState } from 'react'
import { useSaveShortcut } from '#ui/commands.ts'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { ErrorState, Loaded } from '#ui/states.tsx'
import { DiscountList } from './DiscountList.tsx'
import { StoreList } from './StoreList.tsx'
import { TaxList } from './TaxList.tsx'
import { useShippingSettings } from './useShippingSettings.ts'
import { ZoneList } from './ZoneList.tsx'
import { shippingTexts } from '../texts/shippingTexts.ts'
import { common } from '#ui/texts/common.ts'

const parts = [
  { id: 'shipping', title: common.shipping },
  { id: 'stores', title: shippingTexts.locations_and_pickup },
  { id: 'taxes', title: common.taxes },
  { id: 'discounts', title: common.discount_codes },
]

export default function Delivery() {
  const {
    settings,
    stores,
    draft,
    setDraft,
    isChanged,
    currency,
    problems,
    refusal,
    tries,
    isBusy,
    save,
    close,
  } = useShippingSettings()
  const [closing, setClosing] = useState<{ id: string; title: string } | null>(null)
  useSaveShortcut(() => void save())

  return (
    <Page
      title={shippingTexts.title}
      text={isChanged ? shippingTexts.not_saved_yet : shippingTexts.all_saved}
      actions={[
        {
          label: shippingTexts.save_changes,
          isPrimary: true,
          isDisabled: !isChanged || isBusy,
          run: () => void save(),
        },
      ]}
    >
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {!settings.isError && (
        <Loaded query={stores} rows={8}>
          {() =>
            draft && (
              <div className="settings-layout">
                <nav className="settings-nav" aria-label={shippingTexts.parts}>
                  {parts.map(({ id, title }) => (
                    <a key={id} href={`#${id}`}>
                      {title}
                    </a>
                  ))}
                </nav>
                <FormProblems error={refusal?.error ?? null} names={refusal?.names} tries={tries}>
                  <div className="stack">
                    <ZoneList
                      zones={draft.zones}
                      currency={currency}
                      problems={problems}
                      onChange={(zones) => setDraft({ ...draft, zones })}
                    />
                    <StoreList
                      stores={draft.stores}
                      pickups={draft.pickups}
                      currency={currency}
                      problems={problems}
                      onClose={setClosing}
                      onChange={(change) => setDraft({ ...draft, ...change })}
                    />
                    <TaxList
                      zones={draft.taxes}
                      problems={problems}
                      onChange={(taxes) => setDraft({ ...draft, taxes })}
                    />
                    <DiscountList
                      discounts={draft.discounts}
                      currency={currency}
                      problems={problems}
                      onChange={(discounts) => setDraft({ ...draft, discounts })}
                    />
                  </div>
                </FormProblems>
              </div>
            )
          }
        </Loaded>
      )}
      {closing && (
        <Modal
          title={shippingTexts.close_title({ title: closing.title })}
          okLabel={shippingTexts.close_location}
          cancelLabel={common.keep_it}
          isDanger
          onCancel={() => setClosing(null)}
          onOk={() => {
            setClosing(null)
            void close(closing)
          }}
        >
          <p>{shippingTexts.close_text}</p>
        </Modal>
      )}
    </Page>
  )
}
