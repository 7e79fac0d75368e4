import { type ReactNode, useId, useState } from 'react'
import { pairingUriIn } from '../pairingUriIn.js'
import { readCodeImage } from './readCodeImage.js'

/** Pairs by a pasted address or by a picture of its code. */
export function PairForm(props: {
  children: ReactNode
  onPair: (uri: string) => Promise<void>
  onProblem: (problem: string) => void
}) {
  const { children, onPair, onProblem } = props
  const id = useId()
  const [text, setText] = useState('')

  const pair = async (given: string) => {
    const uri = pairingUriIn(given)
    if (!uri) return onProblem('That is no pairing address.')
    setText('')
    await onPair(uri)
  }
  const read = async (file: File) => {
    try {
      await pair(await readCodeImage(file))
    } catch {
      onProblem('There is no code in that picture.')
    }
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="page-card">
      <h2 id={`${id}-heading`}>Pair</h2>
      <form
        className="phone-form"
        onSubmit={(event) => {
          event.preventDefault()
          void pair(text)
        }}
      >
        <label htmlFor={`${id}-uri`}>Pairing URI</label>
        <textarea
          autoComplete="off"
          id={`${id}-uri`}
          onChange={({ target }) => setText(target.value)}
          rows={3}
          spellCheck={false}
          value={text}
        />
        <button type="submit">Pair</button>
        <label htmlFor={`${id}-image`}>Image of a code</label>
        <input
          accept="image/*"
          id={`${id}-image`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void read(file)
          }}
          type="file"
        />
      </form>
      {children}
    </section>
  )
}
