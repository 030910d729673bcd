import type {
  ConversationCard,
  ConversationNote,
  Message,
} from '@marea/contract/messaging/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

type Sides = Pick<ConversationCard, 'side' | 'other'>
type Named = Sides & Pick<ConversationCard, 'suite'>

/** Describes what happened to a stay in the reader's language. */
export function useNoteText(): (note: ConversationNote, sides: Sides) => string {
  const t = useText()
  const language = useLanguage()
  return ({ kind, reference, checkIn, checkOut, total, by }, sides) => {
    const days = formatDayRange(checkIn, checkOut, language)
    const name = sides.other.firstName ?? ''
    const params = { reference, days, name, total: formatMoney(total.amount, language) }
    return kind === 'cancelled'
      ? t(`messaging.note.cancelled_${cancelledBy(by, sides)}`, params)
      : t(`messaging.note.${kind}`, params)
  }
}

/** Readers are told of themselves as you, and of the other by name where there still is one. */
export function cancelledBy(by: ConversationNote['by'], { side, other }: Sides) {
  if (by === side) return 'you'
  if (by === 'guest' || by === 'owner') return other.firstName === null ? by : 'name'
  return 'platform'
}

export function useNameOf(): (conversation: Named) => string {
  const t = useText()
  return ({ side, other, suite }) => {
    if (suite === null) return t('messaging.support')
    return (
      other.firstName ?? t(side === 'guest' ? 'messaging.deleted_owner' : 'messaging.deleted_guest')
    )
  }
}

/** Who it is with and about which home, as the list and the page name it. */
export function useTitleOf(): (conversation: Named) => string {
  const t = useText()
  const nameOf = useNameOf()
  return (conversation) => {
    const { suite } = conversation
    const name = nameOf(conversation)
    return suite ? t('messaging.thread', { name, home: suite.name }) : name
  }
}

/** Who wrote a message of the other: in the team's conversation with the name of the person. */
export function useSenderOf(): (message: Pick<Message, 'author'>, conversation: Named) => string {
  const t = useText()
  const nameOf = useNameOf()
  return ({ author }, conversation) => {
    const name = nameOf(conversation)
    return author ? t('messaging.support_by', { support: name, name: author }) : name
  }
}

/** The last message of a conversation as its row in the list shows it. */
export function useLastMessageText(): (
  conversation: ConversationCard & { last: Message },
) => string {
  const t = useText()
  return ({ last, side }) => {
    if (last.text === null) return t('messaging.erased')
    const words = last.text || t('messaging.photos', { count: last.photos.length })
    return last.from === side ? t('messaging.you', { words }) : words
  }
}
