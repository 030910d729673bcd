import { settleStays } from '../../src/bookings/settle/settle.ts'
import { closeMonths } from '../../src/statements/monthly/seal/close-months.ts'
import { insertFeed, pauseFeed } from '../channels/channel-data.ts'
import { addBankAccount } from '../payouts/withdrawals.ts'
import { callAs, signedIn, signIn } from '../people.ts'
import { runFanOut } from '../run-fan-out.ts'
import { booked, homeOf, move } from '../stays.ts'
import { application, expenseDraft } from '../user-data.ts'
import { type EmailWorld, newOwner, tell } from './email-world.ts'

export async function sendFeedEmails(world: EmailWorld): Promise<void> {
  const { marea, ines, suiteId } = world
  const feedId = await insertFeed(marea, { suiteId, addedBy: ines.id })
  const subject = `suite:${suiteId}` as const
  const data = { feedId, ownerId: ines.id }
  const feeds = marea.db.updateTable('calendarFeeds').where('id', '=', feedId)
  await tell(world, { kind: 'channels.feed_recovered', subject, data })
  await feeds.set({ failures: 4, failure: 'address_refused' }).execute()
  const failing = { ...data, trouble: 'failing' as const }
  await tell(world, { kind: 'channels.feed_troubled', subject, data: failing })
  await pauseFeed(marea, feedId)
  await feeds.set({ checkedAt: marea.clock.now() }).execute()
  const paused = { ...data, trouble: 'paused' as const }
  await tell(world, { kind: 'channels.feed_troubled', subject, data: paused })
}

export async function sendAdminHomeEmails(world: EmailWorld): Promise<void> {
  const { ines, suiteId } = world
  const subject = `suite:${suiteId}` as const
  const data = { ownerId: ines.id, reason: 'The record shows another address.' }
  const license = 'fl_dbpr' as const
  await tell(world, { kind: 'suites.correction_asked', subject, data: { ...data, license } })
  await tell(world, { kind: 'suites.taken_off', subject, data })
  const lapsed = { ownerId: ines.id, license }
  await tell(world, { kind: 'suites.license_lapsed', subject, data: lapsed })
  const review = { ...data, id: crypto.randomUUID(), guestId: world.laura.id }
  await tell(world, { kind: 'reviews.hidden', subject, data: review })
  await tell(world, { kind: 'reviews.shown', subject, data: review })
}

export async function sendApplicationEmails({ marea, admin }: EmailWorld): Promise<void> {
  for (const decision of ['approval', 'rejection']) {
    const tomas = await signedIn(marea, `Tomas-${decision}`)
    const sent = await tomas.call('POST', '/owner-applications', { body: application })
    const body = decision === 'rejection' ? { reason: 'The city does not allow it.' } : undefined
    const url = `/admin/owner-applications/${sent.body.result.id}/${decision}`
    await admin.call('POST', url, body ? { body } : {})
  }
  await marea.runJobs()
}

export async function sendExpenseEmails({ marea, ines, admin }: EmailWorld): Promise<void> {
  const suite = 'casa-almendro'
  const paid = { ...expenseDraft, suite, paidBy: 'marea', vendor: 'Blue Pools' }
  await move(admin, '/admin/expenses', { ...paid, markup: 20_00 })
  const { id } = (await move(admin, '/admin/expenses', paid)).body.result.expense
  const reason = 'The vendor was paid twice.'
  await admin.call('DELETE', `/owner/expenses/${id}`, { body: { reason } })
  const pump = { suite, category: 'pool', concept: 'New pump', amount: 1_800_00 }
  const asked = (await move(admin, '/admin/expense-requests', pump)).body.result.id
  const declined = { body: { reason: 'The old pump still works.' } }
  await ines.call('POST', `/owner/expense-requests/${asked}/refusal`, declined)
  await marea.runJobs()
}

export async function sendCoHostEmails(world: EmailWorld): Promise<void> {
  const { marea, ines, others } = world
  const slugs = ['casa-almendro', ...others]
  const roles = ['view', 'calendar', 'full'] as const
  const rosa = await signedIn(marea, 'Rosa')
  await invite([{ slug: 'casa-almendro', role: 'view' }])
  await ines.call('DELETE', `/owner/suites/casa-almendro/co-hosts/${rosa.id}`)
  await marea.runJobs()
  await invite(slugs.map((slug, index) => ({ slug, role: roles[index] })))

  async function invite(homes: object[]): Promise<void> {
    const body = { email: rosa.email, homes }
    const sent = await ines.call('POST', '/owner/invitations', { body })
    await marea.runJobs()
    await rosa.call('POST', `/invitations/${sent.body.result.id}/acceptance`)
    await marea.runJobs()
  }
}

/** Payouts that are sent, returned, rejected and not made, then the statements of the months. */
export async function sendMoneyEmails(world: EmailWorld): Promise<void> {
  const { marea, laura, admin } = world
  const { owner, slug } = await newOwner(marea, 'Mateo')
  const account = await addBankAccount(owner)
  await booked(marea, laura, { slug, checkIn: '2026-11-18', checkOut: '2026-11-22' })
  marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const { token } = (await signIn(marea, owner.email)).body.result
  const mateo = { ...owner, call: callAs(marea, token) }
  const [returned, rejected] = [await pay(100_00), await pay(200_00)]
  const reason = { body: { reason: 'The account is closed.' } }
  await admin.call('POST', `/admin/withdrawals/${rejected}/rejection`, reason)
  await admin.call('POST', `/admin/withdrawals/${returned}/approval`)
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  await admin.call('POST', `/admin/payout-batches/${batch.body.result.id}/sending`)
  await marea.runJobs()
  await admin.call('POST', `/admin/withdrawals/${returned}/return`, reason)
  const subject = `user:${mateo.id}` as const
  for (const reason of [
    'no_bank_account',
    'bank_account_new',
    'bank_account_unusable',
    'email_unconfirmed',
  ]) {
    const data = { dueOn: '2026-11-24', reason }
    await tell(world, { kind: 'owners.payout_skipped', subject, data })
  }
  const statement = (month: string) =>
    tell(world, { kind: 'owners.statement_requested', subject, data: { month } })
  await statement('2026-11')
  marea.clock.set('2026-12-01T11:00:00Z')
  await runFanOut(marea.ctx(), closeMonths)
  await marea.runJobs()
  await statement('2026-11')

  async function pay(amount: number): Promise<string> {
    const { body } = await move(mateo, '/owner/payouts', { bankAccountId: account, amount })
    const items: { id: string; amount: { amount: number } }[] = body.result.items
    return items.find((item) => item.amount.amount === amount)?.id ?? ''
  }
}

export async function sendAgreementEmail({ marea, admin }: EmailWorld): Promise<void> {
  const { owner } = await newOwner(marea, 'Vera')
  await homeOf(marea, owner.id)
  const [known] = (await owner.call('GET', '/owner/agreements')).body.result.agreements
  const terms = {
    commissionPerMille: 170,
    reserveAmount: 1_500_00,
    noticeDays: 90,
    note: 'Agreed.',
  }
  const body = { ...terms, effectiveOn: '2026-12-01' }
  await admin.call('POST', `/admin/agreements/${known.id}/versions`, { body })
  await marea.runJobs()
}
