import { portOffset } from '../portOffset.js'

/** Tests run beside `npm start`, so their stack listens elsewhere. */
const defaultOffset = '500'

/**
 * Reads what tests add to every port of the stack.
 * @param environment where `HASP_PORT_OFFSET` may be; without it 500
 * @throws StackError when it is no whole number in the range
 * @example testPortOffset(process.env)
 */
export function testPortOffset(
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const text = environment.HASP_PORT_OFFSET?.trim() || defaultOffset
  return portOffset({ HASP_PORT_OFFSET: text })
}
