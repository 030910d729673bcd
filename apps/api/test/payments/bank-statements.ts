import type { InjectOptions } from 'fastify'
import type { TestApp } from '../test-app.ts'
import type { Someone } from '../user-data.ts'

type Line = { on: string; amount: number; text: string; id?: string }

/** A statement as a bank writes it: in OFX 1, whose fields have no end. */
export function ofxOf(lines: readonly Line[], balance?: number): string {
  const transactions = lines.map(({ on, amount, text, id }, index) =>
    [
      '<STMTTRN>',
      `<TRNTYPE>${amount > 0 ? 'CREDIT' : 'DEBIT'}`,
      `<DTPOSTED>${on.replaceAll('-', '')}120000[-5:EST]`,
      `<TRNAMT>${(amount / 100).toFixed(2)}`,
      `<FITID>${id ?? `${on}-${index}`}`,
      `<NAME>${text}`,
      '</STMTTRN>',
    ].join('\r\n'),
  )
  const total =
    balance === undefined
      ? ''
      : `<LEDGERBAL><BALAMT>${(balance / 100).toFixed(2)}<DTASOF>20261119</LEDGERBAL>`
  return `OFXHEADER:100\r\nDATA:OFXSGML\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>066004367<ACCTID>000123450091<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\r\n${transactions.join('\r\n')}\r\n</BANKTRANLIST>${total}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}

export function uploadBankFile(
  { call }: Someone,
  content: string | Buffer,
  fields: Record<string, string> = {},
) {
  const parts = Object.entries({ fileName: 'statement.ofx', ...fields }).map(
    ([name, value]) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="statement.ofx"\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + head),
    Buffer.from(content),
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const given: InjectOptions = { payload, headers }
  return call('POST', '/admin/bank-files', given)
}

export async function reconciliationOf({ call }: Someone) {
  return (await call('GET', '/admin/reconciliation')).body.result
}

const day = 86_400_000

/** All charges happened six days before an instant, and were paid out two days before it. */
export function payOutAll(marea: Pick<TestApp, 'ports'>, now: number): string {
  const { standIn } = marea.ports.cards
  if (!standIn) throw new Error('There is no stand-in.')
  const charges = new Map(standIn.record().charges.map(({ id }) => [id, now - 6 * day]))
  standIn.tellPast({ charges, payouts: [now - 2 * day] })
  return standIn.store.list<{ id: string }>('payout')[0]?.id ?? ''
}
