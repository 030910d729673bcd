type Sealed = { number: string | null }

/** Printed on the statement and in its files, so that a copy can be recognized. */
export function statementNumber(ownerId: string, month: string, seal?: Sealed): string {
  if (seal?.number === null) return numberWith(4, ownerId, month)
  return seal?.number ?? numberWith(12, ownerId, month)
}

/** Months that were sealed with four digits of the owner keep the number under which they are filed. */
function numberWith(digits: number, ownerId: string, month: string): string {
  return `ST-${month}-${ownerId.replaceAll('-', '').slice(0, digits).toUpperCase()}`
}
