/**
 * The params of a request in the one form that the wallet takes: libraries and
 * pages write a few of them in several.
 */
export function toFrameParams(method: string, params: unknown): unknown {
  if (params === undefined || params === null) return []
  if (!Array.isArray(params)) return params
  const [first, second, ...rest] = params
  switch (method) {
    case 'personal_sign':
      return [toHexText(first), second]
    case 'eth_signTypedData_v4':
      return [
        first,
        typeof second === 'object' ? JSON.stringify(second) : second,
        ...rest,
      ]
    default:
      return params
  }
}

/** A message as bytes; pages may give it as text. */
function toHexText(message: unknown): unknown {
  if (typeof message !== 'string' || /^0x([\da-f]{2})*$/i.test(message))
    return message
  const bytes = new TextEncoder().encode(message)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
  return `0x${digits.join('')}`
}
