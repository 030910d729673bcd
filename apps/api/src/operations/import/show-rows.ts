import type { ImportedRow, RowFilter } from '@marea/contract/operations/imports/imports.ts'
import { RowProblem } from '@marea/contract/operations/imports/imports.ts'
import { z } from 'zod'
import { describeSubjects } from '#operations/audit/subjects.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { fileOf } from './import-job.ts'
import { countListed, findImport, listRows } from './import-store.ts'
import { valuesIn } from './read-row.ts'

const perPage = 50
const StoredProblems = z.array(RowProblem)

export async function showRows(
  ctx: Ctx,
  id: string,
  { show, page }: { show: RowFilter; page: number },
): Promise<{ rows: ImportedRow[]; count: number; pages: number }> {
  const found = await findImport(ctx.db, id)
  if (!found) throw new Problem('resource.not_found')
  const onlyProblems = show === 'problems'
  const part = { onlyProblems, limit: perPage, offset: (page - 1) * perPage }
  const rows = await listRows(ctx.db, id, part)
  const count = await countListed(ctx.db, id, onlyProblems)
  const describe = await describeSubjects(
    ctx,
    rows.flatMap(({ subject }) => subject ?? []),
  )
  return {
    rows: rows.map(({ number, state, cells, problems, subject }) => ({
      number,
      state,
      values: valuesIn(fileOf(found), cells),
      problems: StoredProblems.parse(problems),
      // Reviews have no page of their own.
      path: subject === null || found.kind === 'reviews' ? null : describe(subject).path,
    })),
    count,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}
