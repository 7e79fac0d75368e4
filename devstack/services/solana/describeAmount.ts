/**
 * An amount of tokens as nodes write it.
 * @param amount base units
 * @param decimals of the token
 * @example describeAmount(2_500_000n, 6).uiAmountString // '2.5'
 */
export function describeAmount(amount: bigint, decimals: number) {
  const digits = `${amount}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = fraction ? `${whole}.${fraction}` : whole
  return {
    amount: `${amount}`,
    decimals,
    uiAmount: Number(text),
    uiAmountString: text,
  }
}
