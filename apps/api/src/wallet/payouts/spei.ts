import { bankText } from '#wallet/bank/bank-text.ts'

type Payment = { id: string; name: string; clabe: string; amount: number; trace: number }

const columns =
  'clave_rastreo,clabe,tipo_cuenta,banco,nombre_beneficiario,monto,moneda,concepto,referencia'
const accountByClabe = '40'

/** A file of SPEI payments, one per line; the paying bank converts the dollars. */
export function speiFile(payments: readonly Payment[]): string {
  const lines = payments.map(({ id, name, clabe, amount, trace }) =>
    [
      `MAREA${id.replaceAll('-', '').toUpperCase().slice(0, 25)}`,
      clabe,
      accountByClabe,
      clabe.slice(0, 3),
      bankText(name).slice(0, 40),
      `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
      'USD',
      'RETIRO MAREA',
      String(trace).padStart(7, '0'),
    ].join(),
  )
  return `${[columns, ...lines].join('\r\n')}\r\n`
}
