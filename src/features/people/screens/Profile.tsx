/** The own account: name, look of the dashboard, password, where one is signed in. */
import { useState } from 'react'
import { languages } from '#platform/language/current.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Page } from '#ui/Page.tsx'
import { Loaded } from '#ui/states.tsx'
import { statusWords } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { OwnData } from './OwnData.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'
import type { Profile as ProfileView, SessionView } from '../schema.ts'

/** What the call names otherwise than the fields here, whose names make them password inputs. */
const emailNames = { current_password: 'email_secret' }
const passwordNames = { current_password: 'current_secret', password: 'new_secret' }
const mine = ['/api/users/me', '/api/users/sessions']

const ownNameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

export default function Profile() {
  const query = useCall<ProfileView>('/api/users/me')
  return <Loaded query={query}>{(profile) => <ProfileForm profile={profile} />}</Loaded>
}

function ProfileForm({ profile }: { profile: ProfileView }) {
  const [values, setValues] = useState<Record<string, unknown>>({
    name: profile.name,
    avatar: profile.avatar ?? '',
    theme: profile.preferences.theme ?? 'system',
    time_zone: profile.preferences.time_zone ?? '',
    language: profile.preferences.language ?? '',
  })
  const save = useAction<ProfileView, object>('POST', '/api/users/me', {
    refresh: mine,
    done: 'Profile saved',
    isToldInForm: true,
    // The files of the dashboard are of one language: the other ones come with a fresh page.
    onDone: () => {
      if (values.language !== (profile.preferences.language ?? '')) location.reload()
    },
  })
  function saveNow() {
    const theme = String(values.theme)
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
      title="Profile"
      text={`${profile.email} · ${statusWords(profile.role)} · ${profile.is_email_verified ? 'address confirmed' : 'address not confirmed yet'}`}
      actions={[{ label: 'Save profile', isPrimary: true, run: saveNow, isDisabled: save.isPending }]}
    >
      <div className="two">
        <section className="card-box">
          <h2>You</h2>
          <FormProblems error={save.error}>
            <FieldForm
              values={values}
              onChange={setValues}
              fields={[
                {
                  name: 'name',
                  title: 'Name',
                  type: 'string',
                  description: 'Stands beside your comments and posts.',
                },
                { name: 'avatar', title: 'Image', type: 'file' },
                {
                  name: 'theme',
                  title: 'Look of the dashboard',
                  type: 'radio',
                  choices: [
                    { title: 'As the system', value: 'system' },
                    { title: 'Light', value: 'light' },
                    { title: 'Dark', value: 'dark' },
                  ],
                },
                {
                  name: 'language',
                  title: 'Language of the dashboard',
                  type: 'dropdown',
                  placeholder: 'That of the site',
                  choices: languages.map((code) => ({ title: ownNameOf(code), value: code })),
                },
                {
                  name: 'time_zone',
                  title: 'Time zone',
                  type: 'dropdown',
                  placeholder: 'That of the site',
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

/** Changed by the letter that goes to the new one: a slip of the hand locks nobody out. */
function EmailAddress({ profile }: { profile: ProfileView }) {
  const [values, setValues] = useState<Record<string, unknown>>({})
  const save = useAction<unknown, object>('POST', '/api/users/me', {
    refresh: mine,
    isToldInForm: true,
    onDone: () => setValues({}),
  })
  const resend = useAction<unknown, object>('POST', '/api/users/verify', {
    done: 'Email sent',
    failed: 'The email was not sent',
  })
  return (
    <section className="card-box" aria-labelledby="email">
      <h2 id="email">Email address</h2>
      <div className="stack">
        <p>
          <b>{profile.email}</b>{' '}
          <span className="muted">{profile.is_email_verified ? 'confirmed' : 'not confirmed yet'}</span>
        </p>
        {profile.new_email ? (
          <div className="stack" role="status">
            <p>
              We sent an email to <b>{profile.new_email}</b>. The address changes when you follow its link,
              within 24 hours.
            </p>
            <div>
              <button
                type="button"
                className="button small"
                disabled={save.isPending}
                onClick={() => save.mutate({ email: profile.email })}
              >
                Keep the old address
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
                  Send the email again
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
                      title: 'New address',
                      type: 'string',
                      description:
                        'We send an email there; until its link is followed, the old address stays.',
                    },
                    { name: 'email_secret', title: 'Your password', type: 'string' },
                  ]}
                />
              </FormProblems>
              <div>
                <button
                  type="submit"
                  className="button"
                  disabled={save.isPending || !values.email || !values.email_secret}
                >
                  Change address
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
    done: 'The password is changed',
    isToldInForm: true,
    onDone: () => setValues({}),
  })
  return (
    <section className="card-box" aria-labelledby="password">
      <h2 id="password">Password</h2>
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
            problems={
              isDiffering
                ? { again_secret: 'The two new passwords differ. Please type the same one twice.' }
                : {}
            }
            onChange={setValues}
            fields={[
              { name: 'current_secret', title: 'Current password', type: 'string' },
              {
                name: 'new_secret',
                title: 'New password',
                type: 'string',
                description: 'Long is better than odd. Your other sessions end.',
              },
              { name: 'again_secret', title: 'New password again', type: 'string' },
            ]}
          />
        </FormProblems>
        <div>
          <button type="submit" className="button" disabled={save.isPending || !values.new_secret}>
            Change password
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
    done: 'Signed out there',
  })
  return (
    <section className="card-box" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <Loaded query={query} rows={2}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} onEnd={({ id }) => end.mutate({ id })} />
            {sessions.length > 1 && (
              <button type="button" className="button" onClick={() => end.mutate({})}>
                Sign out everywhere else
              </button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
