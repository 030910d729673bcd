import type { TransactionFilters, WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import type { ReactNode } from 'react'
import { callForFile } from '#platform/api/api.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { History } from './history.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { filterQuery } from './history-query.ts'
import type { Causes } from './transaction-text.ts'

type MovementsProps = {
  history: PagePart<{ items: WalletTransaction[]; next: number | null }>
  filters: TransactionFilters
  causes: Causes
  firstAct: ReactNode
  onRetry: () => Promise<void>
}

export function Transactions({ history, filters, causes, firstAct, onRetry }: MovementsProps) {
  const t = useText()
  const isFiltered = Object.keys(filters).length > 0
  const isEmpty = history.value?.items.length === 0
  if (isEmpty && !isFiltered) {
    return (
      <EmptyState title={t('wallet.none')} actions={firstAct}>
        {t('wallet.none_description')}
      </EmptyState>
    )
  }
  return (
    <Section
      title={t('wallet.transactions')}
      size='heading'
      actions={<Download filters={filters} />}
    >
      <HistoryFilters filters={filters} />
      {history.value && !isEmpty && (
        <History
          key={filterQuery(filters)}
          page={history.value}
          filters={filters}
          causes={causes}
        />
      )}
      {isEmpty && <NothingSuch />}
      {!history.value && (
        <LoadError title={t('wallet.load_failed')} error={history.error} onRetry={onRetry} />
      )}
    </Section>
  )
}

function NothingSuch() {
  const t = useText()
  return (
    <EmptyState
      title={t('wallet.no_matches')}
      level={3}
      actions={
        <LinkButton to='?' kind='quiet' replace preventScrollReset>
          {t('wallet.clear')}
        </LinkButton>
      }
    />
  )
}

/** Downloads the same transactions as CSV. */
function Download({ filters }: { filters: TransactionFilters }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function download() {
    attempt(async () => {
      const table = await callForFile('GET /wallet/transactions.csv', { query: filters })
      saveFile('marea-wallet.csv', table)
    })
  }

  return (
    <>
      <TextButton icon='download' aria-busy={isBusy} onClick={download}>
        {t('wallet.download')}
      </TextButton>
      <ActionError title={t('wallet.download_failed')} error={error} />
    </>
  )
}
