/** @jsxImportSource preact */
import { groupAddress } from './showAddress.js'

/** An address in full. */
export function Address({ address }: { readonly address: string }) {
  return (
    <span class="address" dir="ltr" translate={false}>
      {groupAddress(address).map((group, index) => (
        // Groups never move: their place is what tells them apart.
        <span key={`${index}${group}`}>{group}</span>
      ))}
    </span>
  )
}
