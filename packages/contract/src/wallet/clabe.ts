import type { NumberError } from './aba.ts'

const weights = [3, 7, 1]

export function clabeError(clabe: string): NumberError | undefined {
  if (!/^\d{18}$/.test(clabe)) return 'length'
  if (!bankOfClabe(clabe)) return 'bank'
  const digits = [...clabe.slice(0, 17)].map(Number)
  const sum = digits.reduce(
    (total, digit, at) => total + ((digit * (weights[at % 3] ?? 0)) % 10),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(clabe[17]) ? undefined : 'checksum'
}

/** The first three digits identify the bank. */
export function bankOfClabe(clabe: string): string | undefined {
  return banks[clabe.slice(0, 3)]
}

const banks: Record<string, string> = {
  '002': 'Banamex',
  '012': 'BBVA México',
  '014': 'Santander',
  '021': 'HSBC',
  '030': 'BanBajío',
  '032': 'IXE',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '059': 'Invex',
  '060': 'Bansí',
  '062': 'Afirme',
  '072': 'Banorte',
  '127': 'Azteca',
  '130': 'Compartamos',
  '132': 'Multiva',
  '133': 'Actinver',
  '137': 'BanCoppel',
  '166': 'Banco del Bienestar',
  '638': 'Nu México',
  '646': 'STP',
  '722': 'Mercado Pago',
}
