import type { BankAccount } from '@marea/contract/bank-accounts.ts'
import { useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { withFreshSignIn } from '#platform/door.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { State } from '#ui/badge.tsx'
import { KeptList, KeptThing } from '#ui/kept-list.tsx'
import type { MenuEntry } from '#ui/menu-entry.ts'
import { Refused } from '#ui/refused.tsx'
import { accountName } from './account-name.ts'
import { EditBankAccount } from './edit-bank-account.tsx'
import { RemoveBankAccount } from './remove-bank-account.tsx'
import { useAccountFacts } from './use-account-facts.ts'

type BankAccountListProps = { accounts: BankAccount[]; onChange: () => Promise<void> }

export function BankAccountList({ accounts, onChange }: BankAccountListProps) {
  return (
    <KeptList>
      {accounts.map((account) => (
        <Row
          key={account.id}
          account={account}
          hasOthers={accounts.length > 1}
          onChange={onChange}
        />
      ))}
    </KeptList>
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

  const edit: MenuEntry = {
    id: 'edit',
    label: t('bank.edit'),
    icon: 'edit',
    onSelect: () => setAsks('edit'),
  }
  const prefer: MenuEntry = {
    id: 'default',
    label: t('bank.make_default'),
    icon: 'check',
    onSelect: makeDefault,
  }
  const remove: MenuEntry = {
    id: 'remove',
    label: t('bank.remove'),
    icon: 'trash',
    isDangerous: true,
    opensGroup: true,
    onSelect: () => setAsks('remove'),
  }
  return (
    <KeptThing
      icon='bank'
      name={account.bankName}
      menu={{
        label: t('bank.more', { name }),
        entries: account.isDefault ? [edit, remove] : [edit, prefer, remove],
      }}
      wrong={
        error !== null && <Refused title={t('problem.bank_accounts.not_saved')} error={error} />
      }
      over={asks && <Asked asks={asks} {...{ account, hasOthers, onChange, onClose: close }} />}
    >
      <p className='soft small'>{factsOf(account)}</p>
      {account.isDefault && <State tone='good'>{t('bank.default')}</State>}
    </KeptThing>
  )
}

type AskedProps = RowProps & { asks: 'edit' | 'remove'; onClose: () => void }

function Asked({ asks, account, hasOthers, onClose, onChange }: AskedProps) {
  if (asks === 'edit') {
    return <EditBankAccount account={account} onClose={onClose} onSaved={onChange} />
  }
  return (
    <RemoveBankAccount
      account={account}
      hasOthers={hasOthers}
      onClose={onClose}
      onRemoved={onChange}
    />
  )
}
