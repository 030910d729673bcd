import { emailError } from '@marea/contract/identity/registration-rules.ts'
import type { CoHostRole } from '@marea/contract/suites/co-host-roles.ts'
import type { TeamHome } from '@marea/contract/suites/co-hosts.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { RoleChoice } from './role-choice.tsx'

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
  const only = homes.length === 1 ? homes[0] : undefined
  const [slug, setSlug] = useState((first ?? only)?.slug ?? '')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<CoHostRole>('view')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const wrongEmail = emailError(email)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (wrongEmail || !slug) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await call('POST /owner/suites/:slug/invitations', {
        params: { slug },
        body: { email: email.trim(), role },
      })
      toast.success(t('team.sent'))
      onClose()
      await onSent()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
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
      <Select
        label={t('team.home')}
        options={homes.map((home) => ({ id: home.slug, label: home.name }))}
        value={slug || null}
        onChange={setSlug}
        error={isAsked && !slug ? t('team.home_missing') : undefined}
      />
      <RoleChoice value={role} onChange={setRole} />
      {error !== null && <ActionError title={t('team.not_sent')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t('team.send')}
        </Button>
      </FormFooter>
    </Form>
  )
}
