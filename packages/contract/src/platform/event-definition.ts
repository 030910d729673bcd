import type { z } from 'zod'

export type EventDefinition<Role extends string = string> = {
  /** The type of the subject, which is stored as `suite:<id>`. */
  subject:
    | 'user'
    | 'suite'
    | 'coupon'
    | 'expense'
    | 'expense_request'
    | 'expense_schedule'
    | 'application'
    | 'texts'
    | 'tax'
    | 'switch'
    | 'brand'
    | 'article'
    | 'neighborhood'
    | 'place'
  data: z.ZodObject
  /** Who is notified live: the user it happened to, or the users whose ids are in these fields. */
  audience: readonly string[]
  /** Co-hosts with at least this role in the home are notified too. */
  coHosts?: Role
  /** Changes what every visitor reads, so cached pages are dropped. */
  isPublic?: boolean
}

type AudienceField<Definition extends EventDefinition> =
  | keyof z.infer<Definition['data']>
  | (Definition['subject'] extends 'user' ? 'subject' : never)

/** Checks that the fields of each audience are in the data of its event. */
export function defineEvents<const Table extends Record<string, EventDefinition>>(
  table: Table & {
    [Kind in keyof Table]: { audience: readonly AudienceField<Table[Kind]>[] }
  },
): Table {
  return table
}
