import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { acceptInvitation } from '../../apps/api/src/suites/co-hosts/invitation.ts'
import { inviteCoHost } from '../../apps/api/src/suites/co-hosts/invite.ts'
import { actAs } from '../history/act-as.ts'

/** Diego manages the calendar of one of Inés's homes, and an assistant has yet to accept. */
export async function seedCoHosts(ctx: TransactionCtx): Promise<void> {
  const ines = await actAs(ctx, 'owner@marea.test')
  const joined = { ...ines, now: ctx.now.subtract({ hours: 40 * 24 }) }
  const { id } = await inviteCoHost(joined, {
    email: 'diego@marea.test',
    homes: [{ slug: 'casa-almendro', role: 'calendar' }],
  })
  const diego = await actAs(ctx, 'diego@marea.test')
  await acceptInvitation({ ...diego, now: joined.now.add({ hours: 5 }) }, id)
  await inviteCoHost(
    { ...ines, now: ctx.now.subtract({ hours: 30 }) },
    {
      email: 'lucia.prado@correo.test',
      homes: [
        { slug: 'villa-bugambilia', role: 'full' },
        { slug: 'casa-almendro', role: 'view' },
      ],
    },
  )
}
