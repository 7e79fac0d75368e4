/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** One row of a slip. */
export function Row({
  children,
  term,
}: {
  readonly children: ComponentChildren
  readonly term: string
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
