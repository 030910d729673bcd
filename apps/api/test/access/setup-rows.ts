import { type AccessRow, adminOnly, anyone } from './access-row.ts'

const administrator = { fullName: 'Nobody', email: 'nobody@marea.test', password: 'Marea2026' }

export const setupRows = {
  'POST /setup/link': { ...anyone, body: { token: 'none' } },
  'POST /setup/administrator': { ...anyone, body: { token: 'none', ...administrator } },
  'GET /admin/setup': adminOnly,
  'PUT /admin/setup/:step': { ...adminOnly, params: { step: 'home' }, body: { state: 'skipped' } },
  'POST /admin/setup/:step/check': { ...adminOnly, params: { step: 'company' }, body: {} },
  'POST /admin/setup/email/confirmation': {
    ...adminOnly,
    body: { digits: '000000' },
    namesNothing: true,
  },
  'GET /admin/site': adminOnly,
  'POST /admin/site/opening': { ...adminOnly, namesNothing: true },
  'POST /admin/site/samples': { ...adminOnly, namesNothing: true },
  'DELETE /admin/site/samples': { ...adminOnly, namesNothing: true },
} satisfies Record<string, AccessRow>
