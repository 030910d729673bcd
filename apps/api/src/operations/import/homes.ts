import { isEmail, isPhone } from '@marea/contract/identity/registration-rules.ts'
import type { RowProblem } from '@marea/contract/operations/imports/imports.ts'
import { toVisibleText } from '@marea/contract/platform/line-rules.ts'
import { grantProfile } from '#identity/account/account.ts'
import { findConfirmedAccount } from '#identity/people/confirmed-account.ts'
import { hasHomeNamed } from '#suites/find-homes.ts'
import { deleteUntouchedDraft } from '#suites/listing/delete-untouched-draft.ts'
import { startListing } from '#suites/listing/start-listing.ts'
import { accountFor } from './account-for.ts'
import type { Cells, ImportedKind } from './import-kind.ts'
import { readHome } from './read-home.ts'

/** Each becomes a draft of its owner, who adds photos and publishes it. */
export const importedHomes: ImportedKind = {
  async read(ctx, cells) {
    const owner = ownerIn(cells)
    const { contents, neighborhood, problems } = await readHome(ctx, cells)
    const account = await findConfirmedAccount(ctx, owner.email)
    const wrong = [...problems, ...ownerProblems(owner, account !== undefined)]
    const { name, kind } = contents?.basics ?? { name: '', kind: 'house' as const }
    if (account && (await hasHomeNamed(ctx, account.id, name))) {
      wrong.push({ column: 'name', code: 'already_here', detail: name })
    }
    if (!contents || neighborhood === null || wrong.length > 0) return { problems: wrong }
    return {
      key: `${owner.email.toLowerCase()} ${name.toLowerCase()}`,
      async add(ctx) {
        const { id: ownerId, people } = await accountFor(ctx, owner)
        await grantProfile(ctx, ownerId, 'OWNER')
        const known = { name, kind, neighborhood }
        const { id } = await startListing(ctx, ownerId, known, contents)
        return { subject: `suite:${id}`, people }
      },
    }
  },
  remove: deleteUntouchedDraft,
}

function ownerIn(cells: Cells) {
  return {
    email: cells('ownerEmail').normalize('NFKC'),
    fullName: toVisibleText(cells('ownerName')),
    phone: cells('ownerPhone'),
  }
}

function ownerProblems(
  { email, fullName, phone }: ReturnType<typeof ownerIn>,
  isKnown: boolean,
): RowProblem[] {
  return [
    ...(isEmail(email)
      ? []
      : [{ column: 'ownerEmail', code: 'not_email' as const, detail: email }]),
    ...(isKnown || fullName
      ? []
      : [{ column: 'ownerName', code: 'owner_unnamed' as const, detail: '' }]),
    ...(phone === '' || isPhone(phone)
      ? []
      : [{ column: 'ownerPhone', code: 'not_phone' as const, detail: phone.slice(0, 80) }]),
  ]
}
