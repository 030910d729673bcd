import { financialsRoutes } from './financials/routes.ts'
import { monthlyRoutes } from './monthly/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import { taxRoutes } from './taxes/tax-routes.ts'

export const statementsRoutes = {
  ...financialsRoutes,
  ...reportsRoutes,
  ...monthlyRoutes,
  ...taxRoutes,
}
