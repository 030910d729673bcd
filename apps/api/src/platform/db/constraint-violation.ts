import pg from 'pg'

export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}

/** Any rule of the database: a foreign key, a range that overlaps, a check. */
export function violatesAny(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true
}
