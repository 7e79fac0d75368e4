import type { Shown } from '../redact.js'

/** A value as text. */
export function ShownValue({ value }: { value: Shown }) {
  return <pre>{JSON.stringify(value, null, 2)}</pre>
}
