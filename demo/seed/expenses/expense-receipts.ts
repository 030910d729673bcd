import sharp from 'sharp'
import { storeReceipt } from '../../../apps/api/src/expenses/receipts/receipts.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { actAs } from '../../history/act-as.ts'
import { type ExpenseAt, expenseIdOf } from './expense-entries.ts'

const receipts = 5

/** The latest expenses of Inés have their receipts, photos and PDFs in turn. */
export async function seedReceipts(ctx: TransactionCtx, expenses: ExpenseAt[]): Promise<void> {
  const own = expenses.filter(({ home, isDuplicate }) => {
    return home.owner === 'owner@marea.test' && !isDuplicate
  })
  const latest = own.toSorted((a, b) => (a.spentOn < b.spentOn ? 1 : -1)).slice(0, receipts)
  const owner = await actAs(ctx, 'owner@marea.test')
  for (const [index, expense] of latest.entries()) {
    const { vendor } = expense
    const amount = `$${(expense.amount / 100).toFixed(2)}`
    const file = index % 2 ? writePdf(vendor, amount) : await drawBill(vendor, amount)
    await storeReceipt(owner, expenseIdOf(expense), file)
  }
}

export function drawBill(vendor: string, amount: string): Promise<Buffer> {
  const text = (y: number, size: number, words: string) =>
    `<text x="70" y="${y}" font-family="sans-serif" font-size="${size}" fill="#333">${words}</text>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960">
    <rect width="720" height="960" fill="#d9d2c4"/><rect x="30" y="30" width="660" height="900" fill="#fffdf8"/>
    ${text(140, 44, vendor.replaceAll('&', '&amp;'))}${text(860, 52, amount)}
    <g fill="#c9c2b4"><rect x="70" y="220" width="420" height="16"/><rect x="70" y="270" width="500" height="16"/>
    <rect x="70" y="320" width="460" height="16"/><rect x="70" y="370" width="380" height="16"/></g></svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}

/** One page with two lines, as small as a PDF can be. */
function writePdf(vendor: string, amount: string): Buffer {
  const words = [vendor, amount].map((line) => line.replace(/[()\\]/g, ''))
  const page = `BT /F1 24 Tf 72 700 Td (${words[0]}) Tj 0 -60 Td (${words[1]}) Tj ET`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>\nstream\n${page}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = Buffer.byteLength(text, 'latin1')
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = Buffer.byteLength(text, 'latin1')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  text += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
