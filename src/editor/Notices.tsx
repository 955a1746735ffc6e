/** What stands above the page. */
import { useSavedAround } from './canvas/useSavedAround.ts'
import { UrlNotice } from './parts.ts'
import { type Kept, KeptNotice, SaveNotice } from './saving/notices.tsx'
import { PresenceBanner } from './saving/PresenceBanner.tsx'
import type { PresenceState } from './saving/usePresence.ts'
import type { Saving } from './saving/useSaving.ts'
import type { Turn } from './saving/useTurn.ts'
import type { PageActs } from './usePageActs.ts'

interface NoticesProps {
  saving: Saving
  presence: PresenceState
  turn: Turn
  acts: PageActs
  kept: Kept | null
  say(message: string): void
}

/** What stands above the page: who else writes, what an earlier visit left, a URL that changed, a save that failed. */
export function Notices({ saving, presence, turn, acts, kept, say }: NoticesProps) {
  const { moved } = acts
  useSavedAround(saving.post)
  return (
    <div className="editor-notices">
      <PresenceBanner
        presence={presence}
        isLoading={turn.isLoading}
        handOver={async () => {
          await saving.flush()
          await presence.act('hand_over')
        }}
      />
      {kept && turn.mayWrite ? <KeptNotice {...kept} saving={saving} /> : null}
      {moved ? <UrlNotice key={moved.from} moved={moved} say={say} close={acts.forgetMove} /> : null}
      <SaveNotice state={saving.state} device={saving.device} />
    </div>
  )
}
