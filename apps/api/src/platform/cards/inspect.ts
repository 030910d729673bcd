import type { Log } from '#platform/log/log.ts'
import { type Inspection, inspectStripe } from './stripe/inspect.ts'

type Given = {
  secretKey: string
  /** Where the processor sends its events. */
  webhookUrl: string
  /** Where the stand-in runs, it is asked instead. */
  standInPort: number | undefined
}

/** What the processor says about keys that may not run yet. */
export function inspectCards(
  { secretKey, webhookUrl, standInPort }: Given,
  log: Log,
): Promise<Inspection> {
  return inspectStripe(standInPort ? { secretKey, standInPort } : { secretKey }, webhookUrl, log)
}
