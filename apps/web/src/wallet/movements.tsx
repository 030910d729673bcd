import type { TransactionFilters, WalletTransaction } from '@marea/contract/wallet.ts'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useAttempt } from '#identity/use-attempt.ts'
import { callForFile } from '#platform/api.ts'
import type { Part } from '#platform/part.ts'
import { saveFile } from '#platform/save-file.ts'
import { useText } from '#platform/texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Heading } from '#ui/heading.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { Refused } from '#ui/refused.tsx'
import { TextButton } from '#ui/text-link.tsx'
import { filterQuery } from './filters.ts'
import { History } from './history.tsx'
import { HistoryFilters } from './history-filters.tsx'
import type { Causes } from './line-words.ts'
import styles from './wallet.module.css'

type MovementsProps = {
  history: Part<{ items: WalletTransaction[]; next: number | null }>
  filters: TransactionFilters
  causes: Causes
  /** What to do in a wallet where nothing has moved. */
  firstAct: ReactNode
}

export function Movements({ history, filters, causes, firstAct }: MovementsProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const isFiltered = Object.keys(filters).length > 0
  const isEmpty = history.value?.items.length === 0
  if (isEmpty && !isFiltered) {
    return (
      <EmptyState title={t('wallet.none')} acts={firstAct}>
        {t('wallet.none_says')}
      </EmptyState>
    )
  }
  return (
    <section className={styles.movements}>
      <div className={styles.head}>
        <Heading level={2}>{t('wallet.movements')}</Heading>
        <Download filters={filters} />
      </div>
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
        <NotRead title={t('wallet.not_loaded')} error={history.error} onAgain={revalidate} />
      )}
    </section>
  )
}

function NothingSuch() {
  const t = useText()
  return (
    <EmptyState
      title={t('wallet.none_such')}
      level={3}
      acts={
        <LinkButton to='?' kind='quiet' replace preventScrollReset>
          {t('wallet.clear')}
        </LinkButton>
      }
    />
  )
}

/** The same lines as a table for a spreadsheet. */
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
      {error !== null && <Refused title={t('wallet.download_failed')} error={error} />}
    </>
  )
}
