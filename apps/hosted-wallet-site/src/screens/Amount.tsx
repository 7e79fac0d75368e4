/** @jsxImportSource preact */
/** Digits come before their unit in every language. */
export function Amount({ children }: { readonly children: string }) {
  return (
    <strong class="amount" dir="ltr">
      {children}
    </strong>
  )
}
