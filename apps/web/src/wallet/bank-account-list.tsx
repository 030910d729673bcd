import type { BankAccount } from '@marea/contract/bank-accounts.ts'
import { useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { withFreshSignIn } from '#platform/door.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { State } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { Refused } from '#ui/refused.tsx'
import { accountName } from './account-name.ts'
import styles from './bank-accounts.module.css'
import { EditBankAccount } from './edit-bank-account.tsx'
import { RemoveBankAccount } from './remove-bank-account.tsx'
import { useAccountFacts } from './use-account-facts.ts'

type BankAccountListProps = { accounts: BankAccount[]; onChange: () => Promise<void> }

export function BankAccountList({ accounts, onChange }: BankAccountListProps) {
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <Row
          key={account.id}
          account={account}
          hasOthers={accounts.length > 1}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  account: BankAccount
  hasOthers: boolean
  onChange: () => Promise<void>
}

function Row({ account, hasOthers, onChange }: RowProps) {
  const t = useText()
  const factsOf = useAccountFacts()
  const [asks, setAsks] = useState<'edit' | 'remove'>()
  const { error, attempt } = useAttempt()
  const name = accountName(account)
  const close = () => setAsks(undefined)

  function makeDefault() {
    attempt(async () => {
      const given = { params: { id: account.id }, body: { isDefault: true } as const }
      await withFreshSignIn(() => call('PUT /bank-accounts/:id', given))
      toast.success(t('bank.made_default', { name }))
      await onChange()
    })
  }

  return (
    <li>
      <Icon name='bank' />
      <div className={styles.words}>
        <p className={styles.name}>{account.bankName}</p>
        <p className='soft small'>{factsOf(account)}</p>
        {account.isDefault && <State tone='good'>{t('bank.default')}</State>}
      </div>
      <MenuButton
        label={t('bank.more', { name })}
        className={styles.more}
        entries={[
          { id: 'edit', label: t('bank.edit'), icon: 'edit', onSelect: () => setAsks('edit') },
          ...(account.isDefault
            ? []
            : [
                {
                  id: 'default',
                  label: t('bank.make_default'),
                  icon: 'check' as const,
                  onSelect: makeDefault,
                },
              ]),
          {
            id: 'remove',
            label: t('bank.remove'),
            icon: 'trash',
            isDangerous: true,
            opensGroup: true,
            onSelect: () => setAsks('remove'),
          },
        ]}
      >
        <Icon name='more' small />
      </MenuButton>
      {error !== null && (
        <div className={styles.wrong}>
          <Refused title={t('problem.bank_accounts.not_saved')} error={error} />
        </div>
      )}
      {asks === 'edit' && <EditBankAccount account={account} onClose={close} onSaved={onChange} />}
      {asks === 'remove' && (
        <RemoveBankAccount
          account={account}
          hasOthers={hasOthers}
          onClose={close}
          onRemoved={onChange}
        />
      )}
    </li>
  )
}
