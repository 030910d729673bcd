import { notificationChannels } from '@marea/contract/notifications/channels.ts'
import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import { isOnByDefault, isSwitchable } from '@marea/contract/notifications/kind.ts'
import { definitionOf } from '@marea/contract/notifications/kinds.ts'
import { expect, test } from 'vitest'
import { notificationsConsequences } from '../../src/notifications/consequences.ts'
import { followStored } from '../../src/platform/events/consequences.ts'
import type { Guest } from '../stays.ts'
import { type Cast, emailsTo, type NotificationWorld, pushesTo } from './notification-world.ts'
import type { Scenario } from './scenario.ts'

export const nameOf = ({ kind, state = '' }: Scenario) => (state ? `${kind}.${state}` : kind)

/** Runs each scenario with the defaults, and one state of each kind with its channels switched off. */
export function testScenarios(scenarios: readonly Scenario[], world: () => NotificationWorld) {
  const named = (list: readonly Scenario[]) => list.map((each) => [nameOf(each), each] as const)
  const choosable = scenarios.filter(
    ({ kind }, index) =>
      scenarios.findIndex((each) => each.kind === kind) === index &&
      notificationChannels.some((channel) => isSwitchable(definitionOf(kind), channel)),
  )
  test.each(named(scenarios))(
    '%s follows from its action once, to its recipient, by the channels they want',
    async (_, scenario) => expectTold(await world().newCast(), scenario),
  )
  test.each(named(choosable))(
    '%s leaves out every channel that its recipient switched off',
    async (_, scenario) => expectSilent(await world().newCast(), scenario),
  )
}

async function expectTold(cast: Cast, scenario: Scenario): Promise<void> {
  const { kind, to, isEmailedLater } = scenario
  const record = definitionOf(kind)
  await scenario.prepare?.(cast)
  const recipient = cast[to]
  const emails = await emailsTo(cast, recipient)
  await scenario.act(cast, undefined)
  const isEmailed = (await emailsTo(cast, recipient)) > emails
  const [shown, ...more] = await listOf(cast, recipient, scenario)
  expect(more).toEqual([])
  expectWords(shown, scenario)
  for (const other of [cast.guest, cast.owner, cast.admin]) {
    if (other !== recipient) expect(await listOf(cast, other, scenario)).toEqual([])
  }
  const title = shown?.words[recipient.language]?.title ?? ''
  const pushes = pushesTo(cast, recipient).filter((push) => push.title === title)
  expect(pushes.map(({ path }) => path)).toEqual(isOnByDefault(record, 'push') ? [shown?.path] : [])
  if (!isEmailedLater) expect(isEmailed).toBe(isOnByDefault(record, 'email'))
  await replay(cast)
  expect(await listOf(cast, recipient, scenario)).toHaveLength(1)
  expect(pushesTo(cast, recipient).filter((push) => push.title === title)).toEqual(pushes)
}

async function expectSilent(cast: Cast, scenario: Scenario): Promise<void> {
  const { kind, to } = scenario
  const record = definitionOf(kind)
  await scenario.prepare?.(cast)
  const recipient = cast[to]
  for (const channel of notificationChannels.filter((each) => isSwitchable(record, each))) {
    const body = { kind, channel, isOn: false }
    expect((await recipient.call('PUT', '/notification-preferences', { body })).status).toBe(200)
  }
  const emails = await emailsTo(cast, recipient)
  const pushes = pushesTo(cast, recipient).length
  await scenario.act(cast, undefined)
  const isEmailed = (await emailsTo(cast, recipient)) > emails
  expect(await listOf(cast, recipient, scenario)).toHaveLength(isSwitchable(record, 'app') ? 0 : 1)
  expect(isEmailed).toBe(!isSwitchable(record, 'email'))
  if (isSwitchable(record, 'push')) expect(pushesTo(cast, recipient)).toHaveLength(pushes)
}

/** The notifications of this kind and state that a person sees. */
async function listOf(
  { marea }: Cast,
  person: Guest,
  { kind, en }: Scenario,
): Promise<Notification[]> {
  await marea.runJobs()
  const { body } = await person.call('GET', '/notifications')
  const items: Notification[] = body.result.items
  return items.filter((item) => item.kind === kind && matches(item.words.en.title, en.title))
}

function matches(text: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? text === expected : expected.test(text)
}

function expectWords(shown: Notification | undefined, { en, es, path }: Scenario) {
  const asked = { en, es }
  for (const language of ['en', 'es'] as const) {
    const { title, body, action } = shown?.words[language] ?? { title: '', body: '', action: '' }
    expect(title).toMatch(asked[language].title)
    expect(body).toMatch(asked[language].body)
    expect(action).not.toBe('')
  }
  expect(shown?.path).toMatch(path)
}

/** Follows the last events once more, as after a crash. */
async function replay({ marea }: Cast): Promise<void> {
  const rows = await marea.db
    .selectFrom('events')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(30)
    .execute()
  await followStored(marea.ctx(), { notifications: notificationsConsequences }, rows)
  await marea.runJobs()
}
