import type { LoadedConversations } from '#messaging/load-conversations.ts'
import styles from '#messaging/search/search.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ConversationRow } from './conversation-row.tsx'

type SearchResultsProps = {
  found: NonNullable<LoadedConversations['hits']>
  sought: string
  openId: string | undefined
}

export function SearchResults({ found, sought, openId }: SearchResultsProps) {
  const t = useText()
  return (
    <>
      <p role='status' className={`soft small ${styles.count}`}>
        {found.length > 0 && t('messaging.search_found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState title={t('messaging.search_none', { words: sought })}>
          {t('messaging.search_none_description')}
        </EmptyState>
      )}
      <ul>
        {found.map(({ matches, match, ...conversation }) => {
          const last = match ?? conversation.last
          return (
            last && (
              <ConversationRow
                key={conversation.id}
                conversation={{ ...conversation, last }}
                isOpen={conversation.id === openId}
                hit={{ sought, matches, messageId: match?.id }}
              />
            )
          )
        })}
      </ul>
    </>
  )
}
