import type { BankAccount } from '@marea/contract/bank-accounts.ts'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { withFreshSignIn } from '#platform/door.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { AskDialog } from '#ui/ask-dialog.tsx'
import { Refused } from '#ui/refused.tsx'
import { accountName } from './account-name.ts'

type RemoveBankAccountProps = {
  account: BankAccount
  hasOthers: boolean
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemoveBankAccount(props: RemoveBankAccountProps) {
  const { account, hasOthers, onClose, onRemoved } = props
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function remove() {
    attempt(async () => {
      const params = { id: account.id }
      await withFreshSignIn(() => call('DELETE /bank-accounts/:id', { params }))
      toast.success(t('bank.removed'))
      onClose()
      await onRemoved()
    })
  }

  return (
    <AskDialog
      title={t('bank.remove_ask', { name: accountName(account) })}
      keep={t('bank.keep')}
      onClose={onClose}
      act={t('bank.remove')}
      isDangerous
      isBusy={isBusy}
      onAct={remove}
    >
      <p>{t('bank.remove_says')}</p>
      {account.isDefault && hasOthers && <p className='soft'>{t('bank.remove_heir')}</p>}
      {error !== null && <Refused title={t('problem.bank_accounts.not_saved')} error={error} />}
    </AskDialog>
  )
}
