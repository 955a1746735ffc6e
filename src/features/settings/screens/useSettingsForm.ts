/** What is typed on the screen Settings until it is saved, each setting by a call of its own. */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { fieldProblemsOf } from '#ui/fieldProblems.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import { settingsScreen } from '../texts/settingsScreen.ts'

type Values = Readonly<Record<string, unknown>>

export interface SettingsForm {
  changed: Values
  /** What is wrong, by the name of the setting. */
  problems: Readonly<Record<string, string>>
  /** Counts the saves in which a setting was refused. */
  tries: number
  isBusy: boolean
  change(name: string, value: unknown): void
  /** Gives up what was typed. */
  discard(): void
  saveAll(): Promise<void>
}

export function useSettingsForm(): SettingsForm {
  const client = useQueryClient()
  const [changed, setChanged] = useState<Values>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const typed = useRef<Values>({})
  const isOtherLanguage = useRef(false)
  const keep = (values: Values) => {
    typed.current = values
    setChanged(values)
  }
  useEffect(notifySavedBefore, [])

  async function saveAll() {
    if (isBusy) return
    setBusy(true)
    const { left, wrong } = await saveEach(changed)
    const isSaved = (name: string, value: unknown) => !(name in left) && value === changed[name]
    const stillTyped = () =>
      Object.fromEntries(Object.entries(typed.current).filter(([name, value]) => !isSaved(name, value)))
    const count = Object.keys(changed).length
    if ('site_language' in changed && !('site_language' in left))
      isOtherLanguage.current = await followsSiteLanguage()
    // The files of the dashboard are of one language: the other ones come with a fresh page, once nothing is unsaved.
    if (isOtherLanguage.current && Object.keys(stillTyped()).length === 0) {
      sessionStorage.setItem(savedKey, String(count))
      // Nobody is asked on the way: all of it is saved.
      flushSync(() => keep({}))
      return location.reload()
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) setTries((before) => before + 1)
    await refresh(client, ['/api/options', '/api/init'])
    // Only now: the list had the old value until it came anew. What was typed meanwhile stays.
    keep(stillTyped())
    setBusy(false)
    if (Object.keys(left).length === 0 && count > 0)
      notify({ kind: 'good', title: settingsScreen.saved({ count }) })
  }
  return {
    changed,
    problems,
    tries,
    isBusy,
    change: (name, value) => keep({ ...typed.current, [name]: value }),
    discard() {
      keep({})
      setProblems({})
    },
    saveAll,
  }
}

/** The language comes last, and only where nothing else was refused: the page is loaded anew for it. */
async function saveEach(changed: Values): Promise<{ left: Values; wrong: Record<string, string> }> {
  const left: Record<string, unknown> = {}
  const wrong: Record<string, string> = {}
  const isLanguage = (name: string) => Number(name === 'site_language')
  const all = Object.entries(changed).toSorted(([one], [other]) => isLanguage(one) - isLanguage(other))
  for (const [name, value] of all) {
    if (isLanguage(name) && Object.keys(left).length > 0) {
      left[name] = value
      continue
    }
    try {
      await call('POST', '/api/options', { name, value })
    } catch (error) {
      left[name] = value
      if (error instanceof CallError && error.status === 422)
        wrong[name] = fieldProblemsOf(error).value ?? error.message
      else showFailure(error, settingsScreen.not_saved_failure)
    }
  }
  return { left, wrong }
}

/** Whether the person has chosen no language of their own; where that is not known, a fresh page does no harm. */
async function followsSiteLanguage(): Promise<boolean> {
  try {
    const me = await call<unknown>('GET', '/api/users/me')
    return !(isRecord(me) && isRecord(me.preferences) && me.preferences.language)
  } catch {
    return true
  }
}

const savedKey = 'plinth.settingsSaved'

/** What was saved before the page was loaded anew is said in the language that it is in now. */
function notifySavedBefore(): void {
  const count = Number(sessionStorage.getItem(savedKey))
  sessionStorage.removeItem(savedKey)
  if (count > 0) notify({ kind: 'good', title: settingsScreen.saved({ count }) })
}
