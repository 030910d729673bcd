/** How a bank account is called in a sentence. */
export function accountName({ bankName, lastFour }: { bankName: string; lastFour: string }) {
  return `${bankName} ${lastFour}`
}
