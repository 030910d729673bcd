const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

export type NumberError = 'length' | 'bank' | 'checksum'

export function abaError(routing: string): NumberError | undefined {
  if (!/^\d{9}$/.test(routing)) return 'length'
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(routing)) return 'bank'
  const sum = weights.reduce((total, weight, at) => total + weight * Number(routing[at]), 0)
  return sum % 10 === 0 && Number(routing) > 0 ? undefined : 'checksum'
}

/** Leading zeros count. */
export function usAccountError(number: string): NumberError | undefined {
  return /^\d{4,17}$/.test(number) ? undefined : 'length'
}

export function bankOfRouting(routing: string): string | undefined {
  return banks[routing]
}

const banks: Record<string, string> = {
  '021000021': 'JPMorgan Chase',
  '267084131': 'JPMorgan Chase',
  '322271627': 'JPMorgan Chase',
  '063100277': 'Bank of America',
  '026009593': 'Bank of America',
  '121000358': 'Bank of America',
  '111000025': 'Bank of America',
  '091000019': 'Wells Fargo',
  '121000248': 'Wells Fargo',
  '063107513': 'Wells Fargo',
  '021000089': 'Citibank',
  '067014822': 'TD Bank',
  '263191387': 'Truist',
  '061000104': 'Truist',
  '066004367': 'City National Bank of Florida',
  '011401533': 'Citizens',
  '043000096': 'PNC',
  '031176110': 'Capital One',
  '124003116': 'Ally',
  '256074974': 'Navy Federal',
  '314074269': 'USAA',
  '110000000': 'Stripe Test Bank',
}
