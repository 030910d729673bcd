/** Codes of banks for returned credits; other codes share one general text. */
const returnCodes = ['R02', 'R03', 'R04', 'R16', 'R17', 'R20', 'R23', 'R24', 'R29'] as const

/** After these codes the account receives nothing until its holder adds it again. */
export const unusableAccountCodes = ['R02', 'R03', 'R04', 'R16', 'R20', 'R29'] as const

export function endsAccount(code: string): boolean {
  return unusableAccountCodes.some((each) => each === code)
}

export function returnCodeText(code: string) {
  const known = returnCodes.find((each) => each === code)
  return `wallet.return_code.${known ?? 'other'}` as const
}
