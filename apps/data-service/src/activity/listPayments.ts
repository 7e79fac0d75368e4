import type { ChainPayment } from './ChainBlock.js'
import type { TracedCall } from './traceSchemas.js'

/** The ways to call that move what they say; others borrow the caller's. */
const moving = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'])

/**
 * What contracts paid out within a call, in its order. The call itself is the
 * transaction's own, and what was undone moved nothing.
 */
export function listPayments(call: TracedCall): readonly ChainPayment[] {
  const payments: ChainPayment[] = []
  const open = [...(call.error ? [] : (call.calls ?? []))].toReversed()
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.error) continue
    const { from: source, to: target, type, value } = next
    if (moving.has(type) && value && target)
      payments.push({ source, target, amount: value })
    open.push(...(next.calls ?? []).toReversed())
  }
  return payments
}
