/** The own account: name, look of the dashboard, password, where one is signed in. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { languages } from '#platform/language/current.ts'
import { capitalized } from '#platform/language/format.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { Page } from '#ui/Page.tsx'
import { Loaded } from '#ui/states.tsx'

import { useAction, useCall } from '#ui/useCall.ts'
import { OwnData } from './OwnData.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'
import type { Profile as ProfileView, SessionView } from '../schema.ts'
import { roleTitle } from '../roleTitle.ts'
import { profile as profileTexts } from '../texts/profile.ts'
import { common } from '#ui/texts/common.ts'

/** What the call names otherwise than the fields here, whose names make them password inputs. */
const emailNames = { current_password: 'email_secret' }
const passwordNames = { current_password: 'current_secret', password: 'new_secret' }
const mine = ['/api/users/me', '/api/users/sessions']

const ownNameOf = (code: string) =>
  capitalized(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code, code)

export default function Profile() {
  const query = useCall<ProfileView>('/api/users/me')
  return <Loaded query={query}>{(profile) => <ProfileForm profile={profile} />}</Loaded>
}

function ProfileForm({ profile }: { profile: ProfileView }) {
  const kept: Record<string, unknown> = {
    name: profile.name,
    avatar: profile.avatar ?? '',
    theme: profile.preferences.theme ?? 'system',
    time_zone: profile.preferences.time_zone ?? '',
    language: profile.preferences.language ?? '',
  }
  const [values, setValues] = useState(kept)
  const [saved, setSaved] = useState(kept)
  const sent = useRef(kept)
  const isChanged = Object.keys(values).some((name) => values[name] !== saved[name])
  const save = useAction<ProfileView, object>('POST', '/api/users/me', {
    refresh: mine,
    done: profileTexts.saved,
    showsErrorInForm: true,
    // The files of the dashboard are of one language: the other ones come with a fresh page.
    onDone: () => {
      // Before the page comes anew, which would ask otherwise.
      flushSync(() => setSaved(sent.current))
      if (values.language !== (profile.preferences.language ?? '')) location.reload()
    },
  })
  function saveNow() {
    const theme = String(values.theme)
    sent.current = values
    save.mutate({
      name: values.name,
      avatar: String(values.avatar).split('?')[0] || null,
      preferences: {
        theme,
        language: values.language,
        ...(values.time_zone ? { time_zone: values.time_zone } : {}),
      },
    })
    localStorage.setItem('plinth.theme', theme)
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }
  useSaveShortcut(saveNow)
  return (
    <Page
      title={common.profile}
      text={`${profile.email} · ${roleTitle(profile.role)} · ${profile.is_email_verified ? profileTexts.email_confirmed : profileTexts.email_not_confirmed_yet}`}
      actions={[
        { label: profileTexts.save_profile, isPrimary: true, run: saveNow, isDisabled: save.isPending },
      ]}
    >
      <LeaveWarning isChanged={isChanged} />
      <div className="two">
        <section className="card-box">
          <h2>{profileTexts.you}</h2>
          <FormProblems error={save.error}>
            <FieldForm
              values={values}
              onChange={setValues}
              fields={[
                {
                  name: 'name',
                  title: common.name,
                  type: 'string',
                  description: profileTexts.name_is_shown,
                },
                { name: 'avatar', title: common.image, type: 'file' },
                {
                  name: 'theme',
                  title: profileTexts.theme,
                  type: 'radio',
                  choices: [
                    { title: profileTexts.as_the_system, value: 'system' },
                    { title: profileTexts.light, value: 'light' },
                    { title: profileTexts.dark, value: 'dark' },
                  ],
                },
                {
                  name: 'language',
                  title: profileTexts.language,
                  type: 'dropdown',
                  placeholder: profileTexts.that_of_the_site,
                  choices: languages.map((code) => ({ title: ownNameOf(code), value: code })),
                },
                {
                  name: 'time_zone',
                  title: profileTexts.time_zone,
                  type: 'dropdown',
                  placeholder: profileTexts.that_of_the_site,
                  choices: Intl.supportedValuesOf('timeZone'),
                },
              ]}
            />
          </FormProblems>
        </section>
        <div className="stack">
          <EmailAddress profile={profile} />
          <Password />
          <SecondFactor isOn={profile.has_totp} />
        </div>
      </div>
      <Sessions />
      <OwnData hasTotp={profile.has_totp} />
    </Page>
  )
}

