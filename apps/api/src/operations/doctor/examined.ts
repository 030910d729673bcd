import type { Resolver } from 'node:dns/promises'
import type { DoctorCheck, DoctorCode, DoctorFinding } from '@marea/contract/operations/doctor.ts'
import type { Config } from '#config.ts'
import type { CardsPort } from '#platform/cards/port.ts'
import type { Db } from '#platform/db/database.ts'
import type { FilePort } from '#platform/ports.ts'

/** What the checks look at, in a running process and on the command line. */
export type Examined = {
  config: Config
  db: Db
  now: Temporal.Instant
  files: FilePort
  cards: CardsPort
  dns: Pick<Resolver, 'resolveTxt' | 'resolveMx'>
  countFailingWebhooks: () => Promise<number>
}

export type Found = Pick<DoctorFinding, 'code' | 'facts'>

export type Check = (examined: Examined) => Promise<Found>

export type Checks = Record<DoctorCheck, Check>

export function found(code: DoctorCode, facts: DoctorFinding['facts'] = {}): Found {
  return { code, facts }
}

/** Names what failed without its message, which may contain an address with a password. */
export function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  const known = [code, name].find((each) => typeof each === 'string' && /^\w{2,40}$/.test(each))
  return known ?? 'unknown'
}
