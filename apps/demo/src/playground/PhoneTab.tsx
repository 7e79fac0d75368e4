import encodeQr from 'qr'

/** How a phone gets here. */
export function PhoneTab() {
  const rows = encodeQr(location.href, 'raw')
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('')
  return (
    <>
      <p className="playground-note">
        Choose “WalletConnect” above and scan its code with the{' '}
        <a href="/phone" rel="noopener" target="_blank">
          test phone
        </a>
        , a wallet in a page of its own. This code is the address of this page
        with its settings; a real phone has to reach {location.host}.
      </p>
      <svg
        aria-label="Code of this page's address"
        className="playground-qr"
        role="img"
        viewBox={`-2 -2 ${rows.length + 4} ${rows.length + 4}`}
      >
        <path d={path} />
      </svg>
    </>
  )
}
