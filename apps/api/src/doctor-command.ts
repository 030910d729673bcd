import { Resolver } from 'node:dns/promises'
import { type DoctorFinding, isTrouble, outcomeOf } from '@marea/contract/operations/doctor.ts'
import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { openFiles } from '#files/open.ts'
import { countFailing } from '#integrations/webhooks/endpoint-store.ts'
import { examine } from '#operations/doctor/examine.ts'
import { openCards } from '#platform/cards/open.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openLog } from '#platform/log/log.ts'
import { emailText } from '#platform/mail/layout.ts'
import { runCommand } from './run-command.ts'

const text = emailText(defaultLanguage)
const isJson = process.argv.includes('--json')

await runCommand(async ({ config, databaseUrl }) => {
  await using db = openDatabase(databaseUrl, { max: 5, timeoutMs: config.databaseTimeoutMs })
  const log = openLog('silent')
  const now = Temporal.Now.instant()
  const clock = { now: () => Temporal.Now.instant() }
  const cards = await openCards(config, { clock, log })
  const examined = {
    ...{ config, db, now, cards, files: openFiles(config), dns: new Resolver() },
    countFailingWebhooks: () => countFailing(db),
  }
  const findings = await examine(examined, { log })
  cards.standIn?.close()
  const written = isJson ? JSON.stringify(findings, null, 2) : findings.map(inWords).join('\n')
  process.stdout.write(`${written}\n`)
  return findings.every(({ code }) => outcomeOf(code) !== 'problem')
})
// A check that got no answer keeps its connection.
process.exit()

function inWords({ check, code, facts }: DoctorFinding): string {
  const outcome = text(`doctor.outcome.${outcomeOf(code)}`).padEnd(10)
  const line = `${outcome} ${text(`doctor.check.${check}`)}: ${text(`doctor.says.${code}`, facts)}`
  return isTrouble(code)
    ? `${line}\n${' '.repeat(11)}${text(`doctor.action.${code}`, facts)}`
    : line
}
