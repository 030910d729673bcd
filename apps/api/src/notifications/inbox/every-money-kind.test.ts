import { afterAll, beforeAll } from 'vitest'
import { testScenarios } from '../../../test/notifications/check-scenario.ts'
import { hoursScenarios } from '../../../test/notifications/hours-scenarios.ts'
import { moneyScenarios } from '../../../test/notifications/money-scenarios.ts'
import {
  type NotificationWorld,
  openNotificationWorld,
} from '../../../test/notifications/notification-world.ts'
import { restScenarios } from '../../../test/notifications/rest-scenarios.ts'
import { searchScenarios } from '../../../test/notifications/search-scenarios.ts'

let world: NotificationWorld

beforeAll(async () => {
  world = await openNotificationWorld()
})
afterAll(() => world.close())

testScenarios(
  [...moneyScenarios, ...restScenarios, ...hoursScenarios, ...searchScenarios],
  () => world,
)
