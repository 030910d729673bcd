import type { openPushStandIn } from '@marea/push-stand-in/open.ts'

/** Messages to devices go to the push services of browsers; a demo has its own. */
export type PushPort = { standIn?: Awaited<ReturnType<typeof openPushStandIn>> }
