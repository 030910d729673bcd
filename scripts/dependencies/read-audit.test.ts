import { expect, test } from 'vitest'
import { exitCodes, readAudit } from './read-audit.js'

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }

function report(vulnerabilities: object, counts: Partial<typeof none>) {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { ...none, ...counts } },
  })
}

const advisory = {
  source: 1,
  name: 'lodash',
  title: 'Prototype Pollution in lodash',
  severity: 'high',
}
const lodash = {
  name: 'lodash',
  severity: 'high',
  via: [advisory],
  range: '<4.17.21',
  fixAvailable: { name: 'lodash', version: '4.17.21', isSemVerMajor: false },
}
const parent = {
  name: 'parent',
  severity: 'low',
  via: ['lodash'],
  range: '*',
  fixAvailable: false,
}

test('a clean report says so', () => {
  expect(readAudit(report({}, {}))).toEqual({
    outcome: 'clean',
    lines: ['No known vulnerability in production dependencies.'],
  })
})

test('a high or critical vulnerability fails, with what is affected and what fixes it', () => {
  expect(readAudit(report({ parent, lodash }, { high: 1, low: 1 }))).toEqual({
    outcome: 'vulnerable',
    lines: [
      'high: lodash <4.17.21 — Prototype Pollution in lodash (fixed by lodash@4.17.21)',
      'low: parent * — by lodash (no fix yet)',
      'In production dependencies: 1 high, 1 low.',
    ],
  })
  expect(exitCodes.vulnerable).toBe(1)
})

test('a moderate one is shown and does not fail', () => {
  const moderate = { ...lodash, severity: 'moderate', fixAvailable: true }
  const { outcome, lines } = readAudit(report({ moderate }, { moderate: 1 }))
  expect(outcome).toBe('clean')
  expect(lines[0]).toContain('(fixed in a newer version)')
})

test.each([
  ['{"message":"Not Found - POST /-/npm/v1/security/audits/quick","statusCode":404}', '(404)'],
  [
    '{"error":{"code":"ENOTFOUND","summary":"request to the registry failed","detail":""}}',
    'failed',
  ],
  [
    '{"message":"audit is not supported","error":{"summary":"","detail":""}}',
    'audit is not supported',
  ],
  ['npm error code E403', 'npm wrote no report'],
  ['', 'npm wrote no report'],
])('a registry that refuses the question is neither clean nor vulnerable: %s', (output, words) => {
  const { outcome, lines } = readAudit(output)
  expect(outcome).toBe('unanswered')
  expect(lines.join('\n')).toContain(words)
  expect(exitCodes.unanswered).toBe(2)
})
