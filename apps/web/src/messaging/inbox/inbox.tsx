import type { ConversationCard } from '@marea/contract/messaging/endpoints.ts'
import type { ReactNode } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { LoadedConversations } from '#messaging/load-conversations.ts'
import { SearchField } from '#messaging/search/search-field.tsx'
import { useDebouncedCallback } from '#messaging/use-debounced-callback.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ConversationRow } from './conversation-row.tsx'
import styles from './inbox.module.css'
import { SearchResults } from './search-results.tsx'
import { useConversations } from './use-conversations.ts'

type InboxProps = {
  conversations: PagePart<LoadedConversations>
  /** The conversation open beside the list; on phones without one only the list shows. */
  openId?: string
  /** Shown above the list. */
  notice?: ReactNode
  /** Shown in place of an empty list. */
  empty?: ReactNode
  children: ReactNode
}

export function Inbox({ conversations, openId, notice, empty, children }: InboxProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const reloadSoon = useDebouncedCallback(revalidate)
  useLive(['messaging.*'], reloadSoon)
  return (
    <div
      className={styles.inbox}
      data-fills-the-page
      data-open={openId !== undefined || undefined}
      data-empty={empty ? true : undefined}
    >
      <nav className={styles.conversations} aria-label={t('messaging.conversations')}>
        <Heading level={openId === undefined ? 1 : 2}>{t('messaging.title')}</Heading>
        {!empty && <SearchField />}
        {notice}
        {empty}
        {conversations.value ? (
          <Listed listed={conversations.value} openId={openId} />
        ) : (
          <LoadError
            title={t('messaging.load_failed')}
            error={conversations.error}
            onRetry={revalidate}
          />
        )}
      </nav>
      {children}
    </div>
  )
}

function Listed({ listed, openId }: { listed: LoadedConversations; openId: string | undefined }) {
  const [params] = useSearchParams()
  const sought = params.get('q') ?? ''
  if (listed.hits) return <SearchResults found={listed.hits} sought={sought} openId={openId} />
  const isArchive = params.get('show') === 'archived'
  return (
    <>
      {isArchive && <ArchiveHead isEmpty={listed.items.length === 0} />}
      <ConversationList key={String(isArchive)} listed={listed} openId={openId} />
      {!isArchive && <ArchiveLink />}
    </>
  )
}

function ArchiveHead({ isEmpty }: { isEmpty: boolean }) {
  const t = useText()
  return (
    <>
      <p className={styles.archiveHead}>
        <ActionLink to='/chat' icon='left'>
          {t('messaging.all')}
        </ActionLink>
        <b>{t('messaging.archive_title')}</b>
      </p>
      {isEmpty && (
        <EmptyState title={t('messaging.archive_none')}>
          {t('messaging.archive_none_description')}
        </EmptyState>
      )}
    </>
  )
}

function ArchiveLink() {
  const t = useText()
  return (
    <p className={styles.archiveLink}>
      <ActionLink to='/chat?show=archived'>{t('messaging.archive_title')}</ActionLink>
    </p>
  )
}

function ConversationList({
  listed,
  openId,
}: {
  listed: LoadedConversations
  openId: string | undefined
}) {
  const t = useText()
  const { rooms, hasMore, isBusy, error, more } = useConversations(listed)
  return (
    <>
      <ul>
        {rooms.filter(hasMessages).map((room) => (
          <ConversationRow key={room.id} conversation={room} isOpen={room.id === openId} />
        ))}
      </ul>
      <ActionError title={t('messaging.load_failed')} error={error} />
      {hasMore && (
        <Button kind='quiet' small busy={isBusy} onClick={more}>
          {t('messaging.more')}
        </Button>
      )}
    </>
  )
}

type StartedConversation = ConversationCard & { last: NonNullable<ConversationCard['last']> }

function hasMessages(conversation: ConversationCard): conversation is StartedConversation {
  return conversation.last !== null
}
