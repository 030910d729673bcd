import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { SignInPrompt } from '#identity/sign-in-prompt.tsx'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { partOf } from '#platform/part.ts'
import { useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { Settings } from '#shell/settings.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { KeptPage, KeptWaiting } from '#ui/kept-list.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import { NewBankAccount } from './new-bank-account.tsx'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader() {
  return forReader(() => partOf(call('GET /bank-accounts')))
}

/** Opens for anyone; a visitor is asked to sign in where the accounts would stand. */
export default function BankAccountPage() {
  const t = useText()
  const isVisitor = useUser() === null
  return (
    <Settings title={t('bank.title')} says={t('bank.says')}>
      {isVisitor ? <SignInPrompt /> : <Accounts />}
    </Settings>
  )
}

function Accounts() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const [isAdding, setAdding] = useState(search.has('add'))
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name='plus' small />
      {t('bank.add')}
    </Button>
  )
  if (!loaded) return <KeptWaiting />
  if (!loaded.value) {
    return (
      <NotRead
        title={t('problem.bank_accounts.not_loaded')}
        error={loaded.error}
        onAgain={revalidate}
      />
    )
  }
  const accounts = loaded.value
  return (
    <>
      <KeptPage
        isEmpty={accounts.length === 0}
        none={{ title: t('bank.none'), says: t('bank.none_says') }}
        add={add}
      >
        <BankAccountList accounts={accounts} onChange={revalidate} />
      </KeptPage>
      {isAdding && (
        <NewBankAccount
          isFirst={accounts.length === 0}
          onClose={() => setAdding(false)}
          onAdded={revalidate}
        />
      )}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('bank.title')} says={t('bank.says')}>
      <KeptWaiting />
    </Settings>
  )
}
