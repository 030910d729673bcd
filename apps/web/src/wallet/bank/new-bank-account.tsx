import type { FormEvent } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { CountryChoice, KindChoice } from './account-choices.tsx'
import styles from './bank-accounts.module.css'
import { BankNumberField } from './bank-number-field.tsx'
import { useNewAccount } from './use-new-account.ts'

type NewBankAccountProps = {
  /** The first one is always the default. */
  isFirst: boolean
  onClose: () => void
  onAdded: () => Promise<void>
}

export function NewBankAccount(props: NewBankAccountProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={props.onClose} title={t('bank.add')}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({ isFirst, onClose, onAdded }: NewBankAccountProps) {
  const t = useText()
  const account = useNewAccount({ isFirst })
  const { isBusy, error, attempt, clearError } = useAttempt()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { body, hasErrors, fields } = account
    fields.settleAll()
    if (hasErrors) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await withRecentSignIn(() => call('POST /bank-accounts', { body }))
      toast.success(t('bank.added'))
      onClose()
      await onAdded()
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <AccountFields account={account} isFirst={isFirst} />
      <ActionError title={t('problem.bank_accounts.not_saved')} error={error} />
      <FormActions isBusy={isBusy} cancelLabel={t('bank.cancel')} onCancel={onClose}>
        {t('bank.add')}
      </FormActions>
    </Form>
  )
}

type AccountFieldsProps = { account: ReturnType<typeof useNewAccount>; isFirst: boolean }

function AccountFields({ account, isFirst }: AccountFieldsProps) {
  const t = useText()
  const { fields, errors, body, choose } = account
  const isUnnamed = account.isNameless && fields.isSettled('bankName')
  return (
    <>
      <div className={styles.choices}>
        <CountryChoice value={body.country} onChange={(country) => choose({ country })} />
        <KindChoice value={body.kind} onChange={(kind) => choose({ kind })} />
      </div>
      {body.country === 'US' && (
        <BankNumberField number='routing' fields={fields} error={errors.routingNumber} />
      )}
      <BankNumberField
        key={body.country}
        number={body.country === 'US' ? 'account' : 'clabe'}
        fields={fields}
        error={errors.accountNumber}
      />
      <Field
        {...fields.bind('bankName')}
        label={t('bank.name')}
        autoComplete='off'
        maxLength={80}
        placeholder={account.suggested}
        hint={t('bank.name_hint')}
        error={isUnnamed ? t('bank.name_required') : undefined}
      />
      <Checkbox
        name='isDefault'
        checked={body.isDefault}
        disabled={isFirst}
        onChange={({ target }) => choose({ isDefault: target.checked })}
        note={isFirst ? t('bank.first_default') : undefined}
      >
        {t('bank.is_default')}
      </Checkbox>
      <p className='tiny soft'>{t('bank.encrypted')}</p>
    </>
  )
}
