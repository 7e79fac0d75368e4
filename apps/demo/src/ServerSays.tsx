import { useEffect, useState } from 'react'

const askAgainMs = 1_000

/** What the demo's own server says of who is signed in. */
export function ServerSays() {
  const [answer, setAnswer] = useState('Nothing yet.')
  useEffect(() => {
    const ask = () =>
      void fetch('/siwx/session')
        .then((response) => response.text())
        .then(setAnswer, () => setAnswer('No answer.'))
    ask()
    // Other tabs and the server itself change it, too.
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <section aria-label="Server says" className="page-card">
      <h2>Server says</h2>
      <output className="demo-result">{answer}</output>
    </section>
  )
}
