import pg from 'pg'

/** Whether PostgreSQL refused a write because of the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}
