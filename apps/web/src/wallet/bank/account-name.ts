/** The name of a bank account in a sentence. */
export function accountName({ bankName, lastFour }: { bankName: string; lastFour: string }) {
  return `${bankName} ${lastFour}`
}
