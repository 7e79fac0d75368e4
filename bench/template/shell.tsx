/** What every page shares: an opener, a link after it, the address. */
export function Shell({
  open,
  address,
}: {
  open?: () => void
  address?: string
}) {
  return (
    <main>
      <h1>Bench</h1>
      <button id="connect" type="button" onClick={() => open?.()}>
        Connect
      </button>{' '}
      <a id="after" href="#after">
        A link after it
      </a>
      <p id="status">{address ?? 'not connected'}</p>
    </main>
  )
}
