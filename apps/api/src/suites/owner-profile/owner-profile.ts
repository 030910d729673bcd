import {
  type OwnerProfile,
  type SpokenLanguage,
  spokenLanguages,
} from '@marea/contract/suites/owner-profile.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { findLanguagesOf, upsertLanguages } from './owner-profile-store.ts'

export async function showOwnerProfile(ctx: Ctx): Promise<OwnerProfile> {
  return { languages: await languagesOf(ctx, personOf(ctx).userId) }
}

/** In the order of the list, whatever the order in which they were chosen. */
export async function languagesOf({ db }: Pick<Ctx, 'db'>, ownerId: string) {
  const chosen = new Set(await findLanguagesOf(db, ownerId))
  return spokenLanguages.filter((language) => chosen.has(language))
}

export async function saveOwnerProfile(
  ctx: Ctx,
  { languages }: { languages: readonly SpokenLanguage[] },
): Promise<OwnerProfile> {
  const { userId } = personOf(ctx)
  await inTransaction(ctx, async (ctx) => {
    const chosen = spokenLanguages.filter((language) => languages.includes(language))
    await upsertLanguages(ctx.db, userId, { languages: chosen, changedAt: ctx.now })
    await recordEvent(ctx, {
      kind: 'identity.profile_changed',
      subject: `user:${userId}`,
      data: { fields: ['languages'] },
    })
  })
  return showOwnerProfile(ctx)
}
