/** When maintenance is expected to end, on the page it shows in place of others and beside the id of the build. */
export const maintenanceHeader = 'x-maintenance-ends-at'
