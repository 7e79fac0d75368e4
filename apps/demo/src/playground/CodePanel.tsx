import { useState } from 'react'

/** The code for the settings, to be taken along. */
export function CodePanel({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<{ code: string; text: string }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome({ code, text: 'Copied.' })
    } catch {
      setOutcome({ code, text: 'Not copied: select the text instead.' })
    }
  }
  return (
    <section aria-label="Code" className="page-card playground-code">
      <h2>Code for these settings</h2>
      <div className="playground-row">
        <button onClick={() => void copy()} type="button">
          Copy code
        </button>
        <output>{outcome?.code === code ? outcome.text : ''}</output>
      </div>
      <pre>
        <code>{code}</code>
      </pre>
      <p className="playground-note">
        It names public networks; this page talks to its local ones.{' '}
        <code>npm install @hasp/react @hasp/core</code>
      </p>
    </section>
  )
}
