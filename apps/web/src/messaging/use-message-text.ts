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

/** Readers are addressed as “you”; the other person is named if they still have a name. */
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

export function useTitleOf(): (conversation: Named) => string {
  const t = useText()
  const nameOf = useNameOf()
  return (conversation) => {
    const { suite } = conversation
    const name = nameOf(conversation)
    return suite ? t('messaging.thread', { name, home: suite.name }) : name
  }
}

/** Names the other sender; messages of the team include the name of the person who wrote them. */
export function useSenderOf(): (message: Pick<Message, 'author'>, conversation: Named) => string {
  const t = useText()
  const nameOf = useNameOf()
  return ({ author }, conversation) => {
    const name = nameOf(conversation)
    return author ? t('messaging.support_by', { support: name, name: author }) : name
  }
}

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
