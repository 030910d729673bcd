import { statesOf } from '@marea/contract/notifications/kind.ts'
import { definitionOf, notificationKindNames } from '@marea/contract/notifications/kinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceScenarios } from '../../../test/notifications/balance-scenarios.ts'
import { nameOf, testScenarios } from '../../../test/notifications/check-scenario.ts'
import { homeScenarios } from '../../../test/notifications/home-scenarios.ts'
import { moneyScenarios } from '../../../test/notifications/money-scenarios.ts'
import {
  type NotificationWorld,
  openNotificationWorld,
} from '../../../test/notifications/notification-world.ts'
import { searchScenarios } from '../../../test/notifications/search-scenarios.ts'
import { stayScenarios } from '../../../test/notifications/stay-scenarios.ts'
import { stayTimeScenarios } from '../../../test/notifications/stay-time-scenarios.ts'

let world: NotificationWorld

beforeAll(async () => {
  world = await openNotificationWorld()
})
afterAll(() => world.close())

test('there is a scenario for every kind and each of its states', () => {
  const all = notificationKindNames.flatMap((kind) => {
    const states = statesOf(definitionOf(kind))
    return states.length > 0 ? states.map((state) => `${kind}.${state}`) : [kind]
  })
  const scenarios = [
    ...stayScenarios,
    ...homeScenarios,
    ...searchScenarios,
    ...moneyScenarios,
    ...balanceScenarios,
    ...stayTimeScenarios,
  ]
  expect(scenarios.map(nameOf).sort()).toEqual(all.sort())
})

testScenarios([...stayScenarios, ...homeScenarios], () => world)
