import { maxReceiptBytes } from '@marea/contract/expenses/choices.ts'
import { reencode } from '#files/image.ts'
import type { StoredFile } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'

/** Small print stays readable at this size. */
const longSide = 1800

/** A photo is re-encoded, so that no location or camera data remains; a PDF is stored as it is. */
export async function readReceiptFile(upload: Buffer): Promise<StoredFile> {
  if (isPdf(upload)) return { bytes: checkPdf(upload), type: 'application/pdf' }
  const bytes = await reencode(upload, (picture) =>
    picture
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
  return { bytes, type: 'image/jpeg' }
}

function isPdf(upload: Buffer): boolean {
  return upload.subarray(0, 5).toString('latin1') === '%PDF-'
}

/** What a receipt never needs: code, attached files, programs, forms that send, encryption. */
const activeContent =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA|Encrypt)\b/

/**
 * The file is never parsed on the server, where a small file could expand to gigabytes; it is
 * checked as bytes and shown by the sandboxed viewer of the reader's browser.
 */
function checkPdf(upload: Buffer): Buffer {
  if (upload.length > maxReceiptBytes) throw new Problem('files.too_large')
  const text = upload.toString('latin1')
  const isWhole = /^%PDF-[12]\.\d/.test(text) && text.slice(-1024).includes('%%EOF')
  if (!isWhole || activeContent.test(namesIn(text))) throw new Problem('owners.pdf_refused')
  return upload
}

/**
 * Without the compressed streams, in which any word can appear by chance. Names may be spelled with
 * hexadecimal escapes, as in /J#61vaScript.
 */
function namesIn(text: string): string {
  return text
    .split('endstream')
    .map((part) => part.split(/\bstream\r?\n/, 1)[0])
    .join(' ')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
