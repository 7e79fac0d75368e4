import { StackError } from './StackError.js'

/** The highest offset that keeps every port of the stack below 65536. */
const highestOffset = 50_000

/**
 * Reads what is added to every port of the stack.
 * @param environment where `HASP_PORT_OFFSET` may be; without it 0
 * @throws StackError when it is no whole number from 0 to 50000
 * @example portOffset({ HASP_PORT_OFFSET: '100' }) // 100
 */
export function portOffset(
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const text = environment.HASP_PORT_OFFSET?.trim() || '0'
  const offset = Number(text)
  if (/^\d+$/.test(text) && offset <= highestOffset) return offset
  throw new StackError(
    `HASP_PORT_OFFSET is "${text}": set it to a whole number from 0 to ${highestOffset}.`,
  )
}
