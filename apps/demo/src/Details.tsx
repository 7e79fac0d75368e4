/** Terms and what they stand for, as in `Wallet state`. */
export function Details({
  entries,
}: {
  entries: Readonly<Record<string, string | undefined>>
}) {
  return (
    <dl className="page-details">
      {Object.entries(entries).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