/** Changed by the email that goes to the new one: a slip of the hand locks nobody out. */
function EmailAddress({ profile }: { profile: ProfileView }) {
  const [values, setValues] = useState<Record<string, unknown>>({})
  const save = useAction<unknown, object>('POST', '/api/users/me', {
    refresh: mine,
    showsErrorInForm: true,
    onDone: () => setValues({}),
  })
  const resend = useAction<unknown, object>('POST', '/api/users/verify', {
    done: profileTexts.email_sent,
    failed: profileTexts.email_not_sent,
  })
  return (
    <section className="card-box" aria-labelledby="email">
      <h2 id="email">{common.email_address}</h2>
      <div className="stack">
        <p>
          <b>{profile.email}</b>{' '}
          <span className="muted">
            {profile.is_email_verified ? profileTexts.confirmed : profileTexts.not_confirmed_yet}
          </span>
        </p>
        {profile.new_email ? (
          <div className="stack" role="status">
            <p>{profileTexts.new_email_waits({ email: profile.new_email })}</p>
            <div>
              <button
                type="button"
                className="button small"
                disabled={save.isPending}
                onClick={() => save.mutate({ email: profile.email })}
              >
                {profileTexts.keep_old_email}
              </button>
            </div>
          </div>
        ) : (
          <>
            {!profile.is_email_verified && (
              <p>
                <button
                  type="button"
                  className="button small"
                  disabled={resend.isPending}
                  onClick={() => resend.mutate({})}
                >
                  {profileTexts.send_again}
                </button>
              </p>
            )}
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault()
                save.mutate({ email: values.email, current_password: values.email_secret })
              }}
            >
              <FormProblems error={save.error} names={emailNames}>
                <FieldForm
                  values={values}
                  onChange={setValues}
                  fields={[
                    {
                      name: 'email',
                      title: profileTexts.new_email,
                      type: 'string',
                      description: profileTexts.new_email_hint,
                    },
                    { name: 'email_secret', title: profileTexts.your_password, type: 'string' },
                  ]}
                />
              </FormProblems>
              <div>
                <button
                  type="submit"
                  className="button"
                  disabled={save.isPending || !values.email || !values.email_secret}
                >
                  {profileTexts.change_email}
                </button>
              </div>
            </form>
          </>
        )}
      </div>
    </section>
  )
}

function Password() {
  const [values, setValues] = useState<Record<string, unknown>>({})
  const [isDiffering, setDiffering] = useState(false)
  const [tries, setTries] = useState(0)
  const save = useAction<unknown, object>('POST', '/api/users/me', {
    refresh: mine,
    done: profileTexts.password_changed,
    showsErrorInForm: true,
    onDone: () => setValues({}),
  })
  return (
    <section className="card-box" aria-labelledby="password">
      <h2 id="password">{common.password}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const isSame = values.new_secret === values.again_secret
          setDiffering(!isSame)
          if (!isSame) setTries(tries + 1)
          else save.mutate({ current_password: values.current_secret, password: values.new_secret })
        }}
      >
        <FormProblems error={save.error} names={passwordNames} tries={tries}>
          <FieldForm
            values={values}
            problems={isDiffering ? { again_secret: profileTexts.passwords_differ } : {}}
            onChange={setValues}
            fields={[
              { name: 'current_secret', title: profileTexts.current_password, type: 'string' },
              {
                name: 'new_secret',
                title: profileTexts.new_password,
                type: 'string',
                description: profileTexts.new_password_hint,
              },
              { name: 'again_secret', title: profileTexts.new_password_again, type: 'string' },
            ]}
          />
        </FormProblems>
        <div>
          <button type="submit" className="button" disabled={save.isPending || !values.new_secret}>
            {profileTexts.change_password}
          </button>
        </div>
      </form>
    </section>
  )
}

function Sessions() {
  const query = useCall<SessionView[]>('/api/users/sessions')
  const end = useAction<unknown, object>('POST', '/api/users/sessions/end', {
    refresh: mine,
    done: profileTexts.signed_out_there,
  })
  return (
    <section className="card-box" aria-labelledby="sessions">
      <h2 id="sessions">{profileTexts.sessions}</h2>
      <Loaded query={query} rows={2}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} onEnd={({ id }) => end.mutate({ id })} />
            {sessions.length > 1 && (
              <button type="button" className="button" onClick={() => end.mutate({})}>
                {profileTexts.sign_out_everywhere_else}
              </button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
