/**
 * Cents. Of two different separators the last is the decimal one. A single one before three digits separates thousands
 * if it is a comma; a point there could be either, and is refused.
 */
export function readMoney(text: string): number | undefined {
  const plain = text.replace(/^(USD|US\$|\$)|(USD|\$)$/gi, '').replace(/[\s']/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const decimals = plain.length - last - 1
  const isDecimal = last >= 0 && decimals <= 2
  if (last >= 0 && !isDecimal && (decimals !== 3 || isDoubtful(plain))) return undefined
  const whole = (isDecimal ? plain.slice(0, last) : plain).split(/[.,]/)
  const isGrouped = whole.every(
    (part, index) => /^\d+$/.test(part) && (index === 0 || part.length === 3),
  )
  const cents = isDecimal ? plain.slice(last + 1).padEnd(2, '0') : '00'
  if (!isGrouped || !/^\d\d$/.test(cents) || whole.join('').length > 9) return undefined
  return Number(`${whole.join('')}${cents}`)
}

function isDoubtful(plain: string): boolean {
  return plain.includes('.') && plain.indexOf('.') === plain.lastIndexOf('.')
}
