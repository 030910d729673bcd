import type { SetupFinding } from '@marea/contract/setup/steps.ts'

type Name = SetupFinding['finding']

export function good(finding: Name, detail = ''): SetupFinding {
  return { finding, tone: 'good', detail }
}

export function warn(finding: Name, detail = ''): SetupFinding {
  return { finding, tone: 'warn', detail }
}

export function bad(finding: Name, detail = ''): SetupFinding {
  return { finding, tone: 'bad', detail }
}
