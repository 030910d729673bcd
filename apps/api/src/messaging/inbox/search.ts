import type { ConversationHit } from '@marea/contract/messaging/search.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { personOf } from '#identity/account/user.ts'
import { messageOf } from '#messaging/conversation.ts'
import { toConversationCards } from '#messaging/conversations.ts'
import { findMessages, listConversationsById } from '#messaging/store.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import { emailText } from '#platform/mail/layout.ts'
import { searchConversations } from './inbox-store.ts'

const maxHits = 50

/** The user's own conversations, archived ones too, with the newest message that matches. */
export async function searchOwnConversations(
  ctx: Ctx,
  words: string,
): Promise<{ items: ConversationHit[] }> {
  const { userId } = personOf(ctx)
  const supportNames = languages
    .map((each) => emailText(each, namesOf(ctx.brand))('messaging.support'))
    .join(' · ')
  const found = await searchConversations(ctx.db, { userId, words, supportNames, limit: maxHits })
  const rows = await listConversationsById(ctx.db, userId, ids(found))
  const cards = new Map((await toConversationCards(ctx, rows)).map((card) => [card.id, card]))
  const messages = await findMessages(
    ctx.db,
    found.flatMap(({ messageId }) => messageId ?? []),
  )
  const items = found.flatMap(({ id, matches }): ConversationHit[] => {
    const card = cards.get(id)
    const row = rows.find((each) => each.id === id)
    const message = messages.find(({ roomId }) => roomId === id)
    if (!card || !row) return []
    return [{ ...card, matches, match: message ? messageOf(row, message) : null }]
  })
  return { items }
}

function ids(found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => id)
}
