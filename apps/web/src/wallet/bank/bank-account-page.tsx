import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { Button } from '#ui/button/button.tsx'
import { ItemListPage, ItemListSkeleton } from '#ui/item-list.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import { NewBankAccount } from './new-bank-account.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /bank-accounts')))
}

export default function BankAccountPage() {
  const t = useText()
  const isVisitor = useUser() === null
  return (
    <Settings title={t('bank.title')} description={t('bank.description')}>
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
    <Button icon='plus' onClick={() => setAdding(true)}>
      {t('bank.add')}
    </Button>
  )
  if (!loaded) return <ItemListSkeleton />
  if (!loaded.value) {
    return (
      <LoadError
        title={t('problem.bank_accounts.not_loaded')}
        error={loaded.error}
        onRetry={revalidate}
      />
    )
  }
  const accounts = loaded.value
  return (
    <>
      <ItemListPage
        isEmpty={accounts.length === 0}
        empty={{ title: t('bank.none'), description: t('bank.none_description') }}
        add={add}
      >
        <BankAccountList accounts={accounts} onChange={revalidate} />
      </ItemListPage>
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
    <Settings title={t('bank.title')} description={t('bank.description')}>
      <ItemListSkeleton />
    </Settings>
  )
}
