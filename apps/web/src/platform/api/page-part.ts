import { codeProblems } from './auth-dialog.ts'
import { ProblemError } from './problem-error.ts'

/** The loaded data of one part of a page, or its error; the other parts render without it. */
export type PagePart<Value> = { value: Value; error?: never } | { value?: never; error: unknown }

/** A missing second factor is no error of a part: the loader of the page asks for it. */
export function loadPart<Value>(loading: Promise<Value>): Promise<PagePart<Value>> {
  return loading.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof ProblemError && isAskedFor(error.code)) throw error
      return { error }
    },
  )
}

function isAskedFor(code: string): boolean {
  return code === 'identity.second_factor_setup_required' || codeProblems.has(code)
}
