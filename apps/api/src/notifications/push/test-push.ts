import { personOf } from '#identity/account/user.ts'
import { namesOf } from '#platform/brand/brand.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { emailText } from '#platform/mail/layout.ts'
import { takeTurn } from './limit.ts'
import { sendPush } from './send-push.ts'

/** Lets a person check that notifications arrive on all devices where they are on. */
export async function sendTestPush(ctx: Ctx): Promise<{ done: true }> {
  const { userId, language } = personOf(ctx)
  await takeTurn(ctx)
  const text = emailText(language, namesOf(ctx.brand))
  const [title, body] = [text('push.test_title'), text('push.test_body')]
  await inTransaction(ctx, (ctx) =>
    sendPush(ctx, { userId, title, body, path: '/account-settings/notifications', tag: 'test' }),
  )
  return { done: true }
}
