/**
 * Saving (F-EDIT-12): one request at a time, what changes meanwhile goes with the next. The state that the writer sees is
 * a fact: 'saved' is said only after the server has answered for exactly what is on the screen.
 */
import { saving } from './texts/saving.ts'
import { common } from '#ui/texts/common.ts'

export type SaveState =
  | { kind: 'saved'; at: string | null }
  /** Changed since the last save; the autosave is on its way. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** The server cannot be reached; the text is kept on this device and sent again. */
  | { kind: 'offline' }
  /** Someone else saved in between; `theirs` is the version that the server holds. */
  | { kind: 'conflict'; theirs: unknown }
  | Failed

/** Refused, or broken. */
export interface Failed {
  kind: 'failed'
  message: string
  /** What the call was answered: fields of the post say their faults by it. */
  cause?: unknown
  /** The writer pressed Save or Publish. */
  isAsked?: boolean
}

export interface SaveRequest {
  /** True: the working draft; false: a version of its own. */
  autosave: boolean
}

export type SaveAnswer =
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'conflict'; theirs: unknown }
  | Failed

export interface SaverOptions {
  /** Sends what is on the screen now. Must not throw. */
  send(request: SaveRequest): Promise<SaveAnswer>
  /** Keeps what is on the screen on this device; `isNow`: there may be no later. */
  keepLocally(isNow: boolean): void
  /** Called when nothing that is kept on this device is newer than the server. */
  dropLocal(): void
  onState(state: SaveState): void
  /** Milliseconds after the last change until the autosave: 400 (F-CONST-02). */
  pauseMs: number
  /** Milliseconds until an unreachable server is tried again. */
  retryMs: number
  /** Milliseconds at most until a change is kept on this device. */
  localMs: number
}

type Timer = ReturnType<typeof setTimeout>

export class Saver {
  private readonly options: SaverOptions
  private current: SaveState = { kind: 'saved', at: null }
  /** Counts changes; what was sent carries the count, so that later typing is never called saved. */
  private changes = 0
  private savedChanges = 0
  private running: Promise<SaveAnswer> | null = null
  private pause: Timer | null = null
  private localPause: Timer | null = null
  private isClosed = false
  /** True while a version could not be sent yet: the next save that goes out is one. */
  private owesVersion = false

  constructor(options: SaverOptions) {
    this.options = options
  }

  get state(): SaveState {
    return this.current
  }

  /** True where something on the screen is not on the server. */
  get isDirty(): boolean {
    return this.changes !== this.savedChanges
  }

  /** Something on the screen changed. */
  changed(): void {
    this.changes += 1
    this.localPause ??= setTimeout(() => {
      this.localPause = null
      if (this.isDirty) this.options.keepLocally(false)
    }, this.options.localMs)
    if (this.current.kind === 'conflict') return
    if (this.current.kind !== 'offline') this.become({ kind: 'changed' })
    this.schedule(this.options.pauseMs)
  }

  /** Saves now, after a running save. */
  async save(request: SaveRequest): Promise<SaveAnswer> {
    this.stopPause()
    while (this.running) await this.running
    if (this.isClosed) return { kind: 'failed', message: saving.closed }
    const count = this.changes
    const autosave = request.autosave && !this.owesVersion
    // Nobody knows yet whether the network is back: only an answer ends 'offline'.
    if (this.current.kind !== 'offline') this.become({ kind: 'saving' })
    this.running = this.options.send({ autosave })
    const answer = await this.running
    this.running = null
    this.owesVersion = !autosave && (answer.kind === 'offline' || answer.kind === 'conflict')
    this.settle(answer, count)
    return answer
  }

  /** The network is back: what waits goes out now. */
  online(): void {
    if (this.current.kind === 'offline') this.schedule(0)
  }

  /** Keeps what is unsaved on this device now: the window goes out of sight and may not come back. */
  keepNow(): void {
    if (this.isDirty) this.options.keepLocally(true)
  }

  /** The conflict is decided: the next save starts from the server's version. */
  resolved(hasChanges: boolean): void {
    if (hasChanges) this.changes += 1
    else {
      this.savedChanges = this.changes
      this.owesVersion = false
    }
    this.become(hasChanges ? { kind: 'changed' } : { kind: 'saved', at: null })
    if (hasChanges) this.schedule(0)
    else this.options.dropLocal()
  }

  /** Keeps what is unsaved on this device and stops. */
  close(): void {
    this.stopPause()
    if (this.localPause) clearTimeout(this.localPause)
    this.keepNow()
    this.isClosed = true
  }

  private settle(answer: SaveAnswer, count: number): void {
    if (this.isClosed) return
    if (answer.kind === 'saved') {
      this.savedChanges = count
      if (this.isDirty) {
        this.become({ kind: 'changed' })
        this.schedule(this.options.pauseMs)
        return
      }
      this.options.dropLocal()
      this.become(answer)
      return
    }
    this.options.keepLocally(true)
    this.become(answer)
    if (answer.kind === 'offline') this.schedule(this.options.retryMs)
  }

  private schedule(afterMs: number): void {
    this.stopPause()
    if (this.isClosed) return
    this.pause = setTimeout(() => {
      this.pause = null
      // A running save is followed by its own.
      if (!this.running) void this.save({ autosave: true })
    }, afterMs)
  }

  private stopPause(): void {
    if (this.pause) clearTimeout(this.pause)
    this.pause = null
  }

  private become(state: SaveState): void {
    // Said at every key, it would draw the whole editor anew at every key.
    if (state.kind === 'changed' && this.current.kind === 'changed') return
    this.current = state
    this.options.onState(state)
  }
}

/** The words of the state. `isKept`: this device holds what is not saved. */
export function saveStateText(state: SaveState, isKept = true): string {
  if (state.kind === 'saved') return common.saved
  if (state.kind === 'changed' || state.kind === 'saving') return saving.saving
  if (state.kind === 'offline') return isKept ? saving.offline_kept : saving.offline_not_kept
  if (state.kind === 'conflict') return saving.conflict
  return isKept ? saving.not_saved_kept : saving.not_saved_not_kept
}
