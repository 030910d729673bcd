export type Share = { people: number; amount: number }

/** Splits cents evenly without losing any: the first people pay one cent more. */
export function splitAmount(total: number, people: number): Share[] {
  const amount = Math.floor(total / people)
  const more = total % people
  return [
    { people: more, amount: amount + 1 },
    { people: people - more, amount },
  ].filter((share) => share.people > 0)
}
