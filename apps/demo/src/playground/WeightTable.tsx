import { useEffect, useState } from 'react'
import { countRequests, type HostCount } from './countRequests.js'

/** What this page has fetched until now, counted by the browser. */
export function WeightTable() {
  const [hosts, setHosts] = useState<readonly HostCount[]>([])
  useEffect(() => {
    const count = () => setHosts(countRequests(performance))
    const observer = new PerformanceObserver(count)
    observer.observe({ type: 'resource' })
    count()
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <table className="playground-contrast">
        <caption>Requests of this page until now</caption>
        <thead>
          <tr>
            <th scope="col">Host</th>
            <th scope="col">Requests</th>
            <th scope="col">KiB</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ bytes, host, requests }) => (
            <tr key={host}>
              <th scope="row">{host}</th>
              <td>{requests}</td>
              <td>{bytes === 0 ? 'not told' : (bytes / 1_024).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="playground-note">
        The page itself, React and the test wallet are counted, too, and as this
        server sends them. The browser does not list WebSockets: with
        WalletConnect on, the relay is one.
      </p>
    </>
  )
}
