import type { Message, RoomCard, RoomNote } from '@marea/contract/messaging/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatDays } from '#suites/days.ts'
import { formatMoney } from '#ui/format/format-money.ts'

/** Describes what happened to a stay in the reader's language. */
export function useNoteText(): (note: RoomNote) => string {
  const t = useText()
  const language = useLanguage()
  return ({ kind, reference, checkIn, checkOut, total, by }) => {
    const days = formatDays(checkIn, checkOut, language)
    const params = { reference, days, total: formatMoney(total.amount, language) }
    return kind === 'cancelled'
      ? t(`messaging.note.cancelled_${by ?? 'platform'}`, params)
      : t(`messaging.note.${kind}`, params)
  }
}

export function useNameOf(): (room: Pick<RoomCard, 'side' | 'other'>) => string {
  const t = useText()
  return ({ side, other }) =>
    other.firstName ?? t(side === 'guest' ? 'messaging.gone_owner' : 'messaging.gone_guest')
}

/** The last message of a conversation as its row in the list shows it. */
export function useLastMessageText(): (room: RoomCard & { last: Message }) => string {
  const t = useText()
  const noteWords = useNoteText()
  return ({ last, side }) => {
    if (last.note) return noteWords(last.note)
    if (last.text === null) return t('messaging.erased')
    return last.from === side ? t('messaging.you', { words: last.text }) : last.text
  }
}
