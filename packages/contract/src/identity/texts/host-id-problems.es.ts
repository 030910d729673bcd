import type { hostIdProblems } from '#identity/host-id-problems.ts'

type Code = keyof typeof hostIdProblems

export const hostIdProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.host_ids.unseen': 'Abra el documento antes de aceptarlo.',
  'problem.host_ids.decided': 'Este documento ya se revisó.',
}
