import { emailError } from '@marea/contract/identity/registration-rules.ts'
import { coHostRoles } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { type HomeRoles, InvitedHomes } from './invited-homes.tsx'

type InviteCoHostProps = {
  homes: readonly TeamHome[]
  first: TeamHome | undefined
  onClose: () => void
  onSent: () => Promise<void>
}

export function InviteCoHost(props: InviteCoHostProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('team.invite')}>
      <Fields {...props} />
    </Sheet>
  )
}

function Fields({ homes, first, onClose, onSent }: InviteCoHostProps) {
  const t = useText()
  const named = first ?? (homes.length === 1 ? homes[0] : undefined)
  const [roles, setRoles] = useState<HomeRoles>(named ? { [named.slug]: 'view' } : {})
  const [email, setEmail] = useState('')
  const wrongEmail = emailError(email)
  const chosen = Object.entries(roles).map(([slug, role]) => ({ slug, role }))

  const body = wrongEmail || !chosen.length ? undefined : { email: email.trim(), homes: chosen }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await withRecentSignIn(() => call('POST /owner/invitations', { body }))
    toast.success(t('team.sent'))
    onClose()
    await onSent()
  })

  return (
    <Form kind='sheet' {...form}>
      <Field
        type='email'
        label={t('team.email')}
        name='email'
        autoComplete='off'
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        hint={t('team.email_hint')}
        error={isAsked && wrongEmail ? t(wrongEmail) : undefined}
      />
      <InvitedHomes
        homes={homes}
        roles={roles}
        onChange={setRoles}
        error={isAsked && !chosen.length ? t('team.home_missing') : undefined}
      />
      <RoleNotes />
      {error !== null && <NotSent error={error} />}
      <FormSubmit busy={isBusy}>{t('team.send')}</FormSubmit>
    </Form>
  )
}

function RoleNotes() {
  const t = useText()
  return (
    <Stack as='dl' gap={3}>
      {coHostRoles.map((role) => (
        <div key={role}>
          <dt>
            <b>{t(`team.role.${role}`)}</b>
          </dt>
          <dd className='soft small'>{t(`team.role_note.${role}`)}</dd>
        </div>
      ))}
    </Stack>
  )
}

/** Names the homes that refused the invitation. */
function NotSent({ error }: { error: unknown }) {
  const t = useText()
  const home = homeOf(error)
  const title = home ? t('team.not_sent_to', { home }) : t('team.not_sent')
  return <ActionError title={title} error={error} />
}

function homeOf(error: unknown): string | undefined {
  const details = error instanceof ProblemError ? error.details : undefined
  if (typeof details !== 'object' || details === null || !('home' in details)) return undefined
  return String(details.home)
}
