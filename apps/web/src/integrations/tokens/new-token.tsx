import { maxTokenName, tokenLifetimes } from '@marea/contract/integrations/api-tokens.ts'
import { type ApiScope, scopesFor } from '@marea/contract/platform/api-scopes.ts'
import { useState } from 'react'
import { SecretOnce } from '#integrations/secret-once.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ScopeChoice } from './scope-choice.tsx'

type NewTokenProps = { onClose: () => void; onCreated: () => Promise<void> }

export function NewToken({ onClose, onCreated }: NewTokenProps) {
  const t = useText()
  const [token, setToken] = useState<string>()
  if (token === undefined) {
    return (
      <Dialog isOpen onClose={onClose} title={t('token.create')}>
        <Fields onClose={onClose} onCreated={setToken} />
      </Dialog>
    )
  }

  function finish() {
    onClose()
    onCreated()
  }

  return <SecretOnce of='token' secret={token} onDone={finish} />
}

const lifetimeTexts = { 30: 'token.days_30', 90: 'token.days_90', 365: 'token.days_365' } as const

type FieldsProps = { onClose: () => void; onCreated: (token: string) => void }

function Fields({ onClose, onCreated }: FieldsProps) {
  const t = useText()
  const user = useUser()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>([])
  const [days, setDays] = useState<(typeof tokenLifetimes)[number]>(90)

  const body =
    name.trim() && scopes.length > 0 ? { name: name.trim(), scopes: [...scopes], days } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    const created = await withRecentSignIn(() => call('POST /user/api-tokens', { body }))
    onCreated(created.token)
  })

  return (
    <Form kind='dialog' {...form}>
      <Field
        label={t('token.name')}
        name='name'
        autoComplete='off'
        maxLength={maxTokenName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        hint={t('token.name_hint')}
        error={isAsked && !name.trim() ? t('token.name_missing') : undefined}
      />
      <ScopeChoice
        offered={user ? scopesFor(user) : []}
        chosen={scopes}
        onChange={setScopes}
        error={isAsked && scopes.length === 0 ? t('token.scopes_missing') : undefined}
      />
      <Select
        label={t('token.days')}
        options={tokenLifetimes.map((each) => ({
          id: String(each),
          label: t(lifetimeTexts[each]),
        }))}
        value={String(days)}
        onChange={(chosen) => setDays(tokenLifetimes.find((each) => String(each) === chosen) ?? 90)}
      />
      <ActionError title={t('token.not_created')} error={error} />
      <FormActions isBusy={isBusy} cancelLabel={t('token.cancel')} onCancel={onClose}>
        {t('token.create')}
      </FormActions>
    </Form>
  )
}
