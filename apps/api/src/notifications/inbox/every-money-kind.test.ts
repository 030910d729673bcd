import { afterAll, beforeAll } from 'vitest'
import { balanceScenarios } from '../../../test/notifications/balance-scenarios.ts'
import { testScenarios } from '../../../test/notifications/check-scenario.ts'
import { moneyScenarios } from '../../../test/notifications/money-scenarios.ts'
import {
  type NotificationWorld,
  openNotificationWorld,
} from '../../../test/notifications/notification-world.ts'
import { searchScenarios } from '../../../test/notifications/search-scenarios.ts'
import { stayTimeScenarios } from '../../../test/notifications/stay-time-scenarios.ts'

let world: NotificationWorld

beforeAll(async () => {
  world = await openNotificationWorld()
})
afterAll(() => world.close())

testScenarios(
  [...moneyScenarios, ...balanceScenarios, ...stayTimeScenarios, ...searchScenarios],
  () => world,
)
