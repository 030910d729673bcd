import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const read = (text: string) => readStatement(Buffer.from(text))

test('BAI2: amounts in cents by their code, continuations, and the balance at the end of the last day', () => {
  const text = `01,122099999,123456789,261117,0200,1,65,,2/
02,031001234,122099999,1,261116,2359,USD,2/
03,0123450091,USD,010,+4350000,,,015,+4500000,,/
16,165,150000,Z,BR1,CR1,STRIPE TRANSFER/
88,ST-123, SECOND PART
49,9150000,4/
98,13150000,1,6/
02,031001234,122099999,1,261117,2359,USD,2/
03,0123450091,USD,015,4498500,,/
16,698,1500,S,0,1500,0,BR2,CR2,WIRE FEE
16,475,2500,V,261118,,,1001,CHECK/
49,9150000,4/
99,13150000,2,11/
`
  const { format, statements } = read(text)
  expect(format).toBe('bai2')
  expect(statements).toMatchObject([
    {
      account: '0091',
      balance: 44_985_00,
      lines: [
        { postedOn: '2026-11-16', amount: 1_500_00 },
        { postedOn: '2026-11-17', amount: -15_00, description: 'WIRE FEE CR2 BR2' },
        { postedOn: '2026-11-17', amount: -25_00 },
      ],
    },
  ])
  expect(statements[0]?.lines[0]?.description).toContain('SECOND PART')
})

test('OFX as XML and as SGML, with entities, and without the available balance', () => {
  const xml = `<?xml version="1.0"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>000123450091</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261117</DTPOSTED><TRNAMT>-1.5</TRNAMT><FITID>7</FITID><NAME>A &amp; B</NAME><MEMO>Zelle</MEMO></STMTTRN></BANKTRANLIST><AVAILBAL><BALAMT>1.00</BALAMT></AVAILBAL><LEDGERBAL><BALAMT>20.25</BALAMT></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  expect(read(xml).statements).toEqual([
    {
      account: '0091',
      balance: 20_25,
      lines: [{ postedOn: '2026-11-17', amount: -1_50, description: 'A & B Zelle', bankId: '7' }],
    },
  ])
})

test.each([
  [
    'newest first',
    'Posting Date,Description,Debit,Credit,Balance\n11/17/2026,Fee,15.00,,85.00\n11/16/2026,In,,100.00,100.00\n',
    85_00,
    [-15_00, 100_00],
  ],
  [
    'Spanish, with a point between thousands',
    'Fecha;Concepto;Cargo;Abono;Saldo\n16/11/2026;Abono;;1.234,50;1.234,50\n17/11/2026;Comisión;(2,50);;1.232,00\n',
    1_232_00,
    [1_234_50, -2_50],
  ],
  [
    'a minus behind the amount, no balance',
    'Date,Memo,Amount\n2026-11-17,Out,20.00-\n2026-11-17,Zero,0.00\n',
    null,
    [-20_00],
  ],
])('CSV: %s', (_name, text, balance, amounts) => {
  const [statement] = read(text).statements
  expect(statement?.balance).toBe(balance)
  expect(statement?.lines.map(({ amount }) => amount)).toEqual(amounts)
})
