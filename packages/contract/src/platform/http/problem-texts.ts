import type { Words } from '#platform/language.ts'

/** The sentence of an error is written beside its status; pages know it by a key. */
export function problemTexts<Code extends string>(
  problems: Readonly<Record<Code, { status: number } & Words>>,
): Record<`problem.${Code}`, Words> {
  const codes = Object.keys(problems) as Code[]
  const named = codes.map((code) => {
    const { status, ...words } = problems[code]
    return [`problem.${code}`, words]
  })
  return Object.fromEntries(named)
}
