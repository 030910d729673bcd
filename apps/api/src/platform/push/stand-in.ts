import type { openPushStandIn } from '@marea/push-stand-in/open.ts'

export type PushStandIn = Awaited<ReturnType<typeof openPushStandIn>>
