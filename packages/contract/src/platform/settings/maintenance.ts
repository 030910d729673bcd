import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

export const maintenanceMinutes = { min: 5, max: 24 * 60 }

export const Maintenance = z.object({
  endsAt: z.iso.datetime(),
  reason: z.string(),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
})
export type Maintenance = z.infer<typeof Maintenance>

export const NewMaintenance = z.strictObject({
  minutes: z.int().min(maintenanceMinutes.min).max(maintenanceMinutes.max),
  reason: z.string().trim().min(3).max(500),
})
export type NewMaintenance = z.infer<typeof NewMaintenance>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const
/** Null while Marea is open. */
const result = Maintenance.nullable()

export const maintenanceEndpoints = endpoints({
  'GET /admin/maintenance': { summary: 'Check whether maintenance is going on', result, problems },
  'POST /admin/maintenance': {
    summary: 'Close the site for everyone but administrators, or change the announced end',
    body: NewMaintenance,
    result,
    problems,
  },
  'DELETE /admin/maintenance': {
    summary: 'End maintenance: open the site again',
    result,
    problems: [...problems, 'settings.unchanged'],
  },
})
