/** How soon an owner usually replies, from the fastest on. */
export const replyTimes = ['few_minutes', 'hour', 'few_hours', 'day'] as const
export type ReplyTime = (typeof replyTimes)[number]

const minute = 60
const hour = 60 * minute

/** The longest median reply time of each; slower owners show none. */
const limits: Record<ReplyTime, number> = {
  few_minutes: 15 * minute,
  hour,
  few_hours: 6 * hour,
  day: 24 * hour,
}

const minConversations = 3

/** Null while too few conversations are known. */
export function replyTimeOf(
  known: { medianSeconds: number | null; conversations: number | null } | undefined,
): ReplyTime | null {
  if (!known || known.medianSeconds === null) return null
  const { medianSeconds, conversations } = known
  if ((conversations ?? 0) < minConversations) return null
  return replyTimes.find((each) => medianSeconds <= limits[each]) ?? null
}
