export function accountName({ bankName, lastFour }: { bankName: string; lastFour: string }) {
  return `${bankName} ${lastFour}`
}
