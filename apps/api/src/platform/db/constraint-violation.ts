import pg from 'pg'

/** Whether PostgreSQL refused a write by the constraint of this name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}
