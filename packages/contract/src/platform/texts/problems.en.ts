import { type ProblemCode, problems } from '#platform/problems.ts'

type ProblemTexts = { [code in ProblemCode as `problem.${code}`]: string }

export const problemTexts = Object.fromEntries(
  Object.entries(problems).map(([code, { message }]) => [`problem.${code}`, message]),
) as ProblemTexts
