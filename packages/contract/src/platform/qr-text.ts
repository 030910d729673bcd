import { renderUnicodeCompact } from 'uqr'

/** A QR code for a terminal, which a phone reads on a dark or a light background. */
export function qrText(text: string): string {
  return renderUnicodeCompact(text, { ecc: 'L', border: 2 })
}
