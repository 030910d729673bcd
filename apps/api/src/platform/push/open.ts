import { openPushStandIn } from '@marea/push-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { PushPort } from './port.ts'

/** Without the stand-in only push services at public addresses are contacted. */
export async function openPush({
  hasPushStandIn,
}: Pick<Config, 'hasPushStandIn'>): Promise<PushPort> {
  return hasPushStandIn ? { standIn: await openPushStandIn() } : {}
}
